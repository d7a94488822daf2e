import { comparison } from './methods/comparison.ts';
import { consultation } from './methods/consultation.ts';
import { directPurchase } from './methods/direct-purchase.ts';
import { framework } from './methods/framework.ts';
import { inquiry } from './methods/inquiry.ts';
import { invitedTender } from './methods/invited-tender.ts';
import { negotiation } from './methods/negotiation.ts';
import { openTender } from './methods/open-tender.ts';
import { reverseAuction } from './methods/reverse-auction.ts';
import { singleSource } from './methods/single-source.ts';
import { procurementMethod, type MethodName } from './method.ts';
import type { Procedure } from './procedure.ts';

/** Every procurement method, once. */
export const procedures: Readonly<Record<MethodName, Procedure>> = {
  openTender,
  invitedTender,
  negotiation,
  consultation,
  inquiry,
  singleSource,
  reverseAuction,
  directPurchase,
  framework,
  comparison,
};

/** The procedure of a method's code; undefined of one that is not known. */
export function procedureOf(method: unknown): Procedure | undefined {
  const known = procurementMethod.named(method);
  return known && procedures[known.name];
}
