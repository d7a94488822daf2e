import { describe, expect, test } from 'vitest';
import { nestMenus, withAncestors, type MenuListRow } from './menu-tree.ts';

const row = (id: string, parentId: string): MenuListRow => ({
  id,
  parentId,
  code: id,
  name: id,
  nameEn: id,
  alias: '',
  path: '',
  source: '',
  sort: 1,
  category: 1,
  action: 0,
  isOpen: 1,
});

describe('menu tree', () => {
  test('a row whose parent is absent becomes a root', () => {
    expect(nestMenus([row('2', '1'), row('3', '2')])).toEqual([{ ...row('2', '1'), children: [row('3', '2')] }]);
  });

  test('[R154] children are left out where empty', () => {
    expect(Object.keys(nestMenus([row('1', '0')])[0] ?? {})).not.toContain('children');
  });

  test('what is wanted brings its ancestors and nothing beside them', () => {
    const rows = [row('1', '0'), row('2', '1'), row('3', '2'), row('4', '1')];
    expect(withAncestors(rows, ({ id }) => id === '3').map(({ id }) => id)).toEqual(['1', '2', '3']);
  });
});
