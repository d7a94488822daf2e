import { describe, expect, test } from 'vitest';
import { collusionSignals, type BidTraces } from './collusion.ts';
import { priceSignals } from './collusion-prices.ts';

const codes = (...prices: string[]) => priceSignals(prices).map(({ code }) => code);

describe('C.10 prices that speak', () => {
  test.each([
    ['one is nothing', ['100'], []],
    ['two are nothing', ['100', '100'], []],
    ['three that scatter', ['100', '131', '180'], []],
    ['three within one percent', ['1000', '1001', '1007'], ['RF01']],
    ['three that are equal', ['500', '500', '500'], ['RF01']],
    ['equal differences', ['100', '150', '200'], ['RF02']],
    ['equal differences in any order', ['200', '100', '150'], ['RF02']],
    ['almost equal differences', ['100', '150', '200.40'], ['RF02']],
    ['differences one percent apart', ['100', '150', '200.60'], []],
    ['equal quotients', ['100', '120', '144'], ['RF02']],
    ['equal quotients of five', ['100', '110', '121', '133.1', '146.41'], ['RF02']],
    ['one far below a close group', ['100', '200', '201', '203', '208'], ['RF03']],
    ['a group of three is too few for a gap', ['100', '200', '203'], []],
    ['losers that all cost the same', ['100', '200', '200', '200'], []],
    ['a gap of less than two deviations', ['100', '120', '140', '177'], []],
  ] as const)('%s', (_, prices, found) => {
    expect(codes(...prices)).toEqual(found);
  });

  test('do so whatever the money is', () => {
    for (const prices of [
      ['1000', '1001', '1007'],
      ['100', '150', '200'],
      ['100', '200', '201', '203', '208'],
    ])
      expect(codes(...prices.map((price) => `${price}000`))).toEqual(codes(...prices));
  });
});

const traces = (id: string, more: Partial<BidTraces> = {}): BidTraces => ({
  id,
  fileMarks: [],
  depositAccounts: [],
  devices: [],
  contacts: [],
  people: [],
  uploads: [],
  ...more,
});
const told = (...bids: BidTraces[]) =>
  collusionSignals(bids).map(({ code, level, bids: between }) => `${code} ${level} ${between.join('')}`);

describe('C.10 R55 traces that two bids have in common', () => {
  test.each([
    ['RF04', { fileMarks: ['Zhang San'] }],
    ['RF05', { depositAccounts: ['6222 0001'] }],
    ['RF06', { devices: ['203.0.113.7'] }],
    ['RF07', { contacts: ['0571-88000000'] }],
    ['RF08', { people: ['李四 330106…'] }],
  ] as const)('%s warns between exactly those two', (code, common) => {
    expect(told(traces('甲', common), traces('乙', common), traces('丙'))).toEqual([`${code} warn 甲乙`]);
  });

  test('are the same in other signs and letters, and nothing where nothing is written', () => {
    expect(told(traces('甲', { contacts: ['ABC@x.cn '] }), traces('乙', { contacts: ['ａｂｃ@x.cn'] }))).toEqual([
      'RF07 warn 甲乙',
    ]);
    expect(told(traces('甲', { fileMarks: ['', ' '] }), traces('乙', { fileMarks: [''] }))).toEqual([]);
  });

  test('weigh more when two kinds meet in the same two bids', () => {
    const both = { fileMarks: ['wps-7'], devices: ['mac-1'] };
    expect(told(traces('甲', both), traces('乙', both))).toEqual(['RF04 high 甲乙', 'RF06 high 甲乙']);
    expect(
      told(
        traces('甲', { fileMarks: ['w'] }),
        traces('乙', { fileMarks: ['w'], devices: ['m'] }),
        traces('丙', { devices: ['m'] }),
      ),
    ).toEqual(['RF04 warn 甲乙', 'RF06 warn 乙丙']);
  });

  test('let uploads within five minutes speak only beside another', () => {
    const at = (minute: number, more: Partial<BidTraces> = {}) => ({
      uploads: [new Date(minute * 60_000).toISOString()],
      ...more,
    });
    expect(told(traces('甲', at(0)), traces('乙', at(5)))).toEqual([]);
    const marks = { fileMarks: ['w'] };
    expect(told(traces('甲', at(0, marks)), traces('乙', at(5, marks)))).toEqual(['RF04 warn 甲乙', 'RF11 warn 甲乙']);
    expect(told(traces('甲', at(0, marks)), traces('乙', at(5.1, marks)))).toEqual(['RF04 warn 甲乙']);
  });

  test('of three prices are told as a small sample', () => {
    const signals = collusionSignals(['1000', '1001', '1007'].map((price, at) => traces(String(at), { price })));
    expect(signals).toMatchObject([{ code: 'RF01', level: 'info', isSmallSample: true, bids: ['0', '1', '2'] }]);
  });
});
