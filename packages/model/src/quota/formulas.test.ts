import { describe, expect, test } from 'vitest';
import { chargeOf, tierFault, type ChargeRule } from './charge-of.ts';
import { quotaOf, type QuotaFacts, type QuotaStandards } from './quota-of.ts';

// The worked numbers are those of docs/estate.md, section C.

const standards: QuotaStandards = {
  staff: { 1: '50', 2: '20', 3: '15', 4: '10', 5: '10', 6: '10' },
  posts: { 1: '42', 2: '30', 3: '24', 4: '18', 5: '12', 6: '9' },
  students: {
    1: { area: '0', isCoefApplied: false },
    2: { area: '3', isCoefApplied: true },
    3: { area: '6', isCoefApplied: true },
  },
  research: {
    1: { perUnit: '10', area: '2', artsArea: '1', capRatio: '0.3' },
    2: { perUnit: '1', area: '500', artsArea: '500', capRatio: '0' },
  },
  commonPerHead: '1.5',
  commonCap: '200',
  hoursPerPlace: ['320', '192', '96'],
  areaPerPlace: '3',
  adjustRatio: '0.02',
};

const mechanics: QuotaFacts = {
  unitKind: 1,
  coefficient: '1.2',
  branch: 1,
  staff: { 1: 1, 2: 20, 3: 30, 4: 40 },
  posts: { 4: 1, 5: 3, 6: 12 },
  students: { 1: 900, 2: 300, 3: 120 },
  hours: ['32000', '28800', '9600'],
  funds: '1500',
  platforms: {},
  approvedEquipment: '80',
  approvedPlatforms: '200',
  specialArea: '0',
};

describe('the quota of a unit', () => {
  test('of the college of mechanics is 5514.63 m² by its people, labs, students and research', () => {
    const { parts, total, headcount } = quotaOf(mechanics, standards);
    expect(headcount).toBe(107);
    expect(parts).toEqual({
      offices: '1462.00',
      commonRooms: '160.50',
      teachingLabs: '1260.00',
      studentDesks: '1944.00',
      research: '300.00',
      equipment: '80.00',
      platforms: '200.00',
      adjustment: '108.13',
    });
    expect(total).toBe('5514.63');
  });

  test('becomes 5586.03 m² by the other set of standards, 24, 16 and 9 m²', () => {
    const other = { ...standards, staff: { ...standards.staff, 2: '24', 3: '16', 4: '9' } };
    expect(quotaOf(mechanics, other)).toMatchObject({
      total: '5586.03',
      parts: { offices: '1532.00', adjustment: '109.53' },
    });
  });

  test('for research stops at 30 % of offices, common rooms, labs and desks', () => {
    expect(quotaOf({ ...mechanics, funds: '9000' }, standards).parts.research).toBe('1447.95');
  });

  test('for labs of a college of arts goes by its own coefficient', () => {
    const artsCollege: QuotaFacts = { ...mechanics, coefficient: '0.6', branch: 2, hours: ['6400', '0', '960'] };
    expect(quotaOf(artsCollege, standards).parts).toMatchObject({ teachingLabs: '54.00', research: '150.00' });
  });

  test('of an office is its posts and its special area, nothing else', () => {
    const registry = { ...mechanics, unitKind: 2, posts: { 4: 1, 5: 3, 6: 10 }, specialArea: '40' };
    expect(quotaOf(registry, standards)).toMatchObject({
      total: '184.00',
      parts: { commonRooms: '0.00', adjustment: '0.00' },
    });
  });

  test('of a research institute has offices, research, equipment and platforms', () => {
    const institute = { ...mechanics, unitKind: 3, platforms: { 2: 1 } };
    expect(quotaOf(institute, standards)).toMatchObject({
      parts: {
        offices: '1462.00',
        commonRooms: '0.00',
        research: '300.00',
        equipment: '80.00',
        platforms: '700.00',
        adjustment: '0.00',
      },
      total: '2542.00',
    });
  });

  test('tells of every part what it was made of', () => {
    const [office, common] = quotaOf(mechanics, standards).trace.children ?? [];
    expect(office?.children?.[1]).toEqual({
      label: { zh: '正高级', en: 'Senior' },
      value: '400.00',
      unit: 'area',
      expression: '20 × 20',
    });
    expect(common?.expression).toBe('min(107 × 1.5, 200)');
  });
});

const rule: ChargeRule = {
  tierMode: 1,
  basePrice: '0',
  priceUnit: 1,
  months: 12,
  freePct: '0',
  tiers: [
    { fromPct: '0', toPct: '10', price: '30', multiplier: null },
    { fromPct: '10', toPct: '20', price: '60', multiplier: null },
    { fromPct: '20', toPct: null, price: '90', multiplier: null },
  ],
  rebatePct: '50',
  rebateMaxPct: '20',
};
const wholeRule = { ...rule, tierMode: 2 };

describe('the charge for room beyond the quota', () => {
  test('of 785.37 m² is 366 940.80 yuan band by band, of which half is returned to who pays in time', () => {
    const charge = chargeOf('5514.63', '6300.00', rule);
    expect(charge).toMatchObject({ over: '785.37', overPct: '14.24', charge: '366940.80' });
    expect(charge).toMatchObject({ rebate: '183470.40', payable: '183470.40' });
    expect(charge.lines).toMatchObject([
      { area: '551.46', price: '30.00', amount: '198525.60' },
      { area: '233.91', price: '60.00', amount: '168415.20' },
    ]);
  });

  test('of the same is 565 466.40 yuan where one price holds for all of it', () => {
    expect(chargeOf('5514.63', '6300.00', wholeRule).charge).toBe('565466.40');
  });

  test.each([
    ['1100', '36000.00', '36000.00'],
    ['1200', '108000.00', '144000.00'],
    ['1350', '270000.00', '378000.00'],
  ])('with a quota of 1000 m² and %s m² in use is %s or %s yuan', (actual, byBands, byOne) => {
    expect(chargeOf('1000', actual, rule).charge).toBe(byBands);
    expect(chargeOf('1000', actual, wholeRule).charge).toBe(byOne);
  });

  test('a multiplier of a yearly base price makes 36 000 yuan of 200 m²', () => {
    const tiers = [
      { fromPct: '0', toPct: '10', price: null, multiplier: '1' },
      { fromPct: '10', toPct: '30', price: null, multiplier: '1.5' },
      { fromPct: '30', toPct: null, price: null, multiplier: '2' },
    ];
    const yearly = { ...wholeRule, priceUnit: 2, basePrice: '120', tiers };
    expect(chargeOf('1000', '1200', yearly).charge).toBe('36000.00');
  });

  test('is nothing below the quota, and 999.99 % for a unit that may have nothing', () => {
    expect(chargeOf('1000', '900', rule)).toMatchObject({ diff: '-100.00', charge: '0.00', overPct: '0.00' });
    const without = chargeOf('0', '50', rule);
    expect(without).toMatchObject({ overPct: '999.99', charge: '54000.00', rebate: '0.00' });
  });

  test('is made of its lines, to the fen', () => {
    const { lines, charge } = chargeOf('333.33', '512.34', rule);
    expect(lines.reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0)).toBe(
      Math.round(Number(charge) * 100),
    );
  });

  test('bands follow each other from 0 and the last one is open', () => {
    expect(tierFault(rule.tiers)).toBeUndefined();
    expect(tierFault(rule.tiers.slice(1))).toBe('gap');
    expect(tierFault(rule.tiers.slice(0, 2))).toBe('open');
  });
});
