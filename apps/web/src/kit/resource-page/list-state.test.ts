import { expect, test } from 'vitest';
import { createTimeFrom, createTimeTo, filtersOf, previousYears, rangeFilters, rangeOf } from './filters.ts';
import { listInput, readListState, writeListState } from './list-state.ts';

test('filters, order and page survive the way through the address', () => {
  const state = {
    current: 3,
    size: 30,
    sort: { prop: 'budget', order: 'descend' as const },
    filters: { name: '试剂', status: '10' },
  };
  expect(readListState(writeListState(state))).toEqual(state);
});

test('[R88] a page size that is not offered falls back to 10', () => {
  expect(readListState(new URLSearchParams('size=5000')).size).toBe(10);
});

test('[R96] a list asks with current and size', () => {
  expect(listInput(readListState(new URLSearchParams('current=2&size=30&ascs=name&name=x')))).toEqual({
    current: 2,
    size: 30,
    ascs: 'name',
    name: 'x',
  });
});

test('[R87] a range of days is sent as createTime_dategt and createTime_datelt, both days whole', () => {
  const filters = rangeFilters(['2026-11-01', '2026-11-30']);
  expect(filters).toEqual({ [createTimeFrom]: '2026-10-31 23:59:59', [createTimeTo]: '2026-12-01 00:00:00' });
  expect(rangeOf(filters)).toEqual(['2026-11-01', '2026-11-30']);
});

test('[R97] filters by year offer the five years before this one, by Shanghai’s calendar', () => {
  expect(previousYears(Date.UTC(2025, 11, 31, 17))).toEqual([2025, 2024, 2023, 2022, 2021]);
});

test('a list offers the searched fields first, then its state, and never a secret', () => {
  const label = { zh: '', en: '' };
  const filters = filtersOf({
    search: ['name'],
    lifecycle: { field: 'stage', choices: [], actions: {} },
    fields: {
      remark: { kind: 'longText', label, maxLength: 10 },
      code: { kind: 'text', label, maxLength: 10 },
      secret: { kind: 'text', label, maxLength: 10, secret: true },
      stage: { kind: 'choice', label, choices: [] },
      name: { kind: 'text', label, maxLength: 10 },
    },
  });
  expect(filters.map((filter) => filter.name)).toEqual(['name', 'stage', 'code']);
});
