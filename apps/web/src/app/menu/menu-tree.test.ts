import type { MenuNode } from '@zhaocai/model/system/menu';
import { describe, expect, test } from 'vitest';
import { addressOf, ancestorsOf, entryOf, nearestEntry, partOf, topOf, visibleTo } from './menu-tree.ts';

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

describe('the systems', () => {
  const tree = [
    node('1', '/tenderee', [node('2', '/tenderee/myTenderee'), node('3', '/tenderee/entryManage')]),
    node('5', '/work', [node('6', '/work/backlog'), node('7', '/work/done')]),
    node('8', '/system', [node('9', '/system/user')]),
  ];
  const top = (id: string, menuIds: string[]) => ({
    id,
    code: id,
    name: id,
    nameEn: id,
    source: '',
    path: '',
    sort: 1,
    menuIds,
  });
  const tops = [top('buying', ['1', '2', '3']), top('system', ['8', '9']), top('mine', ['5', '6', '7'])];

  test.each([
    ['/tenderee/myTenderee/addTenderee', 'buying'],
    ['/work/backlog/backlogForm/1/2/3/4', 'mine'],
    ['/work/process/leave/form/1', 'mine'],
    ['/system/user', 'system'],
    ['/wel/index', undefined],
    ['/workshop', undefined],
  ])('%s belongs to %s', (path, expected) => {
    expect(topOf(tops, tree, path)?.id).toBe(expected);
  });

  test('each shows its own entries and what stands above them', () => {
    const part = partOf(tree, new Set(['6', '8']));
    expect(part.map(({ id, children }) => [id, children?.map((child) => child.id)])).toEqual([
      ['5', ['6']],
      ['8', undefined],
    ]);
    expect(part[1]).not.toHaveProperty('children');
  });
});

describe('the sidebar', () => {
  const limited: MenuNode[] = [
    node('1', '/open'),
    { ...node('2', '/mine'), meta: { roles: ['buyer', 'manager'] } },
    { ...node('3', '/theirs', [node('4', '/theirs/below')]), meta: { roles: ['admin'] } },
  ];

  test('[R54] shows an entry without a role list to everybody', () => {
    expect(visibleTo(limited, []).map(({ id }) => id)).toEqual(['1']);
  });

  test('[R55] shows an entry with a role list to those roles, and what stands below it likewise', () => {
    expect(visibleTo(limited, ['buyer']).map(({ id }) => id)).toEqual(['1', '2']);
    expect(visibleTo(limited, ['admin']).map(({ id }) => id)).toEqual(['1', '3']);
  });

  test('asks for the exact role, not for a part of its name', () => {
    expect(visibleTo(limited, ['administrator']).map(({ id }) => id)).toEqual(['1']);
  });
});
