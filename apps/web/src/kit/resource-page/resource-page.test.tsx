import { entity } from '@zhaocai/model';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSession } from '../session/session-store.ts';
import { ResourcePage } from './resource-page.tsx';

configure({ asyncUtilTimeout: 10_000 });

const room = entity({
  name: 'meetingRoom',
  table: 'meeting_room',
  label: { zh: '会议室', en: 'Meeting room' },
  path: '/api/office/meetingRoom',
  menu: 'room',
  verbs: { page: 'POST /dataPage', detail: 'GET /queryById', save: 'POST /saveOrUpdate', remove: 'POST /deleteByIds' },
  search: ['name'],
  fields: {
    name: { kind: 'text', label: { zh: '名称', en: 'Name' }, maxLength: 20, required: true },
    rent: { kind: 'money', label: { zh: '租金', en: 'Rent' } },
  },
});

const rows = [
  { id: '11', version: 1, name: '一号厅', rent: '1200.00', createTime: '2026-11-20 09:00:00' },
  { id: '12', version: 4, name: '二号厅', rent: null, createTime: '2026-11-20 09:30:00' },
];

interface SentCall {
  readonly url: string;
  readonly body: unknown;
  readonly key: string | null;
}

let sent: SentCall[] = [];
let listed: readonly object[] = rows;
let saveAnswer: object = { code: 200, success: true, data: { id: '13', version: 0 }, msg: '操作成功' };

/** The server's side of the wire, by path. */
const server: typeof fetch = (input, init) => {
  const url = String(input);
  sent.push({
    url,
    body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    key: new Headers(init?.headers).get('idempotency-key'),
  });
  const ok = (data: unknown) => Response.json({ code: 200, success: true, data, msg: '操作成功' });
  if (url.includes('/dataPage'))
    return Promise.resolve(ok({ records: listed, total: listed.length, size: 10, current: 1, pages: 1 }));
  if (url.includes('/queryById')) return Promise.resolve(ok(rows[1]));
  if (url.includes('/saveOrUpdate')) return Promise.resolve(Response.json(saveAnswer));
  return Promise.resolve(ok(null));
};

function calls(path: string): SentCall[] {
  return sent.filter(({ url }) => url.includes(path));
}

async function rowOf(name: string): Promise<HTMLElement> {
  const row = (await screen.findByText(name)).closest('tr');
  if (!row) throw new Error(`${name} is in no row`);
  return row;
}

function open(permissions: readonly string[], address = '/') {
  useSession.setState({ permissions: new Set(permissions) });
  render(
    <MemoryRouter initialEntries={[address]}>
      <App>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <ResourcePage entity={room} />
        </QueryClientProvider>
      </App>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const everything = ['room_view', 'room_add', 'room_edit', 'room_delete'];

beforeEach(() => {
  sent = [];
  listed = rows;
  saveAnswer = { code: 200, success: true, data: { id: '13', version: 0 }, msg: '操作成功' };
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  localStorage.clear();
  useSession.setState({ permissions: undefined });
});

describe('a list page', () => {
  test('[R86] shows rows with 序号, money grouped, and the count beside the title', async () => {
    open(everything);
    const row = await rowOf('一号厅');
    expect(within(row).getByText('1,200.00')).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: '序号' })).toBeTruthy();
    expect(screen.getByText('共 2 条')).toBeTruthy();
  });

  test('offers nothing that the user may not do', async () => {
    open(['room_view']);
    await screen.findByText('一号厅');
    expect(screen.queryByText('编辑')).toBeNull();
    expect(screen.queryByText('删除')).toBeNull();
    expect(screen.queryByText('新增会议室')).toBeNull();
  });

  test('asks with the filters of its address', async () => {
    open(everything, '/?name=一号&current=2');
    await screen.findByText('一号厅');
    expect(calls('/dataPage')[0]?.body).toEqual({ name: '一号', current: 2, size: 10 });
  });

  test('[R77] has no pager where there is nothing to page, and says what belongs there', async () => {
    listed = [];
    open(everything);
    await screen.findByText('还没有会议室');
    expect(screen.queryByText(/共 0 条/)).toBeNull();
  });

  test('[R89] multi-delete without a selection says 请选择至少一条数据 and sends nothing', async () => {
    const user = open(everything);
    await screen.findByText('一号厅');
    await user.click(screen.getByRole('button', { name: /批量删除/ }));
    expect(await screen.findByText('请选择至少一条数据')).toBeTruthy();
    expect(calls('/deleteByIds')).toEqual([]);
  });

  test('[R90] [R93] [R94] delete asks first, names the ids in the query and says 删除成功', async () => {
    const user = open(everything);
    const row = await rowOf('二号厅');
    await user.click(within(row).getByRole('button', { name: /删\s*除/ }));
    const question = await screen.findByRole('dialog');
    expect(within(question).getAllByText('确定将选择数据删除?')).not.toEqual([]);
    await user.click(within(question).getByRole('button', { name: /删\s*除/ }));
    expect(await screen.findByText('删除成功')).toBeTruthy();
    expect(calls('/deleteByIds').map(({ url }) => url)).toEqual(['/api/office/meetingRoom/deleteByIds?ids=12']);
  });

  test('[R91] [R95] n opens the form; what is missing is said under its field; a save says 新增成功', async () => {
    const user = open(everything);
    await screen.findByText('一号厅');
    await user.keyboard('n');
    const form = await screen.findByRole('dialog');
    await user.click(within(form).getByRole('button', { name: /保\s*存/ }));
    expect(await within(form).findByText('请填写名称')).toBeTruthy();
    expect(calls('/saveOrUpdate')).toEqual([]);
    await user.type(within(form).getByLabelText('名称'), '三号厅');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('新增成功')).toBeTruthy();
    expect(calls('/saveOrUpdate')[0]?.body).toEqual({ name: '三号厅' });
  });

  test('[R92] an edit sends id and version of the row as the server has it now', async () => {
    const user = open(everything);
    const row = await rowOf('二号厅');
    await user.click(within(row).getByRole('button', { name: /编\s*辑/ }));
    const form = await screen.findByRole('dialog');
    await user.type(await within(form).findByLabelText('租金'), '88.5');
    await user.click(within(form).getByRole('button', { name: /保\s*存/ }));
    expect(await screen.findByText('更新成功')).toBeTruthy();
    expect(calls('/saveOrUpdate')[0]?.body).toEqual({ id: '12', version: 4, name: '二号厅', rent: '88.5' });
  });

  test('a refused save keeps what was typed, and the next try is a new intent', async () => {
    saveAnswer = { code: 400, success: false, data: null, msg: '名称已存在' };
    const user = open(everything);
    await screen.findByText('一号厅');
    await user.keyboard('n');
    const form = await screen.findByRole('dialog');
    await user.type(within(form).getByLabelText('名称'), '一号厅');
    await user.click(within(form).getByRole('button', { name: /保\s*存/ }));
    expect(await screen.findByText('名称已存在')).toBeTruthy();
    expect(within(form).getByLabelText<HTMLInputElement>('名称').value).toBe('一号厅');
    await user.click(within(form).getByRole('button', { name: /保\s*存/ }));
    await waitFor(() => expect(calls('/saveOrUpdate')).toHaveLength(2));
    const [first, second] = calls('/saveOrUpdate');
    expect(first?.key).not.toBe(second?.key);
  });
});
