import type { AwardFacts, ProcessFacts } from './process-facts.ts';

export interface Organization {
  readonly id: string;
  readonly name: string;
}

/** A unified social credit code (GB 32100). */
const creditCode = /^[0-9A-HJ-NPQRTUWXY]{18}$/;

function identified({ id, name }: Organization, code: string | null, roles: readonly string[]) {
  const identifier = code && creditCode.test(code) ? { scheme: 'CN-USCC', id: code, legalName: name } : undefined;
  return { id, name, ...(identifier && { identifier }), roles };
}

const idOf = (code: string | null, otherwise: string) =>
  code && creditCode.test(code) ? `CN-USCC-${code}` : otherwise;

export function buyerOf({ tenantId, buyerName, buyerCode }: ProcessFacts): Organization {
  return { id: idOf(buyerCode, `buyer-${tenantId}`), name: buyerName };
}

export function supplierOf({ id, creditCode: code, supplierName }: AwardFacts): Organization {
  return { id: idOf(code, `supplier-${id}`), name: supplierName };
}

/** The buyer, and from the result on those who won: nobody else is named, ever. */
export function partiesOf(facts: ProcessFacts, awards: readonly AwardFacts[]) {
  const { linkman, phone, buyerCode } = facts;
  const contactPoint = { ...(linkman && { name: linkman }), ...(phone && { telephone: phone }) };
  const suppliers = new Map(
    awards.map((award) => [supplierOf(award).id, identified(supplierOf(award), award.creditCode, ['supplier'])]),
  );
  return [
    {
      ...identified(buyerOf(facts), buyerCode, ['buyer', 'procuringEntity']),
      ...(Object.keys(contactPoint).length > 0 && { contactPoint }),
    },
    ...suppliers.values(),
  ];
}
