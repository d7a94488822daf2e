import { isOpenToKeys, parseRoute, type Envelope, type KeyScope, type Page } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRealApp, type RealApp } from '../../../../test/real-app.ts';
import { isProofFresh } from '../../../platform/access/proof.ts';

interface KeyRow {
  readonly id: string;
  readonly keyName: string;
  readonly keyState: number;
  readonly keyStart: string;
  readonly userName: string;
  readonly lastUsedTime: string | null;
  readonly lastUsedAddress: string | null;
}

let app: RealApp;
let person: string;
let userId: string;

beforeAll(async () => {
  app = await startRealApp();
  person = `bearer ${await app.signInWithEverything('100001', 'buyer')}`;
  userId = '900';
});
afterAll(() => app.close());

async function ask<T>(header: string, route: string, payload?: object): Promise<{ status: number; told: Envelope<T> }> {
  const { method, path } = parseRoute(route.split('?')[0] as `GET /${string}`);
  const query = route.includes('?') ? `?${route.split('?')[1]}` : '';
  const response = await app.app.server.inject({
    method,
    url: path + query,
    headers: { 'blade-auth': header },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, told: response.json<Envelope<T>>() };
}

const every = () => app.app.platform.mounted.map(({ endpoint }) => endpoint);

const inAMonth = '2026-12-20 10:00:00';

const make = (changes: object = {}) =>
  ask<{ id: string; key?: string }>(person, 'POST /api/integration/key/create', {
    keyName: 'ERP 同步',
    expireTime: inAMonth,
    requestsPerMinute: 600,
    scopes: ['project_view', 'supplier_view'],
    ...changes,
  });

async function made(changes: object = {}): Promise<{ id: string; header: string; key: string }> {
  const { told } = await make(changes);
  const { id, key = '' } = told.data ?? { id: '' };
  return { id, key, header: `bearer ${key}` };
}

const rows = async () => (await ask<Page<KeyRow>>(person, 'GET /api/integration/key/list?size=100')).told.data.records;

describe('a key for a program', () => {
  test('is told once, kept as a digest, and calls as its user with what it was given', async () => {
    const { id, key, header } = await made();
    expect(key).toMatch(/^key_100001_[\w-]{43}$/);
    const dump = await app.asSuperuser<{ text: string }>('select string_agg(k::text, $1) as text from api_key k', [
      ' ',
    ]);
    expect(dump[0]?.text).not.toContain(key);
    const { status, told } = await ask(header, 'GET /api/blade-user/info');
    expect([status, told.data]).toMatchObject([200, { account: 'everything' }]);
    expect((await ask(header, 'GET /api/blade-system/dept/list')).status).toBe(403);
    const [row] = (await rows()).filter((one) => one.id === id);
    expect(row).toMatchObject({ keyName: 'ERP 同步', keyState: 1, userName: '全权', keyStart: key.slice(0, 15) });
    expect(row).toMatchObject({
      lastUsedTime: expect.stringMatching(/^2026-11-20 10:00/),
      lastUsedAddress: '127.0.0.1',
    });
    expect(JSON.stringify(await rows())).not.toContain('keyHash');
  });

  test('is no other header’s or cookie’s business', async () => {
    const { key } = await made();
    const headers = { authorization: `Bearer ${key}`, cookie: `blade-auth=${key}` };
    const response = await app.app.server.inject({ method: 'GET', url: '/api/blade-user/info', headers });
    expect(response.statusCode).toBe(401);
  });

  test('does no more than its user may do, whatever it was given once', async () => {
    const { header } = await made({ scopes: ['dept_view', 'project_view'] });
    expect((await ask(header, 'GET /api/blade-system/dept/list')).status).toBe(200);
    await app.asSuperuser(
      `delete from role_menu where tenant_id = '100001' and role_id = 900
       and menu_id in (select id from menu where code = 'dept_view')`,
    );
    app.app.platform.authenticator.forgetAll();
    expect((await ask(header, 'GET /api/blade-system/dept/list')).status).toBe(403);
    expect((await make({ scopes: ['dept_view'] })).told.msg).toContain('dept_view');
  });

  test('is nobody’s any more when it is revoked, has expired, or its user is disabled', async () => {
    const [revoked, expired, disabled] = [
      await made(),
      await made({ expireTime: '2026-11-20 11:00:00' }),
      await made(),
    ];
    const states = async () =>
      Promise.all(
        [revoked, expired, disabled].map(async ({ header }) => (await ask(header, 'GET /api/blade-user/info')).status),
      );
    expect(await states()).toEqual([200, 200, 200]);
    expect((await ask(person, 'POST /api/integration/key/revoke', { id: revoked.id })).status).toBe(200);
    expect((await ask(person, 'POST /api/integration/key/revoke', { id: revoked.id })).status).toBe(400);
    app.clock.setTo('2026-11-20 11:00:00');
    app.app.platform.authenticator.forgetAll();
    expect(await states()).toEqual([401, 401, 200]);
    await app.asSuperuser(`update user_account set status = 2 where tenant_id = '100001' and id = 900`);
    app.app.platform.authenticator.forgetAll();
    expect(await states()).toEqual([401, 401, 401]);
    await app.asSuperuser(`update user_account set status = 1 where tenant_id = '100001' and id = 900`);
    app.app.platform.authenticator.forgetAll();
  });

  test('makes as many calls a minute as it was allowed, and others are not held up by it', async () => {
    const [small, large] = [await made({ requestsPerMinute: 3 }), await made()];
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await ask(small.header, 'GET /api/blade-user/info')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await ask(large.header, 'GET /api/blade-user/info')).status).toBe(200);
  });

  test('stands in the evidence: who made and revoked it, and what was done by it', async () => {
    const { id, header } = await made({ scopes: ['customer_view', 'customer_add'] });
    const saved = await ask(header, 'POST /api/bid-crm/crm/saveOrUpdate', { name: '华木家具有限公司' });
    expect(saved.status).toBe(200);
    await ask(person, 'POST /api/integration/key/revoke', { id });
    const acts = await app.asSuperuser<{ action: string; actor: { id: string; key?: string } }>(
      `select action, payload::jsonb -> 'actor' as actor from evidence
       where tenant_id = '100001' and (subject = $1 or action = 'customer.add') order by seq desc limit 3`,
      [id],
    );
    expect(acts.map(({ action, actor }) => [action, actor.id, actor.key])).toEqual([
      ['apiKey.revoke', userId, undefined],
      ['customer.add', userId, id],
      ['apiKey.add', userId, undefined],
    ]);
  });
});

describe('a key is not made', () => {
  test.each([
    ['that lasts longer than a year', { expireTime: '2027-12-01 00:00:00' }],
    ['that has expired', { expireTime: '2026-11-19 00:00:00' }],
    ['with an expiry that is no time', { expireTime: '2026-13-41 00:00:00' }],
    ['in another’s name', { userId: '2' }],
    ['without a permission', { scopes: [] }],
    ['with a permission that is none', { scopes: ['project_fly'] }],
    ['that confirms projects', { scopes: ['project_confirm'] }],
    ['that approves a budget', { scopes: ['budgetPro_firstAudit'] }],
    ['that pays', { scopes: ['contract_pay'] }],
    ['that reads who has registered', { scopes: ['entry_registered'] }],
    ['that says where money is received', { scopes: ['payChannel_edit'] }],
    ['that opens quotes', { scopes: ['project_view', 'project_open'] }],
    ['that makes keys', { scopes: ['apiKey_add'] }],
    ['that makes roles', { scopes: ['role_edit'] }],
  ])('%s', async (_what, changes) => {
    const before = (await rows()).length;
    expect((await make(changes)).status).toBe(400);
    expect(await rows()).toHaveLength(before);
  });

  test('by whoever asks again: the same intent is answered without it', async () => {
    const payload = { keyName: '一次', expireTime: inAMonth, requestsPerMinute: 1, scopes: ['project_view'] };
    const headers = { 'blade-auth': person, 'idempotency-key': 'the-same-intent' };
    const send = () => app.app.server.inject({ method: 'POST', url: '/api/integration/key/create', headers, payload });
    const [first, second] = [(await send()).json<Envelope<{ id: string; key?: string }>>(), (await send()).json()];
    expect(first.data.key).toMatch(/^key_/);
    expect(second.data).toEqual({ id: first.data.id });
  });
});

describe('what no key does, whatever its user may do', () => {
  /** A key that was given everything by hand. */
  async function almighty(): Promise<string> {
    const { id, header } = await made();
    await app.asSuperuser(
      `update api_key set scopes = (select jsonb_agg(code) from menu where code like '%\\_%'), requests_per_minute = 6000
       where tenant_id = '100001' and id = $1`,
      [id],
    );
    return header;
  }

  test('every call that is for people answers 403 to it', async () => {
    const header = await almighty();
    const forPeople = every().filter((one) => one.permission !== 'public' && !isOpenToKeys(one, one.permission));
    const answers = [];
    for (const { route } of forPeople) answers.push([route, (await ask(header, route, {})).status]);
    expect(answers.filter(([, status]) => status !== 403)).toEqual([]);
    expect(answers.length).toBeGreaterThan(100);
  });

  test.each([
    ['GET /api/purchase/elebid/conf/nextStep', 'opening'],
    ['POST /api/purchase/project/projectConfirm', 'confirming'],
    ['POST /api/process/flow/complete', 'approving'],
    ['POST /api/process/flow/delegation/save', 'delegating'],
    ['POST /api/bid-electronic/seal/key/save', 'putting in an opening key'],
    ['POST /api/bid-electronic/seal/key/lose', 'giving up an opening key'],
    ['POST /api/bid-es/judge/own/mark', 'scoring'],
    ['POST /api/bid-es/judge/own/vote', 'voting'],
    ['POST /api/purchase/cus/agent/draw/reveal', 'drawing'],
    ['POST /api/expert/random/join', 'watching a draw'],
    ['POST /api/blade-system/role/grant', 'granting'],
    ['POST /api/integration/key/create', 'making keys'],
    ['GET /api/integration/key/list', 'reading keys'],
    ['POST /api/blade-user/update-password', 'changing a password'],
    ['POST /api/blade-user/sessions/end-others', 'ending sessions'],
    ['POST /api/blade-user/submit', 'making users'],
  ])('%s: %s', (route) => {
    const endpoint = every().find((one) => [one.route, ...(one.aliases ?? [])].some((spelt) => spelt === route));
    expect(endpoint && isOpenToKeys(endpoint, endpoint.permission)).toBe(false);
  });

  test('and it never counts as somebody who has just proved who he is', async () => {
    const user = { tenantId: '100001', sessionId: '0', key: { id: '1', requestsPerMinute: 1 } };
    expect(await isProofFresh(app.database.scoped('100001'), user, app.clock.now())).toBe(false);
  });

  test('and of what its user may do only the rest is offered', async () => {
    const { told } = await ask<KeyScope[]>(person, 'GET /api/integration/key/scopes');
    const codes = told.data.map(({ code }) => code);
    expect(codes).toContain('project_view');
    expect(codes.filter((code) => /_(?:open|confirm|grant)$|^apiKey/.test(code))).toEqual([]);
    expect(told.data.find(({ code }) => code === 'project_view')).toMatchObject({ menu: '采购项目', name: '查看' });
  });
});
