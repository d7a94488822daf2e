import { creditCodePattern } from '@zhaocai/model';
import type { AwardFacts, ProcessFacts } from './process-facts.ts';

export interface Organization {
  readonly id: string;
  readonly name: string;
}

interface Party extends Organization {
  readonly identifier?: { readonly scheme: string; readonly id: string; readonly legalName: string };
}

/** By its code where that is one, otherwise by an id of ours. */
function partyOf(name: string, code: string | null, otherwise: string): Party {
  if (!code || !creditCodePattern.test(code)) return { id: otherwise, name };
  return { id: `CN-USCC-${code}`, name, identifier: { scheme: 'CN-USCC', id: code, legalName: name } };
}

const buyer = ({ tenantId, buyerName, buyerCode }: ProcessFacts) => partyOf(buyerName, buyerCode, `buyer-${tenantId}`);
const supplier = ({ id, creditCode, supplierName }: AwardFacts) => partyOf(supplierName, creditCode, `supplier-${id}`);
const reference = ({ id, name }: Party): Organization => ({ id, name });

/** As a party is named elsewhere than among the parties. */
export const buyerOf = (facts: ProcessFacts) => reference(buyer(facts));
export const supplierOf = (award: AwardFacts) => reference(supplier(award));

/** The buyer, and from the result on those who won: nobody else is named, ever. */
export function partiesOf(facts: ProcessFacts, awards: readonly AwardFacts[]) {
  const { linkman, phone } = facts;
  const contactPoint = { ...(linkman && { name: linkman }), ...(phone && { telephone: phone }) };
  const winners = awards.map((award) => ({ ...supplier(award), roles: ['supplier'] }));
  // One that won several packages is one party.
  const suppliers = new Map(winners.map((winner) => [winner.id, winner]));
  return [
    {
      ...buyer(facts),
      roles: ['buyer', 'procuringEntity'],
      ...(Object.keys(contactPoint).length > 0 && { contactPoint }),
    },
    ...suppliers.values(),
  ];
}
