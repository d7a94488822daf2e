import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearScreen, show } from '../testing/show.tsx';
import { useColumnMemory } from './column-memory.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { ResizableHeader } from './resizable-header.tsx';
import { tableColumns } from './table-columns.tsx';

interface Room {
  readonly id: string;
  readonly name: string;
}

const columns: DataTableProps<Room>['columns'] = [{ prop: 'name', label: { zh: '名称', en: 'Name' } }];
function Place() {
  const { pathname, search } = useLocation();
  return <span data-testid="place">{pathname + search}</span>;
}

const rows: readonly Room[] = [
  { id: '1', name: '一号厅' },
  { id: '2', name: '二号厅' },
];

afterEach(() => {
  vi.useRealTimers();
  clearScreen();
});

describe('the table', () => {
  test('[R68] has a selection column where rows can be selected', async () => {
    const handleChange = vi.fn<(keys: React.Key[]) => void>();
    const user = show(<DataTable columns={columns} rows={rows} selection={{ keys: [], onChange: handleChange }} />);
    const boxes = screen.getAllByRole('checkbox');
    if (boxes[2]) await user.click(boxes[2]);
    expect(handleChange.mock.calls[0]?.[0]).toEqual(['2']);
  });

  test('a row’s tick has a name of the language, not antd’s English one', () => {
    show(<DataTable columns={columns} rows={rows} selection={{ keys: ['1'], onChange: () => undefined }} />);
    const names = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label') ?? '');
    expect(names).toEqual(['全选', '选择此条', '选择此条']);
  });

  test('the name of a row that has a page is a link to it, and a click anywhere in the row leads there too', async () => {
    const named: DataTableProps<Room>['columns'] = [
      { prop: 'name', label: { zh: '名称', en: 'Name' }, type: 'mylink' },
    ];
    const user = show(
      <>
        <DataTable columns={named} rows={rows} pathOf={({ id }) => `/room?id=${id}`} />
        <Place />
      </>,
    );
    expect(screen.getByRole('link', { name: '一号厅' }).getAttribute('href')).toBe('/room?id=1');
    await user.click(screen.getAllByRole('cell').at(-1) ?? document.body);
    expect(screen.getByTestId('place').textContent).toBe('/room?id=2');
    await user.click(screen.getByRole('link', { name: '一号厅' }));
    expect(screen.getByTestId('place').textContent).toBe('/room?id=1');
  });

  test('a link that a column draws leads to its own page, not to that of the row', async () => {
    const drawn: DataTableProps<Room>['columns'] = [
      {
        prop: 'name',
        label: { zh: '名称', en: 'Name' },
        render: ({ id }) => <Link to={`/ledger?room=${id}`}>台账</Link>,
      },
    ];
    const user = show(
      <>
        <DataTable columns={drawn} rows={rows.slice(0, 1)} pathOf={({ id }) => `/room?id=${id}`} />
        <Place />
      </>,
    );
    await user.click(screen.getByRole('link', { name: '台账' }));
    expect(screen.getByTestId('place').textContent).toBe('/ledger?room=1');
  });

  test('what a column draws of a row that has no page opens the row', async () => {
    const handleOpen = vi.fn<(row: Room) => void>();
    const named: DataTableProps<Room>['columns'] = [
      { prop: 'name', label: { zh: '名称', en: 'Name' }, type: 'mylink' },
    ];
    const pathOf = ({ id }: Room) => (id === '1' ? '/room' : undefined);
    const user = show(<DataTable columns={named} rows={rows} pathOf={pathOf} onOpen={handleOpen} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '查看 二号厅' }));
    expect(handleOpen.mock.calls).toEqual([[rows[1]]]);
  });

  test('[R70] has an operation column of 250 px', () => {
    const memory = { widths: {}, hidden: [], setWidth: () => undefined, setHidden: () => undefined };
    const drawn = tableColumns<Room>({ columns, rows, actions: () => [], memory, t: ({ zh }) => zh });
    expect(drawn.find(({ key }) => key === 'operation')?.width).toBe(250);
  });

  test('[R72] a column is as wide as its edge was dragged', () => {
    const handleResize = vi.fn<(width: number) => void>();
    show(
      <table>
        <thead>
          <tr>
            <ResizableHeader columnWidth={140} onResizeColumn={handleResize}>
              名称
            </ResizableHeader>
          </tr>
        </thead>
      </table>,
    );
    const edge = screen.getByRole('separator');
    edge.setPointerCapture = () => undefined;
    fireEvent.pointerDown(edge, { clientX: 140, pointerId: 1 });
    fireEvent.pointerUp(edge, { clientX: 220, pointerId: 1 });
    expect(handleResize).toHaveBeenLastCalledWith(220);
  });

  test('[R76] a width is written 100 ms after the last change of it', () => {
    vi.useFakeTimers();
    const { result } = renderHook(() => useColumnMemory('rooms', []));
    act(() => result.current.setWidth('name', 200));
    act(() => {
      vi.advanceTimersByTime(99);
    });
    expect(localStorage.getItem('rooms')).toBeNull();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(localStorage.getItem('rooms')).toBe('{"name":200}');
  });

  test('[R79] the pager has total, sizes, previous, pages, next and jumper', () => {
    const paging = { total: 60, current: 2, size: 12, onChange: () => undefined };
    show(<DataTable columns={columns} rows={rows} paging={paging} />);
    const pager = document.querySelector('.kit-pager');
    const places = ['total-text', 'prev', 'item-1', 'next', 'options-size-changer', 'options-quick-jumper'];
    expect(places.filter((place) => !pager?.querySelector(`.ant-pagination-${place}`))).toEqual([]);
  });
});
