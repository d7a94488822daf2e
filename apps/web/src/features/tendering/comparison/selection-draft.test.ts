import { expect, test } from 'vitest';
import { sampleComparison, sampleOffer } from './comparison-sample.ts';
import {
  aboveLowest,
  draftFault,
  draftOf,
  namesDeviation,
  packageFault,
  percentOf,
  selectionsOf,
  toggleOffer,
  totalsOf,
  withReason,
} from './selection-draft.ts';

const empty = draftOf(sampleComparison);
const lowestBed = { packageId: '11', entryId: '41' };
const dearerBed = { packageId: '11', entryId: '45' };
const lowestMattress = { packageId: '12', entryId: '44' };

test('a bidStatus toggles between exactly "1" and "0" [R353] [R356]', () => {
  const once = toggleOffer(empty, lowestBed);
  const twice = toggleOffer(once, lowestBed);
  const statusIn = (draft: typeof once) => selectionsOf(sampleComparison, draft).map(({ bidStatus }) => bidStatus);
  expect(statusIn(empty)).toEqual(['0', '0', '0', '0', '0']);
  expect(statusIn(once)).toEqual(['1', '0', '0', '0', '0']);
  expect(statusIn(twice)).toEqual(['0', '0', '0', '0', '0']);
});

test('what the server has selected is where the work begins', () => {
  const [supplier] = sampleComparison.suppliers;
  const offer = sampleOffer({
    packageId: '11',
    entryId: '41',
    totalMoney: '1.00',
    bidStatus: '1',
    bidRemark: '质量优',
  });
  const draft = draftOf({ suppliers: supplier ? [{ ...supplier, detailListVOS: [offer] }] : [] });
  expect([...draft.chosen]).toEqual(['11/41']);
  expect(draft.reasons).toEqual({ '11': '质量优' });
});

test('the lowest of three needs no reason, a dearer one does', () => {
  const judge = (draft: typeof empty) => packageFault(sampleComparison, draft, { packageId: '11', isComplete: false });
  expect(judge(toggleOffer(empty, lowestBed))).toBeUndefined();
  const dearer = toggleOffer(empty, dearerBed);
  expect(judge(dearer)).toEqual({ code: 'tendering.notLowest' });
  expect(judge(withReason(dearer, '11', '  '))).toEqual({ code: 'tendering.notLowest' });
  expect(judge(withReason(dearer, '11', '样品检测更优'))).toBeUndefined();
});

test('fewer than three quotes need a reason even for the lowest', () => {
  const draft = toggleOffer(empty, lowestMattress);
  expect(packageFault(sampleComparison, draft, { packageId: '12', isComplete: false })?.code).toBe(
    'tendering.fewQuotes',
  );
});

test('a reason travels only with what is chosen', () => {
  const draft = withReason(toggleOffer(empty, dearerBed), '11', ' 样品检测更优 ');
  const remarks = selectionsOf(sampleComparison, draft).flatMap(({ entryId, bidRemark }) =>
    bidRemark ? [[entryId, bidRemark]] : [],
  );
  expect(remarks).toEqual([['45', '样品检测更优']]);
});

test('two winners where one is allowed are named with their package', () => {
  const draft = toggleOffer(toggleOffer(empty, lowestBed), dearerBed);
  expect(packageFault(sampleComparison, draft, { packageId: '11', isComplete: false })).toMatchObject({
    code: 'tendering.tooManyWinners',
    packageName: '单人床',
    max: 1,
  });
});

test('a package without a winner is a fault only when handed in', () => {
  const draft = toggleOffer(empty, lowestBed);
  expect(draftFault(sampleComparison, draft, false)).toBeUndefined();
  expect(draftFault(sampleComparison, draft, true)).toEqual({ code: 'tendering.noWinner', packageName: '床垫' });
});

test('the saving is counted against the budget of the decided packages', () => {
  expect(totalsOf(sampleComparison, toggleOffer(empty, lowestBed))).toEqual({
    selected: '396000.00',
    saved: '54000.00',
    savedShare: '12.00',
    decided: 1,
    quoted: 2,
    isOverBudget: false,
  });
  expect(totalsOf(sampleComparison, empty).savedShare).toBeNull();
});

test('percentages are exact and rounded half up', () => {
  expect(percentOf('1.00', '3.00')).toBe('33.33');
  expect(percentOf('2.00', '3.00')).toBe('66.67');
  expect(percentOf('-1.00', '8.00')).toBe('-12.50');
  expect(percentOf('1.00', '0.00')).toBeNull();
});

test('a dearer offer says by how much', () => {
  const offers = sampleComparison.suppliers.flatMap(({ detailListVOS }) => detailListVOS);
  const share = (entryId: string) =>
    offers.filter((offer) => offer.entryId === entryId).map((offer) => aboveLowest(offer, offers));
  expect(share('41')).toEqual([null]);
  expect(share('45')).toEqual(['6.06']);
});

test('words of a deviation are marked, words of its absence are not', () => {
  expect(namesDeviation('第3项负偏离')).toBe(true);
  expect(namesDeviation('交货期不满足20日')).toBe(true);
  expect(namesDeviation('完全响应，无负偏离')).toBe(false);
  expect(namesDeviation('没有任何负偏离')).toBe(false);
  expect(namesDeviation(null)).toBe(false);
});
