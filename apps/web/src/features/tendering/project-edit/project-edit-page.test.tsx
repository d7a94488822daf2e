import { projectNumber, saveProject, submitProject } from '@zhaocai/model/tendering/project-endpoints';
import { platformMessages } from '@zhaocai/model/kit/messages';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../../../kit/session/session-store.ts';
import { clearScreen, show } from '../../../kit/testing/show.tsx';
import { AddTendereePage } from './project-edit-page.tsx';
import { storedProject } from './project-sample.ts';

interface Sent {
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
}

let sent: Sent[] = [];
let detail = storedProject();
let refusal: string | undefined;

/** The server's side of the wire, by path. */
const server: typeof fetch = (input, init) => {
  const url = String(input);
  sent.push({ url, body: typeof init?.body === 'string' ? JSON.parse(init.body) : {} });
  const ok = (data: unknown) => Promise.resolve(Response.json({ code: 200, success: true, data, msg: '操作成功' }));
  if (url.includes('/applyNo')) return ok({ projectNo: `P-${new URL(url, 'http://x').searchParams.get('manner')}` });
  if (url.includes('/checkBeforeChoose')) {
    const rules = [{ ...detail.rules[0] }];
    const proposed = {
      entryEndTime: '2026-11-30 17:00:00',
      bidEndTime: '2026-12-01 09:00:00',
      openTime: '2026-12-01 09:00:00',
    };
    return ok({ rules, earliestBidEndTime: '2026-12-01 00:00:00', leastSuppliers: 3, isBlocked: false, proposed });
  }
  if (url.includes('/saveOrUpdate') && refusal) {
    return Promise.resolve(Response.json({ code: 400, success: false, data: null, msg: refusal }, { status: 400 }));
  }
  if (url.includes('/saveOrUpdate')) return ok({ id: '7', version: detail.version + 1 });
  if (url.includes('/queryById')) return ok(detail);
  return ok(null);
};

const pathOf = ({ route }: { readonly route: string }) => route.split(' ')[1] ?? '';
const calls = (endpoint: { readonly route: string }) => sent.filter(({ url }) => url.includes(pathOf(endpoint)));

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

const open = (address: string) =>
  show(
    <>
      <AddTendereePage />
      <Address />
    </>,
    address,
  );
const openNew = async () => {
  const user = open('/tenderee/myTenderee/addTenderee');
  await field('项目名称');
  return user;
};
const openStored = async () => {
  const user = open('/tenderee/myTenderee/addTenderee?id=7');
  await field('项目名称');
  return user;
};
const field = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^(\\* ?)?${name}$`) });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const saveButton = () => button(/保存草稿$/);

beforeEach(() => {
  sent = [];
  detail = storedProject();
  refusal = undefined;
  vi.stubGlobal('fetch', server);
  const user = { userId: '9', tenantId: '100001', tenantName: '大学', account: 'buyer', nickName: '周明' };
  useSession.setState({
    user: { ...user, roles: [], avatar: null, oauthId: '', mustChange: false, mustEnrol: false },
    permissions: new Set([projectNumber, saveProject, submitProject].map(({ permission }) => permission)),
  });
});
afterEach(() => {
  clearScreen();
  useSession.setState({ user: undefined, permissions: undefined });
});

test('a new project starts with the number that is proposed and with who keys it in', async () => {
  await openNew();
  expect((await field('项目编号')).value).toBe('P-5');
  expect((await field('联系人')).value).toBe('周明');
});

test('another procurement method proposes another number, but not over one that was keyed in', async () => {
  const user = await openNew();
  const choose = async (manner: string) => {
    await user.click(screen.getByRole('combobox', { name: /采购方式/ }));
    await user.click(await screen.findByTitle(manner));
  };
  await choose('比选');
  await waitFor(async () => expect((await field('项目编号')).value).toBe('P-10'));
  await user.clear(await field('项目编号'));
  await user.type(await field('项目编号'), 'OWN-1');
  await choose('询价');
  await waitFor(() => expect(calls(projectNumber)).toHaveLength(3));
  expect((await field('项目编号')).value).toBe('OWN-1');
});

test('a draft with faults is not sent: each is told under its field, and the cursor stands in the first', async () => {
  const user = await openNew();
  await user.click(saveButton());
  const name = await field('项目名称');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(await screen.findByText('请填写项目名称')).toBeDefined();
  expect(calls(saveProject)).toEqual([]);
  await user.type(name, '单人床');
  expect(screen.queryByText('请填写项目名称')).toBeNull();
});

test('the bar leads from fault to fault', async () => {
  const user = await openNew();
  await user.click(saveButton());
  await user.click(button('查看下一处'));
  const budget = await field('项目总预算');
  await waitFor(() => expect(document.activeElement).toBe(budget));
});

test('the rules stand beside the dates, and the earliest time they allow is taken with one press, in working hours', async () => {
  const user = await openNew();
  expect(await screen.findByText(storedProject().rules[0]?.name.zh ?? '')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: /采用最早时间/ }));
  expect((await field('报价截止时间')).value).toBe('2026-12-01 09:00');
  expect((await field('开标时间')).value).toBe('2026-12-01 09:00');
});

test('one press lays the times out by the law', async () => {
  const user = await openStored();
  await user.click(await screen.findByRole('button', { name: '按法定期限排期' }));
  expect((await field('报名截止时间')).value).toBe('2026-11-30 17:00');
  expect((await field('报价截止时间')).value).toBe('2026-12-01 09:00');
  expect((await field('开标时间')).value).toBe('2026-12-01 09:00');
});

test('a deadline that is too early says by how much and by which article', async () => {
  detail = { ...storedProject(), bidEndTime: '2026-11-29 08:00:00', entryEndTime: '2026-11-28 08:00:00' };
  await openStored();
  expect(await screen.findByText('少1天16小时（第四十五条）')).toBeDefined();
});

test('what is changed is stored with its version, and its packages and lines keep their ids', async () => {
  const user = await openStored();
  await user.clear(await field('项目名称'));
  await user.type(await field('项目名称'), '双人床');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(calls(saveProject)).toHaveLength(1));
  expect(calls(saveProject)[0]?.body).toMatchObject({
    id: '7',
    version: 3,
    projectName: '双人床',
    packages: [
      { id: '71', packageNo: 1, packageName: '双人床', items: [{ id: '711', name: '单人床', quantity: '600' }] },
    ],
  });
});

test('a submission asks first; then it stores what is unsaved and hands in what was stored', async () => {
  const user = await openStored();
  await user.type(await field('项目名称'), '（学生公寓）');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('1 个采购包，总预算 500,000.00 元');
  expect(sent.filter(({ url }) => url.includes('save') || url.includes('submit'))).toEqual([]);
  await user.click(within(question).getByRole('button', { name: '保存并提交' }));
  await waitFor(() => expect(calls(submitProject)[0]?.body).toEqual({ id: '7', version: 4 }));
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toMatch(/projectDetail.*7/));
});

test('packages that do not make up the budget may be stored; a submission is held up, and their sum can be taken', async () => {
  const user = await openStored();
  await user.clear(await field('包预算'));
  await user.type(await field('包预算'), '450000');
  expect(screen.getByText('还差 50,000.00 元未分到包')).toBeDefined();
  await user.click(button(/保存并提交$/));
  expect(await screen.findByText('包预算合计（450,000.00元）与项目预算（500,000.00元）不一致')).toBeDefined();
  await user.click(button('以合计为总预算'));
  expect(screen.getByText('与总预算一致')).toBeDefined();
});

test('what was typed and never stored is offered again, and may be thrown away', async () => {
  const user = await openNew();
  await user.type(await field('项目名称'), '单人床');
  await waitFor(() => expect(Object.keys(localStorage).some((key) => key.includes('projectDraft'))).toBe(true));
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  const again = await openNew();
  expect((await field('项目名称')).value).toBe('');
  await again.click(button(/恢\s?复/));
  expect((await field('项目名称')).value).toBe('单人床');
});

test('where somebody else stored meanwhile both ways on are offered, and what was typed survives', async () => {
  refusal = platformMessages['platform.stale'].zh;
  const user = await openStored();
  await user.type(await field('项目名称'), '（改）');
  await user.click(saveButton());
  expect((await screen.findByRole('alert')).textContent).toContain(refusal);
  refusal = undefined;
  detail = { ...detail, version: 5 };
  await user.click(button('以我填写的为准'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect((await field('项目名称')).value).toBe('单人床（改）');
  await user.click(saveButton());
  await waitFor(() =>
    expect(calls(saveProject).at(-1)?.body).toMatchObject({ version: 5, projectName: '单人床（改）' }),
  );
});

test('a field that the reader may not see is neither shown nor asked for', async () => {
  const { generalBudget: _hidden, ...seen } = detail;
  detail = seen as typeof detail;
  const user = await openStored();
  expect(screen.queryByRole('textbox', { name: /项目总预算/ })).toBeNull();
  await user.type(await field('项目名称'), '（改）');
  await user.click(saveButton());
  await waitFor(() => expect(calls(saveProject)).toHaveLength(1));
});

test('a budget of a package that the reader may not see is neither shown nor asked for, that of a new one is', async () => {
  const { generalBudget: _hidden, ...seen } = detail;
  const packages = detail.packages.map(({ budget: _budget, ...one }) => one);
  detail = { ...seen, packages } as unknown as typeof detail;
  const user = await openStored();
  expect(screen.queryByRole('textbox', { name: /包预算/ })).toBeNull();
  await user.type(await field('项目名称'), '（改）');
  await user.click(saveButton());
  await waitFor(() => expect(calls(saveProject)).toHaveLength(1));
  await user.click(button(/添加采购包$/));
  expect(await screen.findByRole('textbox', { name: /包预算/ })).toBeDefined();
});

test('a package is added at the end, and one with lines is only removed after a question', async () => {
  const user = await openStored();
  await user.click(button(/添加采购包$/));
  expect(await screen.findByRole('region', { name: '第 2 包' })).toBeDefined();
  await user.click(screen.getAllByRole('button', { name: /删除此包/ })[0] ?? document.body);
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('包内 1 行货物一并删除');
  await user.click(within(question).getByRole('button', { name: /删除此包$/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '第 2 包' })).toBeNull());
});

test('why a project was returned stands above its form', async () => {
  detail = { ...detail, rejectReason: '预算依据不足' };
  await openStored();
  expect(screen.getByText('被退回：预算依据不足')).toBeDefined();
});

test('a project that was submitted is not changed here: the way leads to its page', async () => {
  detail = { ...detail, actions: [] };
  open('/tenderee/myTenderee/addTenderee?id=7');
  expect(await screen.findByText('项目已提交，不能修改')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a fault in what is folded away unfolds it, and the cursor stands in it', async () => {
  const user = await openStored();
  await user.click(button(/采购内容、技术参数、售后/));
  fireEvent.change(await field('采购内容'), { target: { value: '床'.repeat(201) } });
  await user.click(button(/采购内容、技术参数、售后/));
  expect(screen.queryByRole('textbox', { name: '采购内容' })).toBeNull();
  await user.click(saveButton());
  await waitFor(async () => expect(document.activeElement).toBe(await field('采购内容')));
  expect(calls(saveProject)).toEqual([]);
});
