import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { show as showPart } from '../testing/show.tsx';
import type { TreeNode } from '../tree/tree-node.ts';
import { filterForest, flatRows, forestOf } from './branches.ts';
import type { ColumnType } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { Pager } from './pager.tsx';

interface Offer {
  readonly id: string;
  readonly name: string;
  readonly kind?: string;
  readonly hasChildren?: number;
  readonly children?: readonly Offer[];
  readonly isEdit?: boolean;
  readonly day?: string;
  readonly exceptionStatus?: number;
  readonly entries?: readonly { packageNumber: string; entrySum: number }[];
}

const columns: DataTableProps<Offer>['columns'] = [
  { prop: 'name', label: { zh: '名称', en: 'Name' } },
  { prop: 'kind', label: { zh: '类别', en: 'Kind' }, type: 'select', options: [{ name: '货物', value: 'goods' }] },
  { prop: 'entries', label: { zh: '报名', en: 'Entries' }, type: 'list' },
];

function show(rows: readonly Offer[], props: Partial<DataTableProps<Offer>> = {}) {
  return showPart(<DataTable<Offer> columns={columns} rows={rows} {...props} />);
}

const offers = (count: number): Offer[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), name: `报价${index + 1}` }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('a table', () => {
  test('[R84] a list cell shows packageNumber and entrySum', () => {
    show([{ id: '1', name: 'a', entries: [{ packageNumber: '包1', entrySum: 3 }] }]);
    expect(screen.getByText('包1：3 家')).toBeTruthy();
  });

  test('[R80] a row with isEdit shows editors, another row shows text', async () => {
    const onCellChange = vi.fn<(row: Offer, prop: string, value: unknown) => void>();
    const edited: Offer = { id: '1', name: '甲', kind: 'goods', isEdit: true };
    const user = show([edited, { id: '2', name: '乙', kind: 'goods' }], { onCellChange });
    expect(screen.getByText('乙')).toBeTruthy();
    expect(await screen.findAllByLabelText('类别')).toHaveLength(1);
    await user.type(await screen.findByLabelText('名称'), 'x');
    expect(onCellChange).toHaveBeenCalledWith(edited, 'name', '甲x');
  });

  describe('[R83] a column', () => {
    const row = {
      id: '1',
      name: '甲',
      kind: 'goods',
      day: '2026-11-24',
      entries: [{ packageNumber: '包1', entrySum: 3 }],
    };
    const columnOf = (type: ColumnType, prop = 'name') => ({
      columns: [
        {
          prop,
          label: { zh: '列', en: 'Column' },
          type,
          options: prop === 'kind' ? [{ name: '货物', value: 'goods' }] : undefined,
        },
      ],
    });

    test.each([
      ['showText', 'name', '甲'],
      ['select', 'kind', '货物'],
      ['date', 'day', '2026-11-24'],
      ['lable', 'kind', '货物'],
      ['input', 'name', '甲'],
      ['fill', 'name', '甲'],
      ['list', 'entries', '包1：3 家'],
    ] as const)('of type %s reads %s', (type, prop, text) => {
      show([row], columnOf(type, prop));
      expect(screen.getAllByRole('cell').at(-1)?.textContent).toBe(text);
    });

    test('of type mylink is a link where the row has a page', () => {
      show([row], { ...columnOf('mylink'), pathOf: ({ id }) => `/offer?id=${id}` });
      expect(screen.getByRole('link', { name: '甲' }).getAttribute('href')).toBe('/offer?id=1');
    });

    test.each([
      ['showText', 'name', 'textbox'],
      ['select', 'kind', 'combobox'],
      ['date', 'day', 'textbox'],
      ['input', 'name', 'textbox'],
      ['fill', 'name', 'textbox'],
    ] as const)('of type %s is typed where its row is edited: %s', async (type, prop, role) => {
      show([{ ...row, isEdit: true }], columnOf(type, prop));
      expect(await screen.findByRole(role)).toBeTruthy();
    });

    test('of type lable stays a word where its row is edited', async () => {
      show([{ ...row, isEdit: true }], columnOf('lable', 'kind'));
      expect(await screen.findByText('货物')).toBeTruthy();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.queryByRole('combobox')).toBeNull();
    });
  });

  test('[R69] numbers its rows in a column 序号 that is 50 wide', () => {
    show(offers(2));
    expect(screen.getByRole('columnheader', { name: '序号' })).toBeTruthy();
    expect(document.querySelector('colgroup col')?.getAttribute('style')).toMatch(/width:\s*50px/);
    expect([...document.querySelectorAll('td.kit-row-number')].map(({ textContent }) => textContent)).toEqual([
      '1',
      '2',
    ]);
  });

  test('[R82] shows the exception icon at the row that has one', () => {
    show([
      { id: '1', name: 'a', exceptionStatus: 0 },
      { id: '2', name: 'b', exceptionStatus: 3 },
    ]);
    expect(screen.getAllByLabelText('异常')).toHaveLength(1);
  });

  test('[R78] pages its own rows twelve at a time', async () => {
    const user = show(offers(15), { isPagedHere: true });
    expect(screen.getByText('报价12')).toBeTruthy();
    expect(screen.queryByText('报价13')).toBeNull();
    await user.click(screen.getByTitle('2'));
    expect(screen.getByText('报价13')).toBeTruthy();
  });

  test('has the total and no buttons where every page would hold its rows', () => {
    const paged = (total: number) =>
      showPart(<Pager paging={{ total, current: 1, size: 12, onChange: () => undefined }} isPhone={false} />);
    paged(3);
    expect(screen.getByText('共 3 条')).toBeTruthy();
    expect(document.querySelector('.ant-pagination')).toBeNull();
    paged(11);
    expect(screen.getByText('共 11 条')).toBeTruthy();
    expect(document.querySelector('.ant-pagination')).not.toBeNull();
  });

  test('[R77] has no pager when the wire says "0"', () => {
    show([], { paging: { total: '0', current: 1, size: 12, onChange: () => undefined } });
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('[R71] [R74] a hidden column stays hidden under the table’s id', async () => {
    const user = show(offers(1), { id: 'offers' });
    await user.click(screen.getByLabelText('列设置'));
    await user.click(await screen.findByRole('checkbox', { name: '类别' }));
    expect(localStorage.getItem('offers_cols')).toBe('["kind"]');
    expect(screen.queryByRole('columnheader', { name: '类别' })).toBeNull();
  });

  test('shows three actions and puts the rest behind «more»', () => {
    const action = (key: string) => ({ key, label: key, onClick: () => undefined });
    show(offers(1), { actions: () => ['一', '二', '三', '四'].map(action) });
    expect(screen.getByText('三')).toBeTruthy();
    expect(screen.queryByText('四')).toBeNull();
    expect(screen.getByText('更多')).toBeTruthy();
  });
});

describe('rows below rows', () => {
  const branch = { id: 'a', name: '信息学院', children: [{ id: 'b', name: '网络中心' }] };

  test('are shown when their row is opened', async () => {
    const user = show([branch]);
    expect(screen.queryByText('网络中心')).toBeNull();
    await user.click(screen.getByRole('button', { name: '展开下级' }));
    expect(await screen.findByText('网络中心')).toBeTruthy();
  });

  test('are asked for when a row says that it has some', async () => {
    const load = vi.fn<() => Promise<Offer[]>>(() => Promise.resolve([{ id: 'c', name: '教务办' }]));
    const user = show([{ id: 'a', name: '信息学院', hasChildren: 1 }], { branches: { key: ['dept'], load } });
    await user.click(screen.getByRole('button', { name: '展开下级' }));
    expect(await screen.findByText('教务办')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  test('a search keeps its matches with their ancestors', () => {
    const forest = forestOf([
      { id: '1', parentId: '0', name: '信息学院' },
      { id: '2', parentId: '1', name: '网络中心' },
      { id: '3', parentId: '1', name: '教务办' },
      { id: '4', parentId: '0', name: '后勤处' },
    ]);
    const found = filterForest(forest, ({ name }) => name.includes('网络'));
    expect(flatRows(found).map(({ name }) => name)).toEqual(['信息学院', '网络中心']);
  });

  test('[R64] [R65] [R66] a tree beside the table loads as it is opened and tells what was chosen', async () => {
    const load = vi.fn<(parent?: TreeNode) => Promise<TreeNode[]>>((parent) =>
      Promise.resolve(
        parent ? [{ key: '2', title: '网络中心', isLeaf: true }] : [{ key: '1', title: '信息学院', isLeaf: false }],
      ),
    );
    const onSelect = vi.fn<(node: TreeNode | undefined) => void>();
    const user = show([], { tree: { load, onSelect } });
    await screen.findByText('信息学院');
    expect(load).toHaveBeenCalledOnce();
    const switcher = document.querySelector('.ant-tree-switcher');
    if (switcher) await user.click(switcher);
    await user.click(await screen.findByText('网络中心'));
    expect(onSelect.mock.calls[0]?.[0]).toMatchObject({ key: '2' });
    await user.type(screen.getByPlaceholderText('输入名称筛选'), '教务');
    expect(screen.queryByText('网络中心')).toBeNull();
  });

  test('[R64] without one the table stands alone', () => {
    show(offers(1));
    expect(document.querySelector('.kit-side-tree')).toBeNull();
  });

  test('[R67] a row can be opened to show more of itself', async () => {
    const user = show(offers(1), { expand: ({ name }) => <p>{name}的明细</p> });
    await user.click(screen.getByRole('button', { name: /Expand row|展开行/ }));
    expect(await screen.findByText('报价1的明细')).toBeTruthy();
  });
});
