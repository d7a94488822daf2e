import { endpoint } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { meetingRoom } from '../../../test/fixtures/adding-an-entity/meeting-room.ts';
import { startSampleApp, type SampleApp } from '../../../test/sample-app.ts';
import { handle, type Ctx } from '../http/index.ts';
import { crud } from './index.ts';

let app: SampleApp;

beforeAll(async () => {
  const mounted = [...crud(meetingRoom), handle(many, addMany)];
  app = await startSampleApp({ sqlFile: 'adding-an-entity/meeting-room.sql', mounted });
});
afterAll(() => app.close());

/** More rooms at once than a list answers, of berta, whom no other test asks about hers. */
const many = endpoint({
  route: 'POST /api/bid-project/meeting-room/many',
  label: { zh: '许多', en: 'Many' },
  permission: 'signedIn',
  writes: true,
  input: z.object({}),
  output: z.null(),
});

async function addMany({ db, tenantId, now }: Ctx): Promise<null> {
  await db.query(
    `insert into meeting_room (id, tenant_id, room_no, room_name, seats, create_user, create_time, update_time)
     select 1000000000000 + n, $1, 'L' || n, '许多', 1, 2, $2::timestamptz, $2::timestamptz from generate_series(1, 2001) n`,
    [tenantId, now],
  );
  return null;
}

const base = '/api/bid-project/meeting-room';
const room = (roomNo: string, more = {}) => ({ roomNo, roomName: `评标室${roomNo}`, seats: 12, ...more });

async function created(user: Parameters<SampleApp['post']>[0], input: object): Promise<string> {
  const answer = await save(user, input);
  expect(answer).toMatchObject({ code: 200, success: true });
  return (answer.data as { id: string }).id;
}
const save = (user: Parameters<SampleApp['post']>[0], input: object) => app.post(user, `${base}/saveOrUpdate`, input);

test('a list of more rows than are answered says so, and one that is whole does not', async () => {
  await app.post('anna', many.route.slice('POST '.length), {});
  const list = async (query = '') => app.get('anna', `${base}/queryList${query}`);
  expect((await list()).data).toHaveLength(2000);
  expect(await list()).toMatchObject({ more: 2000 });
  expect(await list('?roomNo_equal=L7')).not.toHaveProperty('more');
});

describe('a plain entity', () => {
  test('is saved, listed and shown with its amounts, flags and days as the wire has them', async () => {
    const input = room('A1', { dayPrice: '1200.5', roomType: 2, isVideo: true, openDay: '2026-09-01', remark: '二楼' });
    const id = await created('anna', input);
    const detail = await app.get('anna', `${base}/queryById?id=${id}`);
    expect(detail.data).toMatchObject({
      ...input,
      id,
      dayPrice: '1200.50',
      version: 0,
      tenantId: '100001',
      remark: '二楼',
    });
    const page = await app.post('anna', `${base}/queryPage`, { roomNo_equal: 'A1' });
    expect(page.data).toMatchObject({ total: 1, size: 10, current: 1, pages: 1 });
    expect((page.data as { records: object[] }).records[0]).not.toHaveProperty('remark');
  });

  test('with a fault is refused by a sentence that names the field, and nothing is stored', async () => {
    expect(await save('anna', room('B1', { seats: 0 }))).toMatchObject({ code: 400, msg: '座位数不能小于1' });
    expect(
      await app.post('anna', `${base}/saveOrUpdate`, room('B1', { roomName: '' }), { 'accept-language': 'en' }),
    ).toMatchObject({
      code: 400,
      msg: 'Please fill in Name',
    });
    expect(await save('anna', room('B1', { dayPrice: '1.234' }))).toMatchObject({ code: 400 });
    expect((await app.post('anna', `${base}/queryPage`, { roomNo_equal: 'B1' })).data).toMatchObject({ total: 0 });
  });

  test('is edited only with the version that was read', async () => {
    const id = await created('anna', room('C1'));
    expect(await save('anna', { id, version: 0, seats: 20 })).toMatchObject({ code: 200, data: { id, version: 1 } });
    expect(await save('anna', { id, version: 0, seats: 30 })).toMatchObject({
      code: 400,
      msg: '数据已被他人修改，请刷新后重试',
    });
    expect(await save('anna', { id, seats: 30 })).toMatchObject({ code: 400, msg: '缺少数据版本号，请刷新后重试' });
    expect((await app.get('anna', `${base}/queryById?id=${id}`)).data).toMatchObject({ seats: 20, version: 1 });
  });

  test('keeps a field that is fixed at creation', async () => {
    const id = await created('anna', room('D1'));
    expect(await save('anna', { id, version: 0, roomNo: 'D2' })).toMatchObject({
      code: 400,
      msg: '编号创建后不能修改',
    });
  });

  test('refuses a second row with the same unique number', async () => {
    await created('anna', room('E1'));
    expect(await save('anna', room('E1'))).toMatchObject({ code: 400 });
  });

  test('of another tenant answers like a missing one on every verb', async () => {
    const id = await created('anna', room('F1'));
    const missing = await app.get('carl', `${base}/queryById?id=1`);
    expect(await app.get('carl', `${base}/queryById?id=${id}`)).toEqual({ ...missing, requestId: expect.any(String) });
    expect(await save('carl', { id, version: 0, seats: 1 })).toMatchObject({ code: 404 });
    expect(await app.post('carl', `${base}/deleteByIds`, { ids: id })).toMatchObject({ code: 404 });
    expect((await app.post('carl', `${base}/queryPage`, {})).data).toMatchObject({ total: 0, records: [] });
  });

  test('is removed all or nothing: one foreign id and no row goes', async () => {
    const mine = await created('anna', room('G1'));
    const foreign = await created('carl', room('G1'));
    expect(await app.post('anna', `${base}/deleteByIds`, { ids: `${mine},${foreign}` })).toMatchObject({ code: 404 });
    expect(await app.get('anna', `${base}/queryById?id=${mine}`)).toMatchObject({ code: 200 });
    expect(await app.post('anna', `${base}/deleteByIds?ids=${mine}`, {})).toMatchObject({ code: 200 });
    expect(await app.get('anna', `${base}/queryById?id=${mine}`)).toMatchObject({ code: 404 });
    expect(await app.post('anna', `${base}/deleteByIds`, { ids: '' })).toMatchObject({
      code: 400,
      msg: '请选择至少一条数据',
    });
  });

  test('is removed with at most a page of others at once', async () => {
    const ids = Array.from({ length: 201 }, (_, at) => String(at + 1));
    expect(await app.post('anna', `${base}/deleteByIds`, { ids: ids.join(',') })).toMatchObject({
      code: 400,
      msg: '一次最多处理200条数据，请分批进行',
    });
    expect(await app.post('anna', `${base}/deleteByIds`, { ids: ids.slice(1).join(',') })).toMatchObject({ code: 404 });
  });

  test('is visible by data scope: the own rows to one, those of the department to another', async () => {
    const id = await created('berta', room('H1'));
    expect(await app.get('anna', `${base}/queryById?id=${id}`)).toMatchObject({ code: 200 });
    expect(await app.get('dora', `${base}/queryById?id=${id}`)).toMatchObject({ code: 404 });
    expect(await save('dora', { id, version: 0, seats: 3 })).toMatchObject({ code: 404 });
    expect(await app.post('dora', `${base}/deleteByIds`, { ids: id })).toMatchObject({ code: 404 });
  });

  test('demands the permission of each verb', async () => {
    expect(await save('emil', room('I1'))).toMatchObject({ code: 403 });
    expect(await app.post('emil', `${base}/queryPage`, {})).toMatchObject({ code: 200 });
    expect(await app.post(undefined, `${base}/queryPage`, {})).toMatchObject({ code: 401, msg: '请求未授权' });
  });

  test('with the same idempotency key is saved once, whatever the number of clicks', async () => {
    const key = { 'idempotency-key': 'click-0001' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.post('anna', `${base}/saveOrUpdate`, room('J1'), key)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
    expect((await app.post('anna', `${base}/queryPage`, { roomNo_equal: 'J1' })).data).toMatchObject({ total: 1 });
    expect(await app.post('anna', `${base}/saveOrUpdate`, room('J2'), key)).toMatchObject({
      code: 400,
      msg: '请勿重复提交：内容与上次提交的不同',
    });
  });

  test('that was refused leaves its idempotency key free, and the key answers once it was saved', async () => {
    const key = { 'idempotency-key': 'click-0002' };
    const saveKeyed = (input: object) => app.post('anna', `${base}/saveOrUpdate`, input, key);
    await created('anna', room('J3'));
    for (let round = 0; round < 3; round += 1)
      expect(await saveKeyed(room('J3'))).toMatchObject({ code: 400, msg: expect.stringContaining('已存在') });
    const first = await saveKeyed(room('J4'));
    expect(first).toMatchObject({ code: 200, data: { version: 0 } });
    expect((await saveKeyed(room('J4'))).data).toEqual(first.data);
    expect((await app.post('anna', `${base}/queryPage`, { roomNo_equal: 'J4' })).data).toMatchObject({ total: 1 });
  });

  test('is exported as a workbook with the list filters', async () => {
    await created('anna', room('K1', { dayPrice: '99.90' }));
    const file = await app.raw('anna', 'POST', `${base}/excel`, { roomNo_equal: 'K1' });
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('会议室'));
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  test('leaves evidence of every change in the chain of the tenant, which verifies', async () => {
    expect(await app.verifyChain('100001', 'admin')).toMatchObject({ ok: true });
  });
});
