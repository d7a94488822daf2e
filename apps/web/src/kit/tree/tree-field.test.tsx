import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearScreen, show } from '../testing/show.tsx';
import { TreeField, type TreeFieldProps } from './tree-field.tsx';
import type { TreeNode } from './tree-node.ts';

const roots: TreeNode[] = [{ key: '1', title: '信息学院', isLeaf: false }];
const below: Record<string, TreeNode[]> = {
  '1': [
    { key: '11', title: '网络中心', isLeaf: true },
    { key: '12', title: '教务办', isLeaf: true },
  ],
};

type Source = TreeFieldProps['source'];

function Field({ load: open, whole, ...props }: Partial<TreeFieldProps> & Pick<Source, 'load' | 'whole'>) {
  const [value, setValue] = useState(props.value ?? null);
  return (
    <TreeField
      {...props}
      source={{ key: ['dept'], load: open, whole, nameOf: (key) => Promise.resolve(`机构${key}`) }}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

const load = (parent?: TreeNode) => Promise.resolve(parent ? (below[parent.key] ?? []) : roots);

function openPopup() {
  fireEvent.mouseDown(screen.getByRole('combobox'));
}

async function expand(title: string) {
  const node = (await screen.findByText(title)).closest('.ant-select-tree-treenode');
  const switcher = node?.querySelector('.ant-select-tree-switcher');
  if (!switcher) throw new Error(`${title} cannot be opened`);
  fireEvent.click(switcher);
}

afterEach(() => {
  cleanup();
  clearScreen();
});

describe('the tree selector', () => {
  test('[R117] loads children when a node is opened, in a popup of 300 by 300', async () => {
    const asked = vi.fn<typeof load>(load);
    show(<Field load={asked} />);
    openPopup();
    await expand('信息学院');
    expect(await screen.findByText('网络中心')).toBeTruthy();
    expect(asked.mock.calls.map(([parent]) => parent?.key)).toEqual([undefined, '1']);
    expect(document.querySelector<HTMLElement>('.ant-select-dropdown')?.style.width).toBe('300px');
    expect(document.querySelector<HTMLElement>('.ant-select-tree-list-holder')?.style.maxHeight).toBe('300px');
  });

  test('[R117] checks a parent without its children where checking is strict', async () => {
    const handleChange = vi.fn<(value: string | string[] | null) => void>();
    show(<Field load={load} isMultiple onChange={handleChange} />);
    openPopup();
    await expand('信息学院');
    await screen.findByText('网络中心');
    fireEvent.click(await screen.findByText('信息学院'));
    expect(handleChange).toHaveBeenLastCalledWith(['1']);
    fireEvent.click(screen.getByText('教务办'));
    expect(handleChange).toHaveBeenLastCalledWith(['1', '12']);
  });

  test('finds by its name what was never opened', async () => {
    const handleChange = vi.fn<(value: string | string[] | null) => void>();
    const whole = () => Promise.resolve(roots.map((root) => ({ ...root, children: below[root.key] })));
    show(<Field load={load} whole={whole} onChange={handleChange} />);
    openPopup();
    await screen.findByText('信息学院');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '网络' } });
    fireEvent.click(await screen.findByText('网络中心'));
    expect(handleChange).toHaveBeenLastCalledWith('11');
  });

  test('names what is chosen although its branch was never opened', async () => {
    show(<Field load={load} value="12" />);
    expect(await screen.findByText('机构12')).toBeTruthy();
  });

  test('[R126] [R127] a choice of the default list stays and says 该选项不可被删除', async () => {
    const handleChange = vi.fn<(value: string | string[] | null) => void>();
    show(<Field load={load} isMultiple value={['1', '12']} permanent={['1']} onChange={handleChange} />);
    await screen.findByText('机构12');
    const chosen = (await screen.findByText('信息学院')).closest('.ant-select-selection-item');
    const remover = chosen?.querySelector('.ant-select-selection-item-remove');
    expect(remover).toBeTruthy();
    if (remover) fireEvent.click(remover);
    await waitFor(() => expect(screen.getByText('该选项不可被删除')).toBeTruthy());
    expect(handleChange).toHaveBeenLastCalledWith(['1', '12']);
  });

  test('a node is no place for itself: its branch is barred', async () => {
    const handleChange = vi.fn<(value: string | string[] | null) => void>();
    show(<Field load={load} barred="1" onChange={handleChange} />);
    openPopup();
    await expand('信息学院');
    fireEvent.click(await screen.findByText('网络中心'));
    expect(handleChange).not.toHaveBeenCalled();
  });
});
