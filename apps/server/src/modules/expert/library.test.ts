import { checkLetterOf, type ExpertDetail, type ExpertItem, type ExpertRow } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../test/organization-app.ts';
import { anExpert, identityNo } from '../../../test/expert-steps.ts';
import { setParam } from '../../../test/set-param.ts';
import { turnExperts } from './library/move-expert.ts';

let app: OrganizationApp;
let buyer: Person;
let manager: Person;
beforeAll(async () => {
  app = await startOrganizationApp();
  buyer = await app.person('buyer');
  manager = await app.person('manager');
  await manager.post('/purchase/conf/type/loadDefaults', {});
});
afterAll(() => app.close());

const api = '/expert';
let entered = 0;
const next = () => (entered += 1);
const person = (more: object = {}) => anExpert(next(), more);
async function enter(more: object = {}): Promise<string> {
  const { code, msg, data } = await buyer.post(`${api}/saveOrUpdateExpert`, person(more));
  expect(code, msg).toBe(200);
  return String(data['id']);
}
const read = async (id: string, by = buyer) => (await by.get<ExpertDetail>(`${api}/queryExpertById?id=${id}`)).data;
const version = async (id: string) => (await read(id)).version;
const move = async (by: Person, action: string, id: string) =>
  by.post(`${api}/${action}`, { id, version: await version(id), reason: '经核实' });
async function library(more: object = {}): Promise<string> {
  const id = await enter(more);
  expect(await move(buyer, 'submit', id)).toMatchObject({ code: 200 });
  expect(await move(manager, 'approve', id)).toMatchObject({ code: 200 });
  return id;
}
const setStatus = (by: Person, input: object) => by.post(`${api}/updateStatus`, input);

describe('an expert is entered', () => {
  test('with a number that adds up; who he is and when he was born follow from it', async () => {
    const id = await enter({ idNo: identityNo(next(), '19750315').toLowerCase(), name: '沈一鸣' });
    expect(await read(id)).toMatchObject({ expertStatus: 0, itemNames: '信息技术', age: 51, actions: ['submit'] });
    const [stored] = await app.asSuperuser('select birthday::text, expert_no from expert where id = $1', [id]);
    expect(stored).toMatchObject({ birthday: '1975-03-15', expert_no: expect.stringMatching(/^ZJ-2026-\d{5}$/) });
  });

  test.each([
    ['a last digit that does not belong', '330199197503150010', '身份证号格式不正确'],
    ['a day that there is not', `33019919750230012${checkLetterOf('33019919750230012')}`, '身份证号格式不正确'],
    ['too few digits', '33019919750315', '身份证号格式不正确'],
    ['nothing', '', '请填写身份证号'],
  ])('not with %s', async (_what, idNo, msg) => {
    const refused = await buyer.post(`${api}/saveOrUpdateExpert`, person({ idNo }));
    expect(refused).toMatchObject({ code: 400, msg: expect.stringContaining(msg) });
  });

  test('once, for one field of experts that is there, and with a phone', async () => {
    const idNo = identityNo(next());
    await enter({ idNo });
    expect(await buyer.post(`${api}/saveOrUpdateExpert`, person({ idNo }))).toMatchObject({
      code: 400,
      msg: '该身份证号的专家已存在',
    });
    const save = (more: object) => buyer.post(`${api}/saveOrUpdateExpert`, person(more));
    expect((await save({ itemCodes: 'E0101,A0201' })).msg).toMatch(/^专业编码A0201不在/);
    expect((await save({ phone: '12345' })).msg).toMatch(/^手机号格式不正确/);
    expect((await save({ userId: '99' })).code).toBeGreaterThanOrEqual(400);
  });
});

describe('whole numbers of an expert', () => {
  test('stand in no list, no page of him, no search and no evidence', async () => {
    const idNo = identityNo(next());
    const id = await enter({ idNo, phone: '13912345678', name: '遮蔽人' });
    const page = await buyer.post(`${api}/queryPage`, { current: 1, size: 10, name: '遮蔽人' });
    const detail = await read(id);
    expect(detail).toMatchObject({ phone: '139****5678', idNo: `${idNo.slice(0, 6)}**********${idNo.slice(-2)}` });
    const available = await buyer.get('/bid-es/expert/queryExpertList?keyword=');
    const evidence = await app.evidence('expert.add');
    for (const told of [page.data, detail, available.data, evidence])
      for (const whole of [idNo, '13912345678', idNo.slice(6, 14)]) expect(JSON.stringify(told)).not.toContain(whole);
    for (const filter of [
      { phone: '1391' },
      { idNo_likeright: '330199' },
      { birthday: '1975-03-15' },
      { descs: 'idNo' },
    ])
      expect(await buyer.post(`${api}/queryPage`, { current: 1, size: 10, ...filter })).toMatchObject({ code: 400 });
  });

  test('are sent back masked and stay what they were; another mask is no number', async () => {
    const idNo = identityNo(next());
    const id = await enter({ idNo, phone: '13912345678' });
    const detail = await read(id);
    const same = await buyer.post(`${api}/saveOrUpdateExpert`, { ...detail, name: '改名' });
    expect(same, same.msg).toMatchObject({ code: 200 });
    const [stored] = await app.asSuperuser('select id_no, phone, name from expert where id = $1', [id]);
    expect(stored).toEqual({ id_no: idNo, phone: '13912345678', name: '改名' });
    const other = { id, version: await version(id), phone: '138****0000' };
    expect((await buyer.post(`${api}/saveOrUpdateExpert`, other)).msg).toMatch(/^手机号格式不正确/);
  });

  test('are shown to whoever has the right, and the look is in the evidence', async () => {
    const idNo = identityNo(next());
    const id = await enter({ idNo, phone: '13912345678' });
    expect(await buyer.post(`${api}/reveal`, { id })).toMatchObject({ code: 403 });
    expect(await manager.post(`${api}/reveal`, { id })).toMatchObject({
      code: 200,
      data: { idNo, phone: '13912345678', birthday: '1975-03-15' },
    });
    const looks = await app.evidence('expert.reveal');
    expect(looks.at(-1)).toMatchObject({
      subject: id,
      seen: ['idNo', 'phone', 'birthday'],
      actor: { account: 'manager' },
    });
    expect(JSON.stringify(looks)).not.toContain('13912345678');
  });
});

describe('the status of an expert', () => {
  test('[R388] goes from draft over review into the library, by two people', async () => {
    const id = await enter();
    expect(await move(buyer, 'submit', id)).toMatchObject({ code: 200, data: { state: 1 } });
    expect(await move(buyer, 'approve', id)).toMatchObject({ code: 403 });
    expect(await move(manager, 'approve', id)).toMatchObject({ code: 200, data: { state: 2 } });
    expect((await read(id)).joinTime).not.toBeNull();
    expect(await buyer.get(`${api}/deleteExpert?id=${id}`)).toMatchObject({
      code: 400,
      msg: expect.stringContaining('已入库'),
    });
    const { idNo: _idNo, ...detail } = await read(id);
    const changed = await buyer.post(`${api}/saveOrUpdateExpert`, { ...detail, idNo: identityNo(next()) });
    expect(changed.msg).toMatch(/^已入库专家的身份证号不能修改/);
  });

  test('R28 asks eight years, a senior title and an age for the library, by parameters', async () => {
    const short = await enter({ workYears: 7, name: '年限不足' });
    const low = await enter({ titleLevel: 4 });
    const old = await enter({ idNo: identityNo(next(), '19500101') });
    for (const id of [short, low, old]) await move(buyer, 'submit', id);
    expect((await move(manager, 'approve', short)).msg).toMatch(/^“年限不足”从业7年，入库须满8年/);
    expect((await move(manager, 'approve', low)).msg).toMatch(/高级职称或同等专业水平/);
    expect((await move(manager, 'approve', old)).msg).toMatch(/76岁，超过70岁/);
    expect((await read(short)).cautions).toContain('years');
    const admin = await app.person('admin');
    await setParam(admin, 'expert.workYears', '5');
    expect(await move(manager, 'approve', short)).toMatchObject({ code: 200 });
    await setParam(admin, 'expert.workYears', '8');
  });

  test('[R364] is suspended until a day with a reason, and by the clock is over', async () => {
    const id = await library();
    const suspend = (more: object) => setStatus(manager, { id, expertStatus: 3, reason: '出国', ...more });
    expect((await suspend({})).msg).toBe('请选择今天以后的暂停截止日期');
    expect((await suspend({ suspendUntil: '2026-01-01' })).msg).toBe('请选择今天以后的暂停截止日期');
    expect((await suspend({ suspendUntil: '2027-01-31', reason: '' })).code).toBe(400);
    expect(await suspend({ suspendUntil: '2027-01-31' })).toMatchObject({ code: 200, data: { count: 1 } });
    expect(await read(id)).toMatchObject({ expertStatus: 3, suspendUntil: '2027-01-31', stateReason: '出国' });
    const night = (now: string) =>
      app.database.transaction('100001', (tx) => turnExperts(tx, { tenantId: '100001', now }));
    await night('2027-01-31 02:00:00');
    expect((await read(id)).expertStatus).toBe(3);
    await night('2027-02-01 02:00:00');
    expect(await read(id)).toMatchObject({ expertStatus: 2, suspendUntil: null });
  });

  test('moves several that stand alike, all or none; whoever is blacklisted stays so', async () => {
    const [one, two, draft] = [await library(), await library(), await enter()];
    const mixed = await setStatus(manager, { ids: `${one},${draft}`, expertStatus: 4, reason: '退休' });
    expect(mixed).toMatchObject({ code: 400, msg: expect.stringContaining('已退库') });
    expect((await read(one)).expertStatus).toBe(2);
    const both = await setStatus(manager, { ids: `${one},${two}`, expertStatus: 6, reason: '泄密' });
    expect(both).toMatchObject({ code: 200, data: { count: 2, expertStatus: 6 } });
    expect((await setStatus(manager, { id: one, expertStatus: 2 })).code).toBe(400);
    const { idNo: _idNo, phone: _phone, ...detail } = await read(one);
    expect((await buyer.post(`${api}/saveOrUpdateExpert`, detail)).msg).toBe('黑名单中的专家资料不能修改');
  });
});

describe('[R377] the figures of the library', () => {
  test('count what the list shows, and who may be drawn', async () => {
    const { data } = await buyer.get<{
      total: number;
      statuses: { status: number; count: number }[];
      available: number;
    }>(`${api}/queryExpertCount`);
    const counted = async (more: object) =>
      (await buyer.post(`${api}/queryPage`, { current: 1, size: 1, ...more })).data['total'];
    expect(await counted({})).toBe(data.total);
    for (const { status, count } of data.statuses) expect(await counted({ expertStatus: status })).toBe(count);
    const active = data.statuses.find(({ status }) => status === 2)?.count ?? 0;
    // 年限不足 was let in while the parameter was lower.
    expect(data.available).toBe(active - 1);
  });

  test('tell where they came from and, by field, whom one would find; two fields below one are one person', async () => {
    const count = async (code: string) => {
      const { data } = await buyer.get<ExpertItem[]>(`${api}/queryExpertItemTree`);
      const all = data.flatMap((item) => [item, ...(item.children ?? [])]);
      return all.find(({ itemCode }) => itemCode === code)?.count;
    };
    const before = [await count('E01'), await count('E0103')];
    await library({ itemCodes: 'E0101，E0103', source: 3 });
    expect([await count('E01'), await count('E0103')]).toEqual(before.map((one) => (one ?? 0) + 1));
    const pie = await buyer.get<{ source: number; name: string; value: number }[]>(`${api}/queryExpertSourcePie`);
    expect(pie.data.map(({ name }) => name)).toEqual(['自建', '平台', '省库']);
    const listed = await buyer.post<{ records: ExpertRow[] }>(`${api}/queryPage`, { current: 1, size: 200, source: 3 });
    expect(pie.data[2]?.value).toBe(listed.data.records.length);
  });
});
