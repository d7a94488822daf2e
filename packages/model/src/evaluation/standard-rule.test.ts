import { describe, expect, test } from 'vitest';
import { lawRegime, procurementMethod } from '../procedure/method.ts';
import { faultsOfStandard, methodsAllowed, type StandardDraft, type StandardFacts } from './standard-rule.ts';

const { tendering, procurement, ownPolicy } = lawRegime.code;
const { openTender, consultation, negotiation, inquiry, singleSource, directPurchase } = procurementMethod.code;

const item = (name: string, maxScore: string, more: object = {}) => ({
  category: 4,
  name,
  scoreType: 2,
  maxScore,
  minScore: '0',
  step: null,
  standard: '优于要求得满分，每有一处不足扣1分',
  ...more,
});

const check = (category: number, name: string) => ({ category, name, standard: '提供有效证明' });

const draft = (changes: Partial<StandardDraft> = {}): StandardDraft => ({
  evaluationMethod: 1,
  isPriceFixed: false,
  priceWeight: '30',
  benchmark: 1,
  benchmarkPercent: null,
  aggregation: 1,
  leaderRule: 2,
  checks: [check(1, '营业执照'), check(2, '投标函签字盖章')],
  items: [
    item('技术方案', '40'),
    item('业绩', '20', { category: 3, scoreType: 1 }),
    item('节能产品', '10', { category: 6 }),
  ],
  ...changes,
});

const goodsTender: StandardFacts = {
  manner: openTender,
  lawRegime: procurement,
  priceLeast: '30',
  priceMost: null,
};
const codes = (changes: Partial<StandardDraft>, facts: Partial<StandardFacts> = {}) =>
  faultsOfStandard(draft(changes), { ...goodsTender, ...facts }).map(({ code }) => code);

describe('the law allows these methods of evaluation', () => {
  test.each([
    ['a tender under the tendering law', openTender, tendering, ['assessment', 'reviewedLowest']],
    ['a tender of the government', openTender, procurement, ['scoring', 'lowestPrice']],
    ['a consultation', consultation, procurement, ['scoring']],
    ['a negotiation', negotiation, procurement, ['lowestQuote']],
    ['an inquiry of the government', inquiry, procurement, ['lowestQuote']],
    ['a single source', singleSource, procurement, []],
    ['a direct purchase', directPurchase, ownPolicy, []],
  ] as const)('to %s', (_case, manner, law, allowed) => {
    expect(methodsAllowed({ manner, lawRegime: law })).toEqual(allowed);
  });

  test('and the own policy every one', () => {
    expect(methodsAllowed({ manner: openTender, lawRegime: ownPolicy })).toHaveLength(5);
  });
});

describe('a standard', () => {
  test('of items and a price that come to a hundred may be used', () => {
    expect(codes({})).toEqual([]);
  });

  test('that comes to less than a hundred is told by how much', () => {
    const [fault] = faultsOfStandard(draft({ items: [item('技术方案', '69.5')] }), goodsTender);
    expect(fault).toEqual({ code: 'weightsNotFull', params: { sum: '99.50' } });
  });

  test.each([
    ['without a qualification', { checks: [check(2, '投标函')] }, ['noQualification']],
    ['without a compliance check', { checks: [check(1, '营业执照')] }, ['noCompliance']],
    ['with a name twice', { items: [item('方案', '35'), item('方 案', '35')] }, ['nameTwice']],
    ['with nothing to score', { items: [], priceWeight: '100' }, ['noItems']],
    ['with an item below its least', { items: [item('方案', '70', { minScore: '70' })] }, ['scoreRange']],
    ['whose step does not fit', { items: [item('方案', '70', { step: '3' })] }, ['scoreRange']],
    ['with a share of the ceiling that nobody asks for', { benchmarkPercent: '40' }, ['benchmarkPercent']],
    ['under a method that the law does not know here', { evaluationMethod: 4 }, ['methodNotAllowed']],
  ] as const)('%s is no standard', (_case, changes, faults) => {
    expect(codes(changes as Partial<StandardDraft>)).toEqual(faults);
  });

  test('that compares prices alone has neither items nor points', () => {
    expect(codes({ evaluationMethod: 2 })).toEqual(['itemsUnasked']);
    expect(codes({ evaluationMethod: 2, items: [], priceWeight: null })).toEqual([]);
  });

  test('is none of a project that compares no bids', () => {
    expect(codes({}, { manner: singleSource })).toEqual(['noEvaluation']);
  });
});

describe('R49 the price', () => {
  const weighed = (priceWeight: string) => ({ priceWeight, items: [item('方案', String(100 - Number(priceWeight)))] });
  const goodsConsultation = { manner: consultation, priceLeast: '30', priceMost: '60' };

  test.each([
    ['29.99', ['weightsNotFull', 'priceTooLow']],
    ['29', ['priceTooLow']],
    ['30', []],
    ['95', []],
  ])('of goods in a tender has 30 points at least: %s', (weight, faults) => {
    const changes = weight === '29.99' ? { ...weighed('30'), priceWeight: weight } : weighed(weight);
    expect(codes(changes)).toEqual(faults);
  });

  test.each([
    ['29', ['priceTooLow']],
    ['30', []],
    ['60', []],
    ['61', ['priceTooHigh']],
  ])('of goods in a consultation has 30 to 60 points: %s', (weight, faults) => {
    expect(codes(weighed(weight), goodsConsultation)).toEqual(faults);
  });

  test('that the state fixes is not scored', () => {
    expect(codes({ isPriceFixed: true })).toEqual(['priceFixed']);
    expect(codes({ isPriceFixed: true, priceWeight: '0', items: [item('方案', '100')] })).toEqual([]);
  });
});

describe('R50 under the government procurement law', () => {
  test('a condition of qualification is not scored', () => {
    expect(codes({ items: [item('营业 执照', '70')] })).toEqual(['qualificationScored']);
    const own = { evaluationMethod: 1, items: [item('营业执照', '70')] };
    expect(codes(own, { lawRegime: ownPolicy, priceLeast: null })).toEqual([]);
  });

  test('no price is left out of the benchmark, and no score out of the mean', () => {
    expect(codes({ benchmark: 3 })).toEqual(['benchmarkNotLowest']);
    expect(codes({ aggregation: 2 })).toEqual(['notMean']);
  });

  test('nobody of the purchaser leads', () => {
    expect(codes({ leaderRule: 1 })).toEqual(['leaderNotExpert']);
  });
});

test('R51 neither qualification nor score asks for the size of a bidder', () => {
  const capital = { category: 1, name: '注册资本', standard: '不低于500万元' };
  expect(codes({ checks: [capital, check(2, '投标函')] })).toEqual(['forbiddenFactor']);
  expect(codes({ items: [item('规模', '70', { standard: '年营业收入每1000万元得1分' })] })).toEqual([
    'forbiddenFactor',
  ]);
});

test('under the tendering law a benchmark may mix the ceiling and the average, and says how', () => {
  const facts = { lawRegime: tendering, priceLeast: null };
  const works = { evaluationMethod: 4, benchmark: 4, aggregation: 2, leaderRule: 1 };
  expect(codes(works, facts)).toEqual(['benchmarkPercent']);
  expect(codes({ ...works, benchmarkPercent: '40' }, facts)).toEqual([]);
  expect(codes({ ...works, benchmarkPercent: '100' }, facts)).toEqual(['benchmarkPercent']);
});
