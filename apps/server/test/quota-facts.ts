/** The college of mechanics of docs/estate.md, C.1. */
export const college = {
  year: 2026,
  unitKind: 1,
  branch: 1,
  coefficient: '1.2',
  academicians: 1,
  seniors: 20,
  associates: 30,
  intermediates: 40,
  divisionHeads: 1,
  deputyDivisionHeads: 3,
  sectionStaff: 12,
  masters: 300,
  doctors: 120,
  basicHours: '32000',
  professionBasicHours: '28800',
  professionalHours: '9600',
  funds: '1500',
  approvedCb: '80',
  approvedZb: '200',
};
/** The bands of C.2. */
export const tiers = [
  { fromPct: '0', toPct: '10', price: '30' },
  { fromPct: '10', toPct: '20', price: '60' },
  { fromPct: '20', toPct: null, price: '90' },
];
export const charge = {
  name: '超额收费',
  effectiveDate: '2026-01-01',
  tierMode: 1,
  priceUnit: 1,
  months: 12,
  rebatePct: '50',
  rebateMaxPct: '20',
};
