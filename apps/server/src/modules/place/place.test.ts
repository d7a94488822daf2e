import type { ReservationRow, SiteDay } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startOrganizationApp,
  type Answer,
  type OrganizationApp,
  type Person,
} from '../../../test/organization-app.ts';
import { turnReservations } from './turn-reservations.ts';

let app: OrganizationApp;
let buyer: Person;
let manager: Person;
let room: string;
let made = 0;
beforeAll(async () => {
  app = await startOrganizationApp();
  app.clock.setTo('2026-11-20 08:00:00');
  buyer = await app.person('buyer');
  manager = await app.person('manager');
  room = await aSite();
});
afterAll(() => app.close());

async function aSite(more: object = {}): Promise<string> {
  const siteName = `开标室${(made += 1)}`;
  const answer = await manager.post<{ id: string }>('/bid-project/site/saveOrUpdateSiteInfo', {
    siteName,
    typeId: 1,
    ...more,
  });
  expect(answer.msg).toBe('操作成功');
  return answer.data.id;
}

const day = '2026-11-23';
const times = (from: string, to: string) => ({ beginTime: `${day} ${from}:00`, endTime: `${day} ${to}:00` });
const reserve = (siteId: string, from: string, to: string, more: object = {}, who = buyer) =>
  who.post<{ id: string; version: number }>('/bid-project/reserve/saveOrUpdateReserve', {
    siteId,
    meetType: 3,
    ...times(from, to),
    ...more,
  });
const move = (
  who: Person,
  verb: 'confirm' | 'refuse' | 'cancel',
  { id, version }: { id: string; version: number },
  reason?: string,
) => who.post(`/bid-project/reserve/${verb}Reserve`, { id, version, reason });
const refused = (msg: string) => ({ code: 400, msg, data: null });
const stateOf = async (id: string) =>
  (await app.asSuperuser<{ status: number }>('select status from reservation where id = $1', [id]))[0]?.status;
const done = <D>({ code, msg, data }: Answer<D>): D => {
  expect(`${code} ${msg}`).toMatch(/^200/);
  return data;
};

describe('a site', () => {
  test('has a name of its own and closes after it opens', async () => {
    const same = { siteName: '开标室1', typeId: 1 };
    const save = (input: object) => manager.post('/bid-project/site/saveOrUpdateSiteInfo', input);
    expect(await save(same)).toMatchObject(refused('场地名称已存在'));
    expect(await save({ ...same, siteName: '夜间室', openFrom: '18:00', openTo: '08:00' })).toMatchObject(
      refused('关闭时间必须晚于开放时间'),
    );
  });

  test('that somebody counts on is not removed, and takes no reservation when it is disabled', async () => {
    const siteId = await aSite();
    done(await reserve(siteId, '09:00', '10:00'));
    expect(await manager.get(`/bid-project/site/deleteSiteInfo?siteId=${siteId}`)).toMatchObject({
      code: 400,
      msg: expect.stringContaining('还有1个未结束的预约'),
    });
    const off = await aSite({ siteStatus: 0 });
    expect(await reserve(off, '09:00', '10:00')).toMatchObject({ code: 400, msg: expect.stringContaining('已停用') });
  });
});

describe('a reservation', () => {
  test('[R385] begins as asked for, is confirmed by another, and stands in the site’s day', async () => {
    const saved = done(await reserve(room, '09:00', '10:30'));
    expect(await stateOf(saved.id)).toBe(0);
    expect(await move(buyer, 'confirm', saved)).toMatchObject({ code: 403 });
    expect(done(await move(manager, 'confirm', saved))).toMatchObject({ state: 1 });
    const days = done(await buyer.get<SiteDay[]>(`/bid-project/site/queryList?typeId=1&date=${day}`));
    expect(days.find(({ id }) => id === room)?.reservations).toMatchObject([
      { id: saved.id, status: 1, applicantName: '周明', beginTime: `${day} 09:00:00` },
    ]);
  });

  test('is not confirmed by whoever asked for it', async () => {
    const own = done(await reserve(room, '16:30', '17:00', {}, manager));
    expect((await move(manager, 'confirm', own)).code).toBe(400);
    expect(await stateOf(own.id)).toBe(0);
  });

  test('overlaps no other of the site, to the minute, but another site is free', async () => {
    const taken = refused('该时段已被预约');
    expect(await reserve(room, '10:00', '11:00')).toMatchObject(taken);
    expect(await reserve(room, '08:30', '18:00')).toMatchObject(taken);
    expect(await reserve(room, '10:30', '11:00')).toMatchObject({ code: 200 });
    expect(await reserve(await aSite(), '10:00', '11:00')).toMatchObject({ code: 200 });
  });

  test('is one of fifty that come in the same instant', async () => {
    const siteId = await aSite();
    const answers = await Promise.all(Array.from({ length: 50 }, () => reserve(siteId, '09:00', '10:00')));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ code }) => code !== 200).map(({ msg }) => msg))).toEqual(
      new Set(['该时段已被预约']),
    );
  });

  test('lies ahead, within the hours of one day', async () => {
    const closed = { code: 400, msg: expect.stringContaining('开放时间为08:30至18:00') };
    expect(await reserve(room, '08:00', '09:00')).toMatchObject(closed);
    expect(await reserve(room, '17:30', '18:30')).toMatchObject(closed);
    const overnight = { beginTime: `${day} 17:00:00`, endTime: '2026-11-24 09:00:00' };
    expect(await reserve(room, '17:00', '17:30', overnight)).toMatchObject(closed);
    expect(await reserve(room, '12:00', '11:00')).toMatchObject(refused('结束时间必须晚于开始时间'));
    const yesterday = { beginTime: '2026-11-19 09:00:00', endTime: '2026-11-19 10:00:00' };
    expect(await reserve(room, '09:00', '10:00', yesterday)).toMatchObject(refused('开始时间不能早于当前时间'));
  });

  test('is given back with a reason, and its time is free again', async () => {
    const saved = done(await reserve(room, '13:00', '14:00'));
    expect((await move(buyer, 'cancel', saved)).code).toBe(400);
    done(await move(buyer, 'cancel', saved, '会议取消'));
    const [row] = await app.asSuperuser('select status, cancel_reason as why from reservation where id = $1', [
      saved.id,
    ]);
    expect(row).toEqual({ status: 4, why: '会议取消' });
    expect(await reserve(room, '13:00', '14:00')).toMatchObject({ code: 200 });
  });

  test('[R385] that nobody has decided about is deleted by its reserveId', async () => {
    const { id } = done(await reserve(room, '16:00', '16:30'));
    done(await buyer.get(`/bid-project/reserve/deleteReserve?reserveId=${id}`));
    const days = done(await buyer.get<SiteDay[]>(`/bid-project/site/queryList?typeId=1&date=${day}`));
    expect(days.flatMap(({ reservations }) => reservations.map((one) => one.id))).not.toContain(id);
  });

  test('begins and ends by the clock, and lapses when nobody decided', async () => {
    const siteId = await aSite();
    const held = done(await reserve(siteId, '09:00', '10:00'));
    done(await move(manager, 'confirm', held));
    const open = done(await reserve(siteId, '10:00', '11:00'));
    const turn = (now: string) =>
      app.database.transaction('100001', (db) => turnReservations({ db, tenantId: '100001', now }));
    await turn(`${day} 09:00:00`);
    expect([await stateOf(held.id), await stateOf(open.id)]).toEqual([2, 0]);
    await turn(`${day} 10:00:00`);
    expect([await stateOf(held.id), await stateOf(open.id)]).toEqual([3, 4]);
    await turn(`${day} 10:00:00`);
    expect(await stateOf(held.id)).toBe(3);
  });

  test('is found by its time', async () => {
    const rows = done(
      await buyer.post<ReservationRow[]>('/bid-project/reserve/queryListByTime', {
        siteId: room,
        ...times('09:30', '10:15'),
      }),
    );
    expect(rows.map(({ beginTime }) => beginTime)).toEqual([`${day} 09:00:00`]);
  });
});
