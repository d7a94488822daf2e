import { describe, expect, test } from 'vitest';
import { electedBy, faultsOfCommittee, leastMembers, type CommitteeFigures } from './committee-rule.ts';

const [buyer, expert, supervisor] = [1, 2, 4];
const people = (experts: number, buyers: number, watching = 0) => [
  ...Array.from({ length: experts }, () => expert),
  ...Array.from({ length: buyers }, () => buyer),
  ...Array.from({ length: watching }, () => supervisor),
];
const small = { budget: '540000.00', isComplex: false };

const tenderingLaw: CommitteeFigures = { least: 5, large: null, largeFrom: null, expertThirds: 2 };
const governmentTender: CommitteeFigures = { least: 5, large: 7, largeFrom: '10000000', expertThirds: 2 };
const consultation: CommitteeFigures = { least: 3, large: 5, largeFrom: '4000000', expertThirds: 2 };

const codes = (roles: readonly number[], figures: CommitteeFigures, facts: object = {}) =>
  faultsOfCommittee({ roles, ...small, ...facts }, figures).map(({ code }) => code);

describe('R25 a committee under the tendering law', () => {
  test.each([
    [4, 1, []],
    [5, 0, []],
    [3, 2, ['expertsTooFew']],
    [4, 0, ['tooFew', 'even']],
    [4, 2, ['even']],
    [2, 1, ['tooFew']],
    [5, 2, []],
    [4, 3, ['expertsTooFew']],
    [0, 0, ['tooFew', 'even']],
  ])('of %d experts and %d of the purchaser', (experts, buyers, faults) => {
    expect(codes(people(experts, buyers), tenderingLaw)).toEqual(faults);
  });

  test('does not count who watches over it', () => {
    expect(codes(people(4, 1, 1), tenderingLaw)).toEqual([]);
    expect(codes(people(4, 0, 1), tenderingLaw)).toEqual(['tooFew', 'even']);
  });
});

describe('R26 a committee of a government tender', () => {
  test.each([
    ['9999999.99', false, 5],
    ['10000000.00', false, 7],
    ['10.00', true, 7],
  ])('of a budget of %s, complex: %s, has %d members at least', (budget, isComplex, least) => {
    expect(leastMembers(governmentTender, { budget, isComplex })).toBe(least);
  });

  test('of ten million with five members is told to have seven', () => {
    const [fault] = faultsOfCommittee(
      { roles: people(4, 1), budget: '10000000.00', isComplex: false },
      governmentTender,
    );
    expect(fault).toEqual({ code: 'tooFew', params: { least: '7', have: '5' } });
  });
});

describe('R27 a group that consults, negotiates or inquires', () => {
  test.each([
    [2, 1, '540000.00', []],
    [3, 0, '540000.00', []],
    [1, 2, '540000.00', ['expertsTooFew']],
    [2, 1, '4000000.00', ['tooFew']],
    [4, 1, '4000000.00', []],
  ])('of %d experts and %d of the purchaser for %s', (experts, buyers, budget, faults) => {
    expect(codes(people(experts, buyers), consultation, { budget })).toEqual(faults);
  });
});

test('the own policy asks for no experts', () => {
  const own = { least: 3, large: null, largeFrom: null, expertThirds: 0 };
  expect(codes(people(0, 3), own)).toEqual([]);
  expect(codes(people(0, 2), own)).toEqual(['tooFew', 'even']);
});

describe('the members elect who leads them', () => {
  test('by more than half of all votes, whoever has not voted yet', () => {
    expect(electedBy(['a', 'a', 'a', null, null])).toEqual({ leaderId: 'a' });
    expect(electedBy(['a', 'a', 'b', 'b', null])).toEqual({ isOpen: true });
    expect(electedBy(['a', 'a', 'b'])).toEqual({ leaderId: 'a' });
  });

  test('and again where all have voted and nobody has them', () => {
    expect(electedBy(['a', 'b', 'c'])).toEqual({ isTied: true });
    expect(electedBy(['a', 'a', 'b', 'b', 'c'])).toEqual({ isTied: true });
  });

  test('nobody where nobody votes', () => {
    expect(electedBy([])).toEqual({ isOpen: true });
  });
});
