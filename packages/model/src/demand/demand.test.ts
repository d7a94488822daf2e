import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumYuan } from '../kit/money.ts';
import { findingsOf, reasonFor, unanswered } from './demand-clauses.ts';
import { demandLineMoney, demandSum, isAboveBudget } from './demand-sums.ts';
import { belowOf, wholeBudget, wouldCircle, type DemandNode } from './demand-tree.ts';

describe('the money of a demand', () => {
  test.each([
    ['2', '180000.00', '360000.00'],
    ['0.3333', '0.05', '0.02'],
    ['3', '', undefined],
    ['x', '1.00', undefined],
  ])('%s × %s comes to %s', (qty, price, money) => {
    expect(demandLineMoney({ qty, price })).toBe(money);
  });

  test('may stay below the budget, not above it', () => {
    const lines = [
      { qty: '1', price: '100.00' },
      { qty: '', price: '5' },
    ];
    expect(demandSum(lines)).toBe('100.00');
    expect(isAboveBudget('100.00', lines)).toBe(false);
    expect(isAboveBudget('99.99', lines)).toBe(true);
  });
});

const ids = Array.from({ length: 8 }, (_, index) => String(index + 1));
const fen = fc.integer({ min: 1, max: 100_000_000 });
const start = fc
  .tuple(...ids.map(() => fen))
  .map((amounts) =>
    ids.map((id, index): DemandNode => ({ id, parentId: null, budget: (Number(amounts[index]) / 100).toFixed(2) })),
  );
const moves = fc.array(fc.tuple(fc.constantFrom(...ids), fc.option(fc.constantFrom(...ids), { nil: null })), {
  maxLength: 60,
});

/** As the command does it: refused where it would close a circle. */
function moved(nodes: readonly DemandNode[], [id, parentId]: readonly [string, string | null]): readonly DemandNode[] {
  if (parentId !== null && wouldCircle(nodes, { id, parentId })) return nodes;
  return nodes.map((node) => (node.id === id ? { ...node, parentId } : node));
}

describe('demands that are put together and taken apart at random', () => {
  test('never stand below themselves, and all of them together stay what they were', () => {
    fc.assert(
      fc.property(start, moves, (nodes, wanted) => {
        const all = sumYuan(nodes.map(({ budget }) => budget));
        const after = wanted.reduce<readonly DemandNode[]>(moved, nodes);
        for (const { id } of after) expect(belowOf(after, id)).not.toContain(id);
        const tops = after.filter(({ parentId }) => parentId === null);
        expect(tops.length).toBeGreaterThan(0);
        expect(sumYuan(tops.map(({ id }) => wholeBudget(after, id)))).toBe(all);
        for (const { id, budget } of after) {
          const parts = after.filter(({ parentId }) => parentId === id);
          const sum = sumYuan([budget, ...parts.map((one) => wholeBudget(after, one.id))]);
          expect(wholeBudget(after, id)).toBe(sum);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('a demand is below whatever its way up leads through', () => {
    const nodes = [
      { id: 'a', parentId: null, budget: '1.00' },
      { id: 'b', parentId: 'a', budget: '2.00' },
      { id: 'c', parentId: 'b', budget: '4.00' },
    ];
    expect(belowOf(nodes, 'a')).toEqual(['b', 'c']);
    expect(wouldCircle(nodes, { id: 'a', parentId: 'c' })).toBe(true);
    expect(wouldCircle(nodes, { id: 'c', parentId: 'a' })).toBe(false);
    expect(wholeBudget(nodes, 'b')).toBe('6.00');
  });
});

describe('clauses in the texts of a demand', () => {
  const texts = {
    qualification: '投标人注册资本不低于500万元。',
    techReq: '台式计算机须采用联想品牌。内存不低于16GB。',
    details: [{ techParams: '投标人须在本市设有分公司。' }, { techParams: '分辨率4K' }],
  };

  test('are found with their place, lines by their numbers', () => {
    expect(findingsOf(texts).map(({ rule, field, lineNo }) => [rule, field, lineNo])).toEqual([
      ['scale', 'qualification', null],
      ['brand', 'techReq', null],
      ['place', 'techParams', 1],
    ]);
    expect(findingsOf({ techReq: '内存不低于16GB，或相当于同等性能。' })).toEqual([]);
  });

  test('are answered for by a reason of the same words, and by nothing less', () => {
    const [first, ...others] = findingsOf(texts);
    const kept = { rule: first?.rule ?? '', words: first?.words ?? '' };
    expect(unanswered(texts, [{ ...kept, reason: '依法必须' }])).toEqual(others);
    expect(unanswered(texts, [{ ...kept, reason: '   ' }])).toHaveLength(3);
    expect(unanswered(texts, [{ ...kept, words: '别的', reason: '依法必须' }])).toHaveLength(3);
    expect(first && reasonFor([{ ...kept, reason: ' 依法必须 ' }], first)).toBe('依法必须');
  });
});
