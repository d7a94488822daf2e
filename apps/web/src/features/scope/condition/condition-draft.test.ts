import { readRowFilter } from '@zhaocai/model/scope/row-filter-faults';
import type { FilterField, RowFilter } from '@zhaocai/model/scope/row-filter';
import { describe, expect, test } from 'vitest';
import { draftOf, filterOf, isGroup, newGroup, newLine, replaced, withField, withOperator } from './condition-draft.ts';

const budget: FilterField = { name: 'budget', label: { zh: '预算', en: 'Budget' }, kind: 'money' };
const handler: FilterField = { name: 'handlerId', label: { zh: '经办人', en: 'Handler' }, kind: 'ref', to: 'user' };
const name: FilterField = { name: 'name', label: { zh: '名称', en: 'Name' }, kind: 'text' };
const fields = [budget, handler, name];

describe('a condition being built', () => {
  test('comes out as it went in', () => {
    const stored: RowFilter = {
      all: [
        { field: 'budget', operator: 'ge', value: '100' },
        {
          any: [
            { field: 'name', operator: 'isNull' },
            { field: 'handlerId', operator: 'eq', value: { variable: 'userId' } },
          ],
        },
      ],
    };
    expect(filterOf(draftOf(stored))).toEqual(stored);
  });

  test('of a single stored line stands in a group', () => {
    const draft = draftOf({ field: 'name', operator: 'eq', value: 'a' });
    expect(filterOf(draft)).toEqual({ all: [{ field: 'name', operator: 'eq', value: 'a' }] });
  });

  test('with an open line is found wanting by the contract', () => {
    expect(readRowFilter(fields, filterOf(newGroup('all')))).toEqual({ fault: { code: 'scope.filterShape' } });
  });

  test('proposes the user himself for a person', () => {
    expect(withField(newLine(), handler)).toMatchObject({ operator: 'eq', value: { variable: 'userId' } });
  });

  test('keeps a value where the operator wants as many, and drops it where not', () => {
    const line = { ...withField(newLine(), name), value: 'a' };
    expect(withOperator(line, name, 'contains').value).toBe('a');
    expect(withOperator(line, name, 'in').value).toBeUndefined();
  });

  test('loses the member that is removed, and no other', () => {
    const group = { ...newGroup('any'), members: [newLine(), newLine()] };
    const [first, second] = group.members;
    expect(replaced(group, first?.key ?? '', undefined).members).toEqual([second]);
    expect(group.members.some(isGroup)).toBe(false);
  });
});
