import { describe, expect, test } from 'vitest';
import { compareRanked, pointsOf, slotOffset, usualPoints, type Applicant, type Ranked } from './points-of.ts';
import { subsidyOf, type SubsidyFacts } from './subsidy-of.ts';

// The worked numbers are those of docs/estate.md, C.5 and C.9.

const divisionHead: SubsidyFacts = {
  subsidyType: 1,
  standardArea: '90',
  ownedArea: '62.50',
  spouseArea: '0',
  previousArea: '0',
  workYearsBeforeFund: '12',
  unitPrice: '1265',
  ageUnitPrice: '13',
  monthSalary: '8600',
  coef: '1.2806',
  salaryShare: '0.2',
  policyAmount: '0',
};

describe('the housing subsidy', () => {
  test('of a division head with 12 years and no house is 127 890 yuan', () => {
    expect(subsidyOf(divisionHead)).toMatchObject({ amount: '127890.00', shortArea: '90.00' });
  });
  test('of one who has 62.50 m² is 39 077.50 yuan for the 27.50 m² that are missing', () => {
    const subsidy = subsidyOf({ ...divisionHead, subsidyType: 2 });
    expect(subsidy).toMatchObject({ amount: '39077.50', shortArea: '27.50' });
    expect(subsidy?.trace.children?.[0]).toMatchObject({ value: '1421.00', expression: '1265 + 13 × 12' });
  });
  test('counts what the spouse has with what one has oneself', () => {
    const subsidy = subsidyOf({ ...divisionHead, subsidyType: 2, ownedArea: '40', spouseArea: '22.5' });
    expect(subsidy).toMatchObject({ amount: '39077.50', shortArea: '27.50' });
    expect(subsidyOf({ ...divisionHead, subsidyType: 2, spouseArea: '27.5' })).toBeUndefined();
  });
  test('by the month is 673.03 yuan of a salary of 8600', () => {
    expect(subsidyOf({ ...divisionHead, subsidyType: 3 })?.amount).toBe('673.03');
  });
  test('for a promotion from 80 to 90 m² is 6 980 yuan', () => {
    const promoted = { ...divisionHead, subsidyType: 4, unitPrice: '698', previousArea: '80' };
    expect(subsidyOf({ ...promoted, workYearsBeforeFund: '0' })?.amount).toBe('6980.00');
    // U has the years of work in it: (698 + 13 × 12) × 10.
    expect(subsidyOf(promoted)?.amount).toBe('8540.00');
  });
  test('for rent and talents is what the policy names', () => {
    expect(subsidyOf({ ...divisionHead, subsidyType: 6, policyAmount: '300000' })?.amount).toBe('300000.00');
  });
  test('is refused to who has met the standard', () => {
    expect(subsidyOf({ ...divisionHead, subsidyType: 2, ownedArea: '90' })).toBeUndefined();
  });
});

const nobody: Applicant = {
  workYears: '0',
  schoolYears: '0',
  title: 5,
  degree: 4,
  isCouple: false,
  talentScore: '0',
  otherScore: '0',
  deductScore: '0',
};
const people: Readonly<Record<string, Applicant>> = {
  A: { ...nobody, workYears: '12', schoolYears: '12', title: 3, degree: 1 },
  B: { ...nobody, workYears: '20', schoolYears: '6', title: 3, degree: 2, isCouple: true },
  C: { ...nobody, workYears: '3', schoolYears: '3', title: 2, degree: 1, talentScore: '20' },
};

function ranked(name: string): Ranked {
  const applicant = people[name] ?? nobody;
  const { total, titleScore } = pointsOf(applicant, usualPoints);
  const { workYears, schoolYears } = applicant;
  return { total, titleScore, workYears, schoolYears, applyTime: '2026-11-01 09:00:00', tieKey: '' };
}

describe('the order in which people choose', () => {
  test('goes by points: 65.5 before 63.0 before 62.0', () => {
    expect(['A', 'B', 'C'].map((name) => ranked(name).total)).toEqual(['62.00', '63.00', '65.50']);
    expect(['A', 'B', 'C'].sort((left, right) => compareRanked(ranked(left), ranked(right)))).toEqual(['C', 'B', 'A']);
  });
  test('goes by title, school years, work years, time and key, where points are equal', () => {
    const same = ranked('A');
    const before = (other: Partial<Ranked>) => compareRanked({ ...same, ...other }, same);
    expect(before({ titleScore: '30' })).toBeLessThan(0);
    expect(before({ schoolYears: '11' })).toBeGreaterThan(0);
    expect(before({ workYears: '13' })).toBeLessThan(0);
    expect(before({ applyTime: '2026-11-01 08:59:59' })).toBeLessThan(0);
    expect(compareRanked({ ...same, tieKey: '50e4' }, { ...same, tieKey: 'c7a6' })).toBeLessThan(0);
  });
  test('gives each a slot, two at a time where two choose in parallel', () => {
    expect([1, 2, 3].map((sort) => slotOffset(sort, { slotMinutes: 5, parallel: 1 }))).toEqual([0, 5, 10]);
    expect([1, 2, 3, 4].map((sort) => slotOffset(sort, { slotMinutes: 5, parallel: 2 }))).toEqual([0, 0, 5, 5]);
  });
});
