import type { BidLine, HallAnswer } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tracesIn } from '../../../../test/guessing/traces.ts';
import * as hall from '../../../../test/hall-steps.ts';
import type { Account, TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await hall.startHallApp();
});
afterAll(() => app.close());

const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const justBefore = '2026-11-23 08:50:00';
const names = ['杭州云岫', '南京', '苏州'];
/** Whatever a word of the bidders is in. */
const told = (value: unknown) => names.filter((name) => JSON.stringify(value).includes(name));

/** Everything that the hall answers to somebody, as one value. */
async function allOf(account: Account, projectId: string): Promise<unknown[]> {
  const person = app.as(account);
  const about = `projectId=${projectId}&tenantId=100001`;
  const [answer] = (await hall.hallOf(app, account, projectId)).rooms;
  return [
    await person.get(`/bid-electronic/hall/queryByProjectId?${about}`),
    await person.get('/bid-electronic/hall/queryList'),
    await person.get(`/purchase/ele/check/queryByProId?${about}`),
    await person.post('/purchase/entry/check/checkedSign', { projectId, tenantId: '100001' }),
    await person.get(`/purchase/entry/check/eleBidNodes?${about}`),
    await person.get(`/purchase/project/queryElecSupplierByProject?projectId=${projectId}`),
    await person.get(`/bid-electronic/ele/pro/queryNodeByProjectId?projectId=${projectId}`),
    await person.get(`/bid-electronic/ele/pro/queryByPackIdAndType?packageId=${answer?.packageId ?? '1'}&type=1`),
  ];
}

async function setUpProject(prices?: string[]): Promise<string> {
  const projectId = await steps.quotedProject(app, prices ? { prices } : {});
  app.clock.setTo(justBefore);
  steps.dataOf(await hall.setUp(app, projectId));
  steps.dataOf(await hall.next(app, projectId));
  return projectId;
}

describe('before the opening time', () => {
  test('R38 no bidder signs in, and bidders and strangers hear the same: the time, and nothing else', async () => {
    const projectId = await setUpProject(['880', '875']);
    for (const account of ['supplier1', 'supplier3'] as const) {
      expect(await hall.sign(app, account, projectId)).toMatchObject(refused('未到开标时间'));
      const { part, rooms, attendances, holders } = await hall.hallOf(app, account, projectId);
      expect({ part, rooms, attendances, holders }).toEqual({ part: null, rooms: [], attendances: [], holders: [] });
    }
  });

  test('R38 nobody learns that or how many bidders there are: not the host either', async () => {
    const none = await setUpProject([]);
    const two = await setUpProject(['880', '875']);
    const shape = (value: unknown, projectId: string) =>
      JSON.stringify(value)
        .replaceAll(projectId, '')
        .replaceAll(/\d{15,}|XDCG-\d+|\d\d:\d\d:\d\d/g, '');
    for (const account of ['buyer', 'manager', 'supervisor', 'supplier3', 'agent'] as const) {
      const [of, without] = [await hall.hallOf(app, account, two), await hall.hallOf(app, account, none)];
      expect(shape(of, two)).toBe(shape(without, none));
      expect(told(await allOf(account, two))).toEqual([]);
    }
  });
});

describe('between the opening time and the opening', () => {
  test('B.28 the host alone sees which bidders have signed in; a bidder sees himself', async () => {
    const projectId = await setUpProject();
    app.clock.setTo(steps.deadline);
    steps.dataOf(await hall.sign(app, 'buyer', projectId));
    steps.dataOf(await hall.sign(app, 'supervisor', projectId));
    steps.dataOf(await hall.sign(app, 'supplier1', projectId));
    steps.dataOf(await hall.sign(app, 'supplier2', projectId));
    const rolesFor = async (account: Account) =>
      (await hall.attendances(app, account, projectId)).map(({ attendRole }) => attendRole);
    expect(await rolesFor('buyer')).toEqual([1, 3, 6, 6]);
    expect(await rolesFor('supervisor')).toEqual([1, 3]);
    expect(await rolesFor('supplier1')).toEqual([1, 3, 6]);
    expect(await rolesFor('supplier3')).toEqual([1, 3]);
    const bidders = `/purchase/project/queryElecSupplierByProject?projectId=${projectId}`;
    expect(steps.dataOf<BidLine[]>(await app.as('buyer').get(bidders))).toHaveLength(3);
    expect(await app.as('supervisor').get(bidders)).toMatchObject(refused('开标前不可查看'));
    const { readOut } = await hall.roomOf(app, 'supplier1', projectId);
    expect(readOut).toEqual([]);
  });

  test('somebody signs once, and who has not bid has no part in it', async () => {
    const projectId = await setUpProject(['880', '875']);
    app.clock.setTo(steps.deadline);
    steps.dataOf(await hall.sign(app, 'supplier1', projectId));
    expect(await hall.sign(app, 'supplier1', projectId)).toMatchObject(refused('已签到'));
    expect(await hall.sign(app, 'supplier3', projectId)).toMatchObject(refused('未递交投标文件'));
    expect((await hall.hallOf(app, 'supplier3', projectId)).rooms).toEqual([]);
  });

  test('the host writes down a witness, whose card is kept masked; nobody else does, and no bidder is written down', async () => {
    const projectId = await setUpProject();
    const witness = { personName: '林知远', companyName: '公证处', idNo: '330106197001011234' };
    expect(await hall.sign(app, 'manager', projectId, witness)).toMatchObject(refused('只有主持人'));
    expect(await hall.sign(app, 'buyer', projectId, { ...witness, attendRole: 6 })).toMatchObject(refused('见证人'));
    steps.dataOf(await hall.sign(app, 'buyer', projectId, witness));
    const kept = await app.asSuperuser<{ text: string }>(
      `select a::text as text from attendance a where a.project_id = '${projectId}'`,
    );
    expect(kept).toEqual([{ text: expect.stringContaining('330106**********34') }]);
    const text = kept[0]?.text ?? '';
    expect(tracesIn(text, ['1970'])).toEqual([]);
    // Neither whole, which looks like an id, nor as an instant, which looks made up.
    for (const born of ['19700101', '1970-01-01']) expect(text).not.toContain(born);
  });
});

describe('from the opening on', () => {
  test('R36 every bidder reads the names and prices of all, who was there, and what was objected', async () => {
    const projectId = await hall.recordedHall(app);
    steps.dataOf(await hall.sign(app, 'supplier2', projectId));
    steps.dataOf(await hall.object(app, 'supplier1', projectId));
    for (const account of ['supplier1', 'supplier2', 'buyer', 'supervisor'] as const) {
      const { rooms, attendances } = await hall.hallOf(app, account, projectId);
      expect(rooms[0]?.readOut.map(({ totalMoney }) => totalMoney)).toEqual(['525000.00', '528000.00', '534000.00']);
      expect(rooms[0]?.objections).toHaveLength(1);
      expect(attendances.map(({ attendRole }) => attendRole)).toEqual([1, 6]);
    }
  });

  test('a bid is read by the buyer and its own bidder, and by no other', async () => {
    const projectId = await hall.recordedHall(app);
    const [entry] = await steps.ownEntries(app, 'supplier1', projectId);
    const path = `/purchase/entry/queryBidDetail?entryId=${entry?.entryId}`;
    for (const account of ['buyer', 'supplier1'] as const)
      expect(steps.dataOf(await app.as(account).get(path))).toMatchObject({
        totalMoney: '528000.00',
        confirmStatus: 0,
      });
    for (const account of ['supplier2', 'agent'] as const) expect((await app.as(account).get(path)).code).toBe(404);
  });

  test('other tenants read nothing of it and do nothing in it', async () => {
    const projectId = await hall.recordedHall(app);
    expect(told(await allOf('agent', projectId))).toEqual([]);
    for (const account of ['supplier3', 'agent'] as const)
      expect((await hall.next(app, projectId, {}, account)).code).toBe(403);
    const [entry] = await steps.ownEntries(app, 'supplier1', projectId);
    for (const path of ['objection/save', 'record/confirm'])
      expect(
        await app
          .as('supplier2')
          .post(`/bid-electronic/hall/${path}`, { entryId: entry?.entryId, content: '冒名提出的异议' }),
      ).toMatchObject({ code: 404 });
    const { rooms } = await hall.hallOf(app, 'agent', projectId);
    expect(rooms).toEqual<HallAnswer['rooms']>([]);
  });
});
