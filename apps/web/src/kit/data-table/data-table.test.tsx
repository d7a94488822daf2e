import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';

configure({ asyncUtilTimeout: 10_000 });

interface Offer {
  readonly id: string;
  readonly name: string;
  readonly kind?: string;
  readonly isEdit?: boolean;
  readonly exceptionStatus?: number;
  readonly entries?: readonly { packageNumber: string; entrySum: number }[];
}

const columns: DataTableProps<Offer>['columns'] = [
  { prop: 'name', label: { zh: '名称', en: 'Name' } },
  { prop: 'kind', label: { zh: '类别', en: 'Kind' }, type: 'select', options: [{ name: '货物', value: 'goods' }] },
  { prop: 'entries', label: { zh: '报名', en: 'Entries' }, type: 'list' },
];

function show(rows: readonly Offer[], props: Partial<DataTableProps<Offer>> = {}) {
  render(
    <App>
      <DataTable<Offer> columns={columns} rows={rows} {...props} />
    </App>,
  );
  return userEvent.setup();
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

  test('[R80] [R83] a row with isEdit shows editors, another row shows text', async () => {
    const onCellChange = vi.fn<(row: Offer, prop: string, value: unknown) => void>();
    const edited: Offer = { id: '1', name: '甲', kind: 'goods', isEdit: true };
    const user = show([edited, { id: '2', name: '乙', kind: 'goods' }], { onCellChange });
    expect(screen.getByText('乙')).toBeTruthy();
    expect(await screen.findAllByLabelText('类别')).toHaveLength(1);
    await user.type(await screen.findByLabelText('名称'), 'x');
    expect(onCellChange).toHaveBeenCalledWith(edited, 'name', '甲x');
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
