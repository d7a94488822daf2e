import type { KeyHolders } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setParam } from '../../../../../test/set-param.ts';
import * as sealed from '../../../../../test/sealed-steps.ts';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../../test/tendering-app.ts';
import * as steps from '../../../../../test/tendering-steps.ts';
import { tellDueHolders } from './tell-due-holders.ts';
import { tenancyModule } from '../../../tenancy/index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([tenancyModule]);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.setTo(steps.publicationDay);
  await set('sealing.holders', '3');
  await set('sealing.threshold', '2');
});

/** A parameter of the buyer. */
const set = (key: string, value: string) => setParam(app.as('chief'), key, value);

const base = '/bid-electronic/seal/holder';
const idOf = (account: Account) => app.as(account).user.userId;
const read = async (projectId: string, by: Account = 'buyer') =>
  steps.dataOf<KeyHolders>(await app.as(by).get(`${base}/list?projectId=${projectId}`));
const name = async (projectId: string, accounts: readonly Account[], by: Account = 'buyer') => {
  const { version } = await steps.detail(app, projectId);
  return app.as(by).post(`${base}/save`, { projectId, version, userIds: accounts.map(idOf) });
};
async function publishing(projectId: string) {
  return steps.publish(app, await steps.draftNotice(app, projectId));
}

describe('who opens the sealed bids of a project', () => {
  test('is its handler, its head of procurement and the supervisor, unless others are named', async () => {
    const { id } = await steps.confirmedProject(app);
    const { holders, threshold, count, isFixed } = await read(id);
    expect({ threshold, count, isFixed }).toEqual({ threshold: 2, count: 3, isFixed: false });
    expect(holders.map(({ userId, isAssumed, keyId }) => [userId, isAssumed, keyId !== null])).toEqual(
      (['buyer', 'manager', 'supervisor'] as const).map((account) => [idOf(account), true, true]),
    );
    steps.dataOf(await name(id, ['buyer', 'finance', 'supervisor']));
    const named = (await read(id)).holders;
    expect(named.map(({ userId, isAssumed }) => [userId, isAssumed])).toEqual(
      (['buyer', 'finance', 'supervisor'] as const).map((account) => [idOf(account), false]),
    );
  });

  test('is named by its handler or the head of procurement alone, of their own unit, each once', async () => {
    const { id } = await steps.confirmedProject(app);
    expect((await name(id, ['buyer'], 'supervisor')).code).toBe(403);
    expect((await name(id, ['buyer', 'buyer'])).msg).toContain('只能设置一次');
    expect((await name(id, ['buyer', 'supplier1'])).code).toBe(404);
    expect((await read(id)).holders.every(({ isAssumed }) => isAssumed)).toBe(true);
  });

  test('is settled with the publication, each with the key that he had then', async () => {
    const { id } = await steps.confirmedProject(app);
    const before = await read(id);
    steps.dataOf(await publishing(id));
    const [kept] = await app.asSuperuser<{ count: number }>(
      'select count(*)::int as count from package_key_holder where project_id = $1 and threshold = 2',
      [id],
    );
    expect(kept?.count).toBe(3);
    const after = await read(id);
    expect(after).toMatchObject({ isFixed: true, threshold: 2, count: 3 });
    expect(after.holders.map(({ keyId }) => keyId)).toEqual(before.holders.map(({ keyId }) => keyId));
    const [act] = await app.asSuperuser<{ payload: string }>(
      `select payload from evidence where stream = $1 and action = 'project.publish'`,
      [id],
    );
    expect(JSON.parse(act?.payload ?? '{}')).toMatchObject({
      keyHolders: { threshold: 2, holders: before.holders.map(({ keyId, recipient }) => ({ keyId, recipient })) },
    });
    expect((await name(id, ['buyer', 'finance', 'supervisor'])).msg).toContain('不能再更改');
    const told = await app.asSuperuser<{ userId: string; content: string }>(
      `select user_id::text as "userId", content from flow_message where business_type = 'project' and business_id = $1
        and kind = 'todo' order by user_id`,
      [id],
    );
    expect(told.map(({ userId }) => userId).toSorted()).toEqual([idOf('manager'), idOf('supervisor')].toSorted());
    expect(told[0]?.content).toContain('请于2026-11-23 09:00:00开标时');
  });
});

describe('when the opening time has come', () => {
  const toldOf = (projectId: string) =>
    app.asSuperuser<{ userId: string }>(
      `select user_id::text as "userId" from flow_message
       where business_id = $1 and content like '开标时间已到%' order by user_id`,
      [projectId],
    );
  const tell = () =>
    app.database.transaction('100001', (db) => tellDueHolders({ db, tenantId: '100001', now: db.now }));

  test('each holder is told once that bids wait for his key, and nobody of a project without any', async () => {
    const [id, empty] = [await steps.publishedProject(app), await steps.publishedProject(app)];
    steps.dataOf(await steps.register(app, 'supplier1', id));
    steps.dataOf(await steps.quote(app, 'supplier1', { projectId: id, price: '880' }));
    await tell();
    expect(await toldOf(id)).toEqual([]);
    app.clock.setTo(steps.deadline);
    await tell();
    await tell();
    const holders = (['buyer', 'manager', 'supervisor'] as const).map((account) => ({ userId: idOf(account) }));
    expect(await toldOf(id)).toEqual(holders.toSorted((a, b) => Number(BigInt(a.userId) - BigInt(b.userId))));
    expect(await toldOf(empty)).toEqual([]);
  });
});

describe('publishing', () => {
  test('without a key of one of them is refused with their names, and nothing changes', async () => {
    const { id } = await steps.confirmedProject(app);
    steps.dataOf(await name(id, ['buyer', 'expert1', 'manager']));
    const [person] = (await read(id)).holders.filter(({ keyId }) => keyId === null);
    expect(await publishing(id)).toMatchObject({
      code: 400,
      msg: `开标密钥持有人未就绪：${person?.userName}`,
    });
    expect((await steps.detail(app, id)).publishTime).toBeNull();
    steps.dataOf(await name(id, ['buyer', 'supervisor', 'manager']));
    steps.dataOf(await publishing(id));
  });

  test('with fewer than the unit asks for is refused', async () => {
    const { id } = await steps.confirmedProject(app);
    steps.dataOf(await name(id, ['buyer', 'manager']));
    expect((await publishing(id)).msg).toContain('须3人，目前2人');
  });
});

describe('a project that was published before bids were sealed in the browser', () => {
  async function underWay(): Promise<string> {
    const id = await steps.publishedProject(app);
    await app.asSuperuser('delete from package_key_holder where project_id = $1', [id]);
    return id;
  }

  test('takes no quote until its handler names holders, who are settled at once', async () => {
    const id = await underWay();
    steps.dataOf(await steps.register(app, 'supplier1', id));
    const [entry] = await steps.ownEntries(app, 'supplier1', id);
    expect((await sealed.ownQuoteOf(app, 'supplier1', entry?.entryId ?? '')).seal).toBeNull();
    expect(await read(id)).toMatchObject({ isFixed: false });
    steps.dataOf(await name(id, ['buyer', 'manager', 'supervisor']));
    expect(await read(id)).toMatchObject({ isFixed: true, threshold: 2 });
    steps.dataOf(await steps.quote(app, 'supplier1', { projectId: id, price: '880' }));
    expect((await name(id, ['buyer', 'finance', 'supervisor'])).msg).toContain('不能再更改');
    const [act] = await app.asSuperuser<{ payload: string }>(
      `select payload from evidence where stream = $1 and action = 'project.keyHolders'`,
      [id],
    );
    expect(JSON.parse(act?.payload ?? '{}')).toMatchObject({ keyHolders: { threshold: 2 } });
  });

  test('keeps what it had where one of them has no key', async () => {
    const id = await underWay();
    expect((await name(id, ['buyer', 'expert1', 'manager'])).msg).toContain('开标密钥持有人未就绪');
    expect(await read(id)).toMatchObject({ isFixed: false });
  });
});

describe('one who opens alone', () => {
  test('is possible under the unit’s own policy, and shown as low assurance', async () => {
    await set('sealing.holders', '1');
    await set('sealing.threshold', '1');
    const own = await steps.confirmedProject(app, { lawRegime: 3 });
    expect(await read(own.id)).toMatchObject({ count: 1, threshold: 1, isLowAssurance: true });
    const lawful = await steps.confirmedProject(app);
    expect(await read(lawful.id)).toMatchObject({ count: 2, threshold: 2, isLowAssurance: false });
  });

  test('no unit sets more than five, or none', async () => {
    const answers = await Promise.all(
      ['0', '6', 'zwei'].map((paramValue) =>
        app.as('chief').post('/blade-system/param/submit', { paramKey: 'sealing.threshold', paramValue }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual([400, 400, 400]);
  });
});
