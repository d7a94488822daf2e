import { expect, test } from 'vitest';
import type { MenuNode } from '@zhaocai/model/system/menu';
import { initialsOf } from './pinyin-initials.ts';
import { searchMenu } from './search-menu.ts';

const node = (id: string, [name, nameEn]: readonly [string, string], children?: MenuNode[]): MenuNode => ({
  id,
  parentId: '0',
  code: id,
  name,
  nameEn,
  alias: 'menu',
  path: `/${id}`,
  source: '',
  sort: 1,
  category: 1,
  action: 0,
  isOpen: 1,
  ...(children ? { children } : {}),
});

const menu = [
  node(
    'tenderee',
    ['采购管理', 'Purchasing'],
    [node('project', ['采购项目', 'Projects']), node('entry', ['报名与报价', 'Entries'])],
  ),
  node('lib', ['供应商采购库', 'Supplier library']),
];
const found = (typed: string) => searchMenu(menu, typed).map((hit) => hit.node.id);

test('[R36] an entry is found by the beginning of its name, whatever the case, not by its middle', () => {
  expect(found('采购')).toEqual(['project']);
  expect(found('PRO')).toEqual(['project']);
  expect(found('rary')).toEqual([]);
});

test('an entry is found by the initials of its pinyin', () => {
  expect(initialsOf('采购项目')).toBe('cgxm');
  expect(initialsOf('供应商 A 库')).toBe('gys a k');
  expect(found('cgx')).toEqual(['project']);
});

test('a hit says which entries stand above it', () => {
  expect(searchMenu(menu, '报名')[0]?.above.map((above) => above.name)).toEqual(['采购管理']);
});
