import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepKinds, stepSizes, type StepKind } from './graph.ts';
import { shortened, stepLabel, textWidth } from './step-label.ts';

const stored = { width: 120, height: 44 };
const labelOf = (name: string, more: { kind?: StepKind; note?: string; size?: typeof stored } = {}) =>
  stepLabel({ kind: '3', note: '', size: stored, ...more, name });

describe('the name of a step', () => {
  test.each(stepKinds)(
    'of kind %s with eight Chinese signs is shown whole, in the sizes of old and new drawings',
    (kind) => {
      for (const size of [stored, stepSizes[kind], { width: 66, height: 36 }, { width: 45, height: 45 }]) {
        const { lines } = labelOf('采购负责人终审核', { kind, size });
        expect(lines.join('')).toBe('采购负责人终审核');
      }
    },
  );

  test('stands in one line with its picture and its people while there is room', () => {
    expect(labelOf('分管领导审批', { note: '沈岚' })).toMatchObject({
      lines: ['分管领导审批'],
      note: '沈岚',
      hasIcon: true,
    });
    expect(labelOf('归口管理部门审核', { note: '沈岚' })).toMatchObject({
      lines: ['归口管理部门审核'],
      note: '沈岚',
      hasIcon: false,
    });
  });

  test('takes two lines of about the same length rather than being cut', () => {
    expect(labelOf('财务处预算复核意见书', { note: '沈岚' })).toMatchObject({
      lines: ['财务处预算', '复核意见书'],
      note: '',
    });
    expect(labelOf('Deputy director of finance').lines).toEqual(['Deputy director', 'of finance']);
  });

  test('too long for two lines ends in an ellipsis', () => {
    const { lines } = labelOf('采购与招标管理办公室主任及分管校领导联合审签意见');
    expect(lines).toHaveLength(2);
    expect(lines[1]?.endsWith('…')).toBe(true);
  });

  test('stands below a box that is too small for it', () => {
    expect(labelOf('办结归档', { kind: '4', size: { width: 45, height: 45 } })).toMatchObject({
      isOutside: true,
      hasIcon: true,
    });
    expect(labelOf('结束', { kind: '4', size: { width: 45, height: 45 } }).isOutside).toBe(false);
  });

  test('of a decision keeps the diamond where it fits between its slopes', () => {
    expect(labelOf('是否通过', { kind: '6', size: stepSizes['6'] }).isFlat).toBe(false);
    expect(labelOf('是否超过五十万元', { kind: '6' })).toMatchObject({ isFlat: true, lines: ['是否超过五十万元'] });
  });

  test('is never lost, whatever the box', () => {
    const size = fc.record({ width: fc.integer({ min: 1, max: 400 }), height: fc.integer({ min: 1, max: 200 }) });
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 40 }),
        size,
        fc.constantFrom(...stepKinds),
        (text, box, kind) => {
          const name = text.trim();
          const { lines } = labelOf(name, { kind, size: box });
          expect(lines.length).toBeLessThanOrEqual(2);
          expect(name === '' || lines.join('') !== '').toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

test('words are cut where they would not fit', () => {
  expect(shortened('采购负责人', 40)).toBe('采购…');
  expect(shortened('采购', 40)).toBe('采购');
  expect(textWidth('采a')).toBeCloseTo(20.54);
});
