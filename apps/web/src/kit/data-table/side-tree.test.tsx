import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearScreen, show } from '../testing/show.tsx';
import type { TreeNode } from '../tree/tree-node.ts';
import { SideTree } from './side-tree.tsx';

const roots: TreeNode[] = [{ key: '1', title: '信息学院', isLeaf: false }];
const everything: TreeNode[] = [{ key: '1', title: '信息学院', children: [{ key: '11', title: '网络中心' }] }];

afterEach(clearScreen);

test('a search that could not read the whole tree says so, keeps what was typed, and finds on another try', async () => {
  const whole = vi.fn<() => Promise<readonly TreeNode[]>>().mockRejectedValueOnce(new Error('断线'));
  whole.mockResolvedValue(everything);
  show(<SideTree load={() => Promise.resolve(roots)} whole={whole} onSelect={vi.fn<() => void>()} />);
  await screen.findByText('信息学院');
  const filter = screen.getByRole('textbox', { name: '输入名称筛选' });
  fireEvent.change(filter, { target: { value: '网络' } });
  fireEvent.click(await screen.findByRole('button', { name: /重\s*试/ }));
  expect(await screen.findByText('网络中心')).toBeTruthy();
  expect(filter).toHaveProperty('value', '网络');
});
