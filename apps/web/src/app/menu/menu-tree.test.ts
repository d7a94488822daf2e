import type { MenuNode } from '@zhaocai/contract/session/menu';
import { describe, expect, test } from 'vitest';
import { addressOf, ancestorsOf, entryOf, nearestEntry, permissionCodes } from './menu-tree.ts';

const node = (id: string, path: string, children?: MenuNode[]): MenuNode => ({
  id,
  parentId: '0',
  code: `c${id}`,
  name: id,
  nameEn: id,
  alias: '',
  path,
  source: '',
  sort: 1,
  category: 1,
  action: 0,
  isOpen: 1,
  ...(children ? { children } : {}),
});

const menu = [
  node('1', '/tenderee', [node('2', '/tenderee/myTenderee'), node('3', '/tenderee/entryManage')]),
  node('4', 'https://example.org/report'),
];

describe('the menu', () => {
  test('[R154] holds every leaf code of the button tree, and no branch', () => {
    expect([...permissionCodes(menu)]).toEqual(['c2', 'c3', 'c4']);
  });

  test('[R11] an entry stands for its path with /index too', () => {
    expect(entryOf(menu, '/tenderee/myTenderee/index')?.id).toBe('2');
  });

  test('marks the entry that a page below it belongs to', () => {
    expect(nearestEntry(menu, '/tenderee/myTenderee/addTenderee')?.id).toBe('2');
    expect(ancestorsOf(menu, '2')).toEqual(['1']);
  });

  test('[R5] opens an external entry through the frame', () => {
    expect(menu.map(addressOf)).toEqual(['/tenderee', '/myiframe/c4']);
  });
});
