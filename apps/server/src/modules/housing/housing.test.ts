import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '@zhaocai/model';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../test/organization-app.ts';
import { seedHash, tieKeyOf } from './choice/tie-key.ts';

let app: OrganizationApp;
let estate: Person;
/** Who approves what the estate's keeper hands in, and who pays it. */
let manager: Person;
let finance: Person;
const ids: Record<string, string> = {};

interface Row {
  readonly id: string;
  readonly version: number;
  readonly userId: string;
  readonly status: number;
  readonly [field: string]: unknown;
}

beforeAll(async () => {
  app = await startOrganizationApp();
  estate = await app.person('estate');
  manager = await app.person('manager');
  finance = await app.person('finance');
  for (const account of ['expert1', 'expert2', 'expert3', 'expert4', 'expert5'])
    ids[account] = await app.userId(account);
});
afterAll(() => app.close());

async function spreadsheet(method: 'GET' | 'POST', path: string, payload: object = {}) {
  const answer = await app.app.server.inject({
    method,
    url: `/api${path}`,
    headers: { 'blade-auth': `bearer ${estate.token}` },
    ...(method === 'POST' && { payload }),
  });
  expect(answer.statusCode).toBe(200);
  const book = read(answer.rawPayload);
  return utils.sheet_to_json<Record<string, unknown>>(book.Sheets[book.SheetNames[0] ?? ''] ?? {});
}

describe('a housing subsidy', () => {
  const save = (values: object) =>
    estate.post<Row & { amount: string }>('/eam/housing/subsidy/saveSubsidyInfo', { year: 2026, ...values });

  test('[R444] needs the standard of the rank, and comes to what docs/estate.md says', async () => {
    const lumpSum = { userId: ids.expert1, subsidyType: 1, rankLevel: 4, workYearsBeforeFund: '12' };
    expect(await save(lumpSum)).toMatchObject({ code: 400, msg: '面积标准未配置' });
    const standard = { rankLevel: 4, area: '90', basePrice: '1265', ageUnitPrice: '13' };
    expect(await estate.post('/eam/housing-standard/save', standard)).toMatchObject({ code: 200 });
    expect(await estate.post('/eam/housing-standard/save', standard)).toMatchObject({ msg: '该职级已有面积标准' });
    const { data } = await save(lumpSum);
    expect(data).toMatchObject({ amount: '127890.00', status: 0, trace: { value: '127890.00' } });
    expect(await save(lumpSum)).toMatchObject({ code: 400, msg: '该职工本年度已有同类型补贴' });
    const short = { ...lumpSum, subsidyType: 2, ownedArea: '62.5' };
    expect((await save(short)).data.amount).toBe('39077.50');
    expect((await save({ ...short, subsidyType: 3, monthSalary: '8600' })).data.amount).toBe('673.03');
    expect(await save({ ...short, userId: ids.expert2, ownedArea: '90' })).toMatchObject({ msg: '已达标，无需补贴' });
    expect(await save({ ...short, userId: ids.expert2, subsidyType: 6 })).toMatchObject({ msg: '请填写政策核定金额' });
    expect((await save({ ...lumpSum, userId: '8999999999999999' })).code).toBe(404);
  });

  test('[C.5] for those without a home is refused to an owner and to whose spouse has one, and the spouse counts', async () => {
    const lumpSum = { userId: ids.expert2, subsidyType: 1, rankLevel: 4, workYearsBeforeFund: '12' };
    const msg = '本人或配偶已享受住房，不能申请无房补贴；未达标的请选择差额补贴';
    expect(await save({ ...lumpSum, ownedArea: '45' })).toMatchObject({ code: 400, msg });
    expect(await save({ ...lumpSum, spouseArea: '45' })).toMatchObject({ code: 400, msg });
    const short = { ...lumpSum, subsidyType: 2, ownedArea: '40', spouseArea: '22.5' };
    expect((await save(short)).data.amount).toBe('39077.50');
    const promoted = { ...lumpSum, subsidyType: 4, previousArea: '80' };
    expect((await save(promoted)).data.amount).toBe('14210.00');
    const standards = (await estate.post<Page<Row>>('/eam/housing-standard/dataPage')).data.records;
    await estate.post('/eam/housing-standard/save', { ...standards[0], coef: null });
    expect(await save({ ...short, subsidyType: 3, monthSalary: '8600' })).toMatchObject({
      msg: '请先在住房面积标准中设置月补系数和工资比例',
    });
  });

  test('goes from draft over review to payment, and is changed only as a draft or when rejected', async () => {
    const first = await save({ userId: ids.expert3, subsidyType: 1, rankLevel: 4 });
    const path = '/eam/housing/subsidy/updateSubsidyInfo';
    const update = (values: object, by = estate) => by.post<Row>(path, values);
    const { id } = first.data;
    let { version } = first.data;
    const to = async (status: number, by = estate) => {
      const answer = await update({ id, version, status }, by);
      if (answer.code === 200) ({ version } = answer.data);
      return answer;
    };
    expect(await to(4)).toMatchObject({ code: 400, msg: '当前状态不允许此操作' });
    expect(await to(1)).toMatchObject({ code: 200, data: { status: 1 } });
    expect(await update({ id, version, ownedArea: '10' })).toMatchObject({ msg: '只有草稿或驳回的补贴可以修改或删除' });
    expect(await to(3)).toMatchObject({ data: { status: 3 } });
    const changed = await update({ id, version, workYearsBeforeFund: '12' });
    expect(changed.data).toMatchObject({ status: 0, amount: '127890.00' });
    expect(await app.evidence('housingSubsidy.correct')).toHaveLength(1);
    ({ version } = changed.data);
    expect((await to(1)).code).toBe(200);
    const ownWork = { code: 400, msg: '经办人不能审核自己提交的内容，请由其他人处理' };
    expect(await to(2)).toMatchObject(ownWork);
    expect((await to(2, manager)).code).toBe(200);
    expect(await to(4, manager)).toMatchObject({ code: 403 });
    expect((await to(4, finance)).code).toBe(200);
    expect(await update({ id, version, remark: '改' })).toMatchObject({ msg: '已发放的补贴不能修改' });
    expect((await estate.get(`/eam/housing/subsidy/delete?ids=${id}`)).msg).toBe('已发放的补贴不能修改');
    expect((await update({ id, version: 0, status: 5 })).code).toBe(400);
    expect((await app.evidence('housingSubsidy.pay')).at(-1)).toMatchObject({ from: 2, to: 4 });
  });

  test('is not approved by whom it is for, nor paid by who approved it', async () => {
    const { data } = await save({ userId: await app.userId('manager'), subsidyType: 1, rankLevel: 4 });
    const to = (person: Person, version: number, status: number) =>
      person.post<Row>('/eam/housing/subsidy/updateSubsidyInfo', { id: data.id, version, status });
    const handedIn = await to(estate, data.version, 1);
    const ownWork = { code: 400, msg: '经办人不能审核自己提交的内容，请由其他人处理' };
    expect(await to(manager, handedIn.data.version, 2)).toMatchObject(ownWork);
    const admin = await app.person('admin');
    const approved = await to(admin, handedIn.data.version, 2);
    expect(await to(admin, approved.data.version, 4)).toMatchObject(ownWork);
    expect(await to(finance, approved.data.version, 4)).toMatchObject({ code: 200 });
    await app.asSuperuser('delete from housing_subsidy where id = $1', [data.id]);
  });

  test('drafts are removed, what was granted is in the figures and in both spreadsheets', async () => {
    const rows = (await estate.post<Page<Row>>('/eam/housing/subsidy/dataPage', { size: 50 })).data.records;
    const drafts = rows.filter(({ status }) => status === 0).map(({ id }) => id);
    const one = await estate.post('/eam/housing/subsidy/deleteByIds', { ids: drafts[0] });
    expect(one.code).toBe(200);
    const { data } = await estate.post('/eam/housing/subsidy/subsidyStatistics', { year: 2026 });
    expect(data).toMatchObject({
      cards: { people: 1, amount: '127890.00', avg: '127890.00' },
      byYear: [{ year: 2026, subsidyType: 1, people: 1, amount: '127890.00' }],
      byType: [{ name: { en: 'Lump sum, no house' } }],
    });
    for (const path of ['exportExcel', 'excel']) {
      const lines = await spreadsheet('POST', `/eam/housing/subsidy/${path}`);
      expect(lines).toHaveLength(rows.length - 1);
      expect(lines[0]?.['职工']).toMatch(/[\u4e00-\u9fff]{2}/);
    }
    expect(await spreadsheet('GET', '/eam/housing/subsidy/exportExcel')).toHaveLength(rows.length - 1);
    for (const method of ['GET', 'POST'] as const) {
      const lines = await spreadsheet(method, '/eam/housing/subsidy/subsidyStatisticsExcel');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toMatchObject({ 补贴金额: 127890, 说明: '合计（人数不重复计）' });
    }
  });
});

describe('a batch in which people choose homes', () => {
  const at = (days: number) =>
    new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');
  const batch = (name: string) => ({
    batchName: name,
    choiceRoomType: 1,
    year: 2026,
    applyStart: at(-2),
    applyEnd: at(1),
    choiceStart: at(3),
    choiceEnd: at(4),
  });
  const apply = (batchId: string, account: string, values: object) =>
    estate.post<Row>('/eam/turnover-room/sort/savePersonInfo', {
      batchId,
      userId: ids[account],
      workYears: '12',
      schoolYears: '12',
      title: 3,
      degree: 1,
      ...values,
    });
  const rowsOf = async (batchId: string) =>
    (await estate.post<Page<Row>>('/eam/turnover-room/sort/dataPage', { batchId, size: 50 })).data.records;
  const move = async (id: string, status: number) => {
    const { version } = (await estate.get<Row>(`/eam/choice/setting/batchDetail?id=${id}`)).data;
    return estate.post('/eam/choice/setting/updateBatchStatus', { id, version, status });
  };
  let batchId: string;

  test('takes applications only while it is open', async () => {
    const bad = { ...batch('倒置'), choiceStart: at(0) };
    expect((await estate.post('/eam/choice/setting/saveBatchInfo', bad)).code).toBe(400);
    const saved = await estate.post<Row>('/eam/choice/setting/saveBatchInfo', batch('第一批'));
    batchId = saved.data.id;
    expect(await estate.post('/eam/choice/setting/saveBatchInfo', batch('第一批'))).toMatchObject({ code: 400 });
    expect(await apply(batchId, 'expert1', {})).toMatchObject({ code: 400, msg: '不在申请时间内' });
    expect((await move(batchId, 1)).code).toBe(200);
    const open = (await estate.get<Row>(`/eam/choice/setting/batchDetail?id=${batchId}`)).data;
    expect(open).toMatchObject({ status: 1, tieSeed: null });
    expect(open.tieSeedHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('[R433] is changed under the name of an update, listed, paged, and removed while nobody has applied', async () => {
    const setting = '/eam/choice/setting';
    const { id } = (await estate.post<Row>(`${setting}/saveBatchInfo`, batch('试验批次'))).data;
    const { version } = (await estate.get<Row>(`${setting}/batchDetail?id=${id}`)).data;
    const change = { ...batch('试验批次改'), id, version };
    expect((await estate.post(`${setting}/updateBatchInfo`, change)).code).toBe(200);
    const paged = async () =>
      (await estate.post<Page<Row>>(`${setting}/batchDataPage`, { size: 50 })).data.records.map((row) => row.batchName);
    const listed = async () => (await estate.get<Row[]>(`${setting}/batchDataList`)).data.map((row) => row.batchName);
    expect(await paged()).toContain('试验批次改');
    expect(await listed()).toContain('试验批次改');
    expect((await estate.get(`${setting}/removeBatchInfo?id=${id}`)).code).toBe(200);
    expect([...(await paged()), ...(await listed())]).not.toContain('试验批次改');
  });

  test('counts points, each person and each household once', async () => {
    expect((await apply(batchId, 'expert1', {})).code).toBe(200);
    expect(await apply(batchId, 'expert1', {})).toMatchObject({ code: 400, msg: '您已提交过本批次申请' });
    const couple = { workYears: '20', schoolYears: '6', degree: 2, isCouple: true, spouseId: ids.expert5 };
    expect((await apply(batchId, 'expert2', couple)).code).toBe(200);
    expect(await apply(batchId, 'expert5', {})).toMatchObject({ code: 400, msg: '配偶已参加本批次' });
    const talent = { workYears: '3', schoolYears: '3', title: 2, talentScore: '20' };
    expect((await apply(batchId, 'expert3', talent)).code).toBe(200);
    expect((await apply(batchId, 'expert4', {})).code).toBe(200);
    const totals = Object.fromEntries((await rowsOf(batchId)).map(({ userId, total }) => [userId, total]));
    expect(totals).toMatchObject({
      [ids.expert1 ?? '']: '62.0000',
      [ids.expert2 ?? '']: '63.0000',
      [ids.expert3 ?? '']: '65.5000',
    });
    const removal = await estate.get(`/eam/choice/setting/removeBatchInfo?id=${batchId}`);
    expect(removal).toMatchObject({ code: 400, msg: '本批次已有申请人，不能删除' });
  });

  test('[R435] is ordered when applications are over, ties by the seed whose hash was told before', async () => {
    const order = () => estate.get(`/eam/turnover-room/sort/updateSortByBatch?batchId=${batchId}`);
    expect(await order()).toMatchObject({ code: 400, msg: '申请尚未截止，不能排序' });
    // All applied in the same second, and the applications are over.
    await app.asSuperuser(`update turnover_sort set apply_time = '2026-01-01 09:00:00' where batch_id = $1`, [batchId]);
    await app.asSuperuser(`update choice_batch set apply_end = now() - interval '1 hour' where id = $1`, [batchId]);
    expect(await order()).toMatchObject({ code: 400, msg: '还有4名申请人未审核' });
    for (const { id, version } of await rowsOf(batchId))
      await estate.post('/eam/turnover-room/sort/updateStatus', { id, version, status: 1 });
    expect((await order()).code).toBe(200);
    const { tieSeed, tieSeedHash } = (await estate.get<Row>(`/eam/choice/setting/batchDetail?id=${batchId}`)).data;
    expect(seedHash(String(tieSeed))).toBe(tieSeedHash);
    const rows = (await rowsOf(batchId)).toSorted((left, right) => Number(left.sort) - Number(right.sort));
    const tied = [ids.expert1 ?? '', ids.expert4 ?? ''].toSorted((left, right) =>
      tieKeyOf(String(tieSeed), left) < tieKeyOf(String(tieSeed), right) ? -1 : 1,
    );
    expect(rows.map(({ userId }) => userId)).toEqual([ids.expert3, ids.expert2, ...tied]);
    expect(rows[1]?.slotStart).not.toBe(rows[0]?.slotStart);
  });

  test('[R435] places are swapped with a reason that stays in the evidence', async () => {
    const swap = (id: unknown, direction: string, reason = '残疾人优先') =>
      estate.post('/eam/turnover-room/sort/ascOrDesc', { id, direction, reason });
    const [first, second] = (await rowsOf(batchId)).toSorted((left, right) => Number(left.sort) - Number(right.sort));
    expect((await swap(second?.id, 'up', '')).code).toBe(400);
    expect(await swap(first?.id, 'up')).toMatchObject({ code: 400 });
    expect(await swap(second?.id, 'up')).toMatchObject({ code: 200, data: { sort: 1 } });
    const after = await rowsOf(batchId);
    expect(after.find(({ id }) => id === first?.id)).toMatchObject({ sort: 2, slotStart: second?.slotStart });
    expect((await app.evidence('turnoverSort.swap')).at(-1)).toMatchObject({ reason: '残疾人优先', from: 2, to: 1 });
  });

  test('[R435] applicants are copied to another batch, where they are reviewed anew', async () => {
    const other = (
      await estate.post<Row>('/eam/choice/setting/saveBatchInfo', { ...batch('第二批'), schoolWeight: '2' })
    ).data;
    await move(other.id, 1);
    const copy = () =>
      estate.post('/eam/turnover-room/sort/savePersonInfoCopy', { fromBatchId: batchId, toBatchId: other.id });
    expect((await copy()).data).toEqual({ copied: 4 });
    expect((await copy()).data).toEqual({ copied: 0 });
    const rows = await rowsOf(other.id);
    expect(rows.find(({ userId }) => userId === ids.expert1)).toMatchObject({
      total: '68.0000',
      status: 0,
      sort: null,
    });
  });

  test('once the choosing has begun the order stands, and a void batch stays void', async () => {
    await app.asSuperuser(`update choice_batch set choice_start = now() - interval '1 minute' where id = $1`, [
      batchId,
    ]);
    const answer = await estate.get(`/eam/turnover-room/sort/updateSortByBatch?batchId=${batchId}`);
    expect(answer).toMatchObject({ code: 400, msg: '批次已开始选房，不能修改排序' });
    expect((await move(batchId, 9)).code).toBe(200);
    expect((await move(batchId, 9)).code).toBe(400);
    expect(await app.isChainWhole('100001')).toBe(true);
  });

  test.each([
    ['POST', '/eam/turnover-room/sort/exportExcel'],
    ['GET', '/eam/turnover-room/sort/exportExcel'],
    ['POST', '/eam/turnover-room/sort/excel'],
  ] as const)('%s %s has the order with names and batches', async (method, path) => {
    const lines = await spreadsheet(method, `${path}${method === 'GET' ? `?batchId=${batchId}` : ''}`, { batchId });
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatchObject({ 选房序号: 1, 批次: '第一批' });
  });
});
