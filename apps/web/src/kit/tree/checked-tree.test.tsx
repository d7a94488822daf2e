import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { clearScreen, show } from '../testing/show.tsx';
import { CheckedTree } from './checked-tree.tsx';
import { checksOf } from './checks.ts';
import type { TreeNode } from './tree-node.ts';

const nodes: TreeNode[] = [
  {
    key: 'notice',
    title: '公告管理',
    children: [
      { key: 'notice_add', title: '新增公告' },
      { key: 'notice_delete', title: '删除公告', isDisabled: true },
    ],
  },
  { key: 'log', title: '日志' },
];

let told: { checked: string[]; half: string[] } | undefined;

function Panel({ value: initial }: { value: string[] }) {
  const [value, setValue] = useState(initial);
  return (
    <CheckedTree
      nodes={nodes}
      value={value}
      onChange={(checked, half) => {
        told = { checked, half };
        setValue(checked);
      }}
    />
  );
}

function boxOf(title: string): Element {
  const box = screen.getByText(title).closest('.ant-tree-treenode')?.querySelector('.ant-tree-checkbox');
  if (!box) throw new Error(`${title} has no box`);
  return box;
}

afterEach(() => {
  told = undefined;
  clearScreen();
});

describe('a tree to grant from', () => {
  test('a parent of which a part is granted is half-checked and not told as granted', async () => {
    const user = show(<Panel value={[]} />);
    await user.click(boxOf('新增公告'));
    expect(told).toEqual({ checked: ['notice_add'], half: ['notice'] });
    expect(boxOf('公告管理').className).toContain('indeterminate');
  });

  test('what was added later below a granted parent is not granted', () => {
    expect(checksOf(nodes, new Set(['notice', 'notice_add']))).toEqual({ checked: ['notice_add'], half: ['notice'] });
  });

  test('all and none leave a barred node as it is', async () => {
    const user = show(<Panel value={['notice_delete']} />);
    await user.click(screen.getByRole('button', { name: /全\s*选/ }));
    expect(told?.checked).toEqual(['notice', 'notice_add', 'notice_delete', 'log']);
    expect(screen.getByText('已选 4 / 4')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '全不选' }));
    expect(told?.checked).toEqual(['notice_delete']);
  });

  test('a parent takes along only what the search shows', async () => {
    const user = show(<Panel value={[]} />);
    await user.type(screen.getByPlaceholderText('输入名称筛选'), '新增');
    const tree = screen.getByRole('tree');
    expect(within(tree).queryByText('日志')).toBeNull();
    await user.click(boxOf('公告管理'));
    expect(told).toEqual({ checked: ['notice_add'], half: ['notice'] });
  });
});
