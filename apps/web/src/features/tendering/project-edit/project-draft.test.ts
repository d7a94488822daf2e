import { expect, test } from 'vitest';
import { blankLine, lineOf } from '../../../kit/line-table/lines.ts';
import {
  emptyDraft,
  inputOf,
  itemColumns,
  newPackage,
  withIds,
  withPackage,
  withProjectValue,
} from './project-draft.ts';

test('name and budget of an only package follow the project until they are made different', () => {
  const named = withProjectValue(emptyDraft(), 'projectName', '单人床');
  expect(named.packages[0]?.values.packageName).toBe('单人床');
  const own = withPackage(named, named.packages[0]?.key ?? '', (one) => ({
    ...one,
    values: { ...one.values, packageName: '床' },
  }));
  expect(withProjectValue(own, 'projectName', '宿舍床').packages[0]?.values.packageName).toBe('床');
});

test('several packages follow nothing', () => {
  const two = { ...emptyDraft(), packages: [newPackage(), newPackage()] };
  const values = withProjectValue(two, 'generalBudget', '500').packages.map((one) => one.values.budget);
  expect(values).toEqual([undefined, undefined]);
});

test('the opening follows the end of the quoting until it is set apart', () => {
  const first = withProjectValue(emptyDraft(), 'bidEndTime', '2026-11-26 12:00:00');
  expect(first.values.openTime).toBe('2026-11-26 12:00:00');
  const apart = withProjectValue(first, 'openTime', '2026-11-26 14:00:00');
  expect(withProjectValue(apart, 'bidEndTime', '2026-11-27 12:00:00').values.openTime).toBe('2026-11-26 14:00:00');
});

test('comparison brings its only regime along', () => {
  expect(withProjectValue(emptyDraft(), 'manner', 10).values.lawRegime).toBe(3);
});

const blank = () => blankLine(itemColumns);
const bed = lineOf(itemColumns, { name: '床', unit: '张', quantity: '6' });
const draft = { ...emptyDraft(), packages: [{ ...newPackage(), items: [blank(), bed] }] };

test('packages are numbered by their place and blank lines are not sent', () => {
  const input = inputOf(draft);
  expect(input.packages).toMatchObject([{ packageNo: 1, items: [{ name: '床', brandModel: null }] }]);
  expect(input.packages?.[0]?.items).toHaveLength(1);
});

test('what was typed while it was saved stays, and the next save changes the stored rows', () => {
  const typedOn = withPackage(draft, draft.packages[0]?.key ?? '', (one) => ({
    ...one,
    items: [
      ...one.items.map((item) => (item.key === bed.key ? { ...item, cells: { ...item.cells, remark: '急' } } : item)),
      blank(),
    ],
  }));
  const stored = { id: '1', version: 3, packages: [{ id: '11', items: [{ id: '21' }] }] };
  const named = withIds(typedOn, draft, stored);
  expect(named).toMatchObject({ id: '1', version: 3 });
  expect(inputOf(named).packages).toMatchObject([{ id: '11', items: [{ id: '21', name: '床', remark: '急' }] }]);
});
