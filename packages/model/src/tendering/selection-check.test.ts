import { describe, expect, test } from 'vitest';
import { lowestOffer, selectionFault, type Selection } from './selection-check.ts';

const packages = [
  { id: 'p1', packageName: '床', maxWinners: 1 },
  { id: 'p2', packageName: '柜', maxWinners: 2 },
];
const offers = [
  { packageId: 'p1', entryId: 'a', totalMoney: '9.00' },
  { packageId: 'p1', entryId: 'b', totalMoney: '10.00' },
  { packageId: 'p1', entryId: 'c', totalMoney: '9.00' },
  { packageId: 'p2', entryId: 'd', totalMoney: '1.00' },
  { packageId: 'p2', entryId: 'e', totalMoney: '2.00' },
];
const win = (packageId: string, entryId: string, bidRemark?: string): Selection => ({
  packageId,
  entryId,
  bidStatus: '1',
  bidRemark,
});
const fault = (selections: Selection[], more = {}) =>
  selectionFault(selections, { packages, offers, generalBudget: '100.00', isComplete: false, ...more })?.code;

describe('a selection', () => {
  test('of the lowest offer stands without a reason, also where two are equal', () => {
    expect(fault([win('p1', 'a')])).toBeUndefined();
    expect(fault([win('p1', 'c')])).toBeUndefined();
  });
  test('of a dearer offer needs a reason, and blanks are none', () => {
    expect(fault([win('p1', 'b')])).toBe('tendering.notLowest');
    expect(fault([win('p1', 'b', '  ')])).toBe('tendering.notLowest');
    expect(fault([win('p1', 'b', '交货期短')])).toBeUndefined();
  });
  test('of two winners where one is allowed is refused', () => {
    expect(fault([win('p1', 'a'), win('p1', 'c')])).toBe('tendering.tooManyWinners');
  });
  test('among fewer than three quotes needs a reason', () => {
    expect(fault([win('p2', 'd')])).toBe('tendering.fewQuotes');
    expect(fault([win('p2', 'd', '唯一'), win('p2', 'e', '备选')])).toBeUndefined();
  });
  test('above the general budget is refused', () => {
    expect(fault([win('p1', 'a')], { generalBudget: '8.99' })).toBe('tendering.overBudget');
    expect(fault([win('p1', 'a')], { generalBudget: '9.00' })).toBeUndefined();
  });
  test('of an entry of another package, or named twice, is refused', () => {
    expect(fault([win('p1', 'd')])).toBe('tendering.selectionUnknown');
    expect(fault([win('p1', 'a'), { packageId: 'p1', entryId: 'a', bidStatus: '0' }])).toBe(
      'tendering.selectionUnknown',
    );
  });
  test('may lack a winner while it is saved, not when it is submitted', () => {
    expect(fault([])).toBeUndefined();
    expect(fault([win('p1', 'a')], { isComplete: true })).toBe('tendering.noWinner');
  });
});

test('the lowest offer of a package is found by amount, not by text', () => {
  expect(lowestOffer([...offers, { packageId: 'p1', entryId: 'x', totalMoney: '10.50' }], 'p1')).toBe('9.00');
  expect(lowestOffer(offers, 'p9')).toBeNull();
});
