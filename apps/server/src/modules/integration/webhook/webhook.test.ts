import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { entities, plan, webhookEvents, type Entity, type Envelope, type Page } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { quiet } from '../../../../test/database-url.ts';
import { startRealApp, type RealApp } from '../../../../test/real-app.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { createTally, prepareJobs } from '../../../platform/jobs/index.ts';
import { integrationModule } from '../index.ts';

interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Delivery {
  readonly id: string;
  readonly eventType: string;
  readonly subject: string;
  readonly attempts: number;
  readonly answerCode: number | null;
  readonly reason: string | null;
  readonly nextTime: string | null;
  readonly deliveredTime: string | null;
  readonly deadTime: string | null;
}

let app: RealApp;
let person: string;
let receiver: Server;
let address: string;
let received: Received[] = [];
let answerWith = 200;

beforeAll(async () => {
  app = await startRealApp({ privateHosts: ['127.0.0.1'] });
  await prepareJobs(app.jobsUrl);
  person = `bearer ${await app.signInWithEverything('100001', 'buyer')}`;
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: { ...request.headers } as Received['headers'], body: Buffer.concat(chunks).toString() });
      response.writeHead(answerWith, { location: 'http://127.0.0.1:1/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(async () => {
  receiver.close();
  await app.close();
});
beforeEach(async () => {
  received = [];
  answerWith = 200;
  await app.asSuperuser(`update webhook set is_deleted = 1`);
});

async function ask<T>(path: string, payload?: object): Promise<Envelope<T>> {
  const response = await app.app.server.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/integration${path}`,
    headers: { 'blade-auth': person },
    ...(payload && { payload }),
  });
  return response.json<Envelope<T>>();
}

const save = (changes: object = {}) =>
  ask<{ id: string }>('/webhook/submit', {
    hookName: 'ERP',
    url: address,
    events: ['plan.approve'],
    enabled: true,
    ...changes,
  });

async function subscribed(changes: object = {}): Promise<{ id: string; secret: string }> {
  const { data } = await save(changes);
  const rotated = await ask<{ secret: string }>('/webhook/rotate', { id: data.id });
  return { id: data.id, secret: rotated.data.secret };
}

const approver = {
  userId: '900',
  account: 'everything',
  tenantId: '100001',
  permissions: new Set(['planManage_audit']),
};

let number = 0;
/** A plan that is approved, as the product itself when an approval ends; answers its id. */
async function approvedPlan(): Promise<string> {
  number += 1;
  const id = String(5_000 + number);
  await app.asSuperuser('set session_replication_role = replica');
  await app.asSuperuser(
    `insert into purchase_plan (tenant_id, id, plan_name, plan_no, plan_status, year, plan_type, dept_id, budget_money,
       purchase_type, item_code, plan_start_date, plan_demand_date, create_time)
     values ('100001', $1, $2, $2, 1, 2026, 1, 1, 100, 1, 'a', now(), now(), now())`,
    [id, `JH-${id}`],
  );
  await app.asSuperuser('set session_replication_role = origin');
  await app.database.transaction('100001', (db) =>
    transition({ db, tenantId: '100001', now: db.now, user: approver }, plan, {
      subject: { id, tenantId: '100001' },
      action: 'approve',
    }),
  );
  return id;
}

const deliveries = async (webhookId: string) =>
  (await ask<Page<Delivery>>(`/webhook-delivery/list?size=100&webhookId=${webhookId}`)).data.records;

const deliver = (id: string) =>
  integrationModule.tasks?.({ ...app.app.platform, tally: createTally(), log: quiet }).deliverWebhook?.({
    tenantId: '100001',
    id,
  });

/** As the receiver's library does it (Standard Webhooks). */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  return headers['webhook-signature']?.split(' ').includes(expected) ?? false;
}

describe('an event that a subscription names', () => {
  test('is delivered once, signed, with what happened and to which row, and nothing else', async () => {
    const { id, secret } = await subscribed();
    const planId = await approvedPlan();
    const [waiting, ...others] = await deliveries(id);
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({ eventType: 'plan.approve', subject: planId, attempts: 0, deliveredTime: null });
    await deliver(waiting?.id ?? '');
    await deliver(waiting?.id ?? '');
    expect(received).toHaveLength(1);
    const [message] = received;
    expect(message && isSigned(message, secret)).toBe(true);
    expect(message && isSigned({ ...message, body: message.body.replace(planId, '1') }, secret)).toBe(false);
    expect(JSON.parse(message?.body ?? '')).toEqual({
      type: 'plan.approve',
      timestamp: expect.stringMatching(/^2026-11-20T02:\d\d:\d\d\.000Z$/),
      data: { tenantId: '100001', id: planId },
    });
    expect(message?.headers['webhook-id']).toBe(`msg_${waiting?.id}`);
    const atSeconds = Date.parse('2026-11-20T10:00:00+08:00') / 1000;
    expect(Math.abs(Number(message?.headers['webhook-timestamp']) - atSeconds)).toBeLessThan(3_600);
    expect((await deliveries(id))[0]).toMatchObject({ attempts: 1, answerCode: 200, reason: null });
    expect((await deliveries(id))[0]?.deliveredTime).not.toBeNull();
  });

  test('is not, where it is disabled, removed, of another tenant, or names other events', async () => {
    await subscribed({ enabled: false });
    await subscribed({ events: ['plan.approve'] }).then(({ id }) => ask('/webhook/remove', { ids: id }));
    await subscribed({ events: ['project.open'] });
    await app.asSuperuser(
      `insert into webhook (tenant_id, id, hook_name, url, events, create_time)
       values ('200001', 1, 'foreign', $1, '["plan.approve"]', now())`,
      [address],
    );
    const before = await app.asSuperuser('select id from webhook_delivery');
    await approvedPlan();
    expect(await app.asSuperuser('select id from webhook_delivery')).toEqual(before);
  });

  test('is not, where what it was part of was taken back', async () => {
    const { id } = await subscribed();
    const failing = app.database.transaction('100001', async (db) => {
      await db.query(
        `insert into state_change (tenant_id, id, entity, row_id, action, from_state, to_state, create_user, create_time)
         values ('100001', 1, 'plan', 1, 'approve', '1', '2', 0, now())`,
      );
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(await deliveries(id)).toEqual([]);
  });
});

describe('a receiver that does not take it', () => {
  test('is asked again, each time later, until it is given up; who made the subscription is told, and delivers by hand', async () => {
    const { id } = await subscribed();
    answerWith = 503;
    await approvedPlan();
    const [first] = await deliveries(id);
    await deliver(first?.id ?? '');
    const [once] = await deliveries(id);
    expect(once).toMatchObject({ attempts: 1, answerCode: 503, reason: 'HTTP 503', deadTime: null });
    const [job] = await app.asSuperuser<{ waits: number }>(
      `select round(extract(epoch from j.run_at - d.create_time))::int as waits from graphile_worker.jobs j
       join webhook_delivery d on j.key = 'webhook 100001 ' || d.id where d.id = $1`,
      [first?.id],
    );
    expect(job?.waits).toBeGreaterThanOrEqual(10);
    for (let attempt = 2; attempt <= 8; attempt += 1) await deliver(first?.id ?? '');
    const [dead] = await deliveries(id);
    expect(dead).toMatchObject({ attempts: 8, nextTime: null, deliveredTime: null });
    expect(dead?.deadTime).not.toBeNull();
    await deliver(first?.id ?? '');
    expect(received).toHaveLength(8);
    const told = await app.asSuperuser(
      `select user_id::text as who, title, content from flow_message where kind = 'webhookDead'`,
    );
    expect(told).toEqual([{ who: '900', title: 'ERP', content: 'HTTP 503' }]);
    answerWith = 204;
    await ask('/webhook-delivery/redeliver', { id: first?.id });
    await deliver(first?.id ?? '');
    expect((await deliveries(id))[0]).toMatchObject({ attempts: 1, answerCode: 204, deadTime: null, reason: null });
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('is followed nowhere, and an inner address is not told', async () => {
    const { id } = await subscribed();
    answerWith = 302;
    expect((await ask('/webhook/test', { id })).data).toEqual({
      isDelivered: false,
      answerCode: 302,
      reason: 'HTTP 302',
    });
    await app.asSuperuser(`update webhook set url = 'http://127.0.0.1:1/x' where id = $1`, [id]);
    const { data } = await ask<{ reason: string }>('/webhook/test', { id });
    expect(data).toEqual({ isDelivered: false, answerCode: null, reason: 'ECONNREFUSED' });
    await app.asSuperuser(`update webhook set url = 'https://10.0.0.7/x' where id = $1`, [id]);
    expect((await ask<{ reason: string }>('/webhook/test', { id })).data.reason).toBe('private address');
  });
});

describe('the signing secret', () => {
  test('is told once, sealed at rest, and signs beside its successor for a day', async () => {
    const { id, secret } = await subscribed();
    const second = await ask<{ secret: string }>('/webhook/rotate', { id });
    await ask('/webhook/test', { id });
    const [both] = received;
    expect(both && [isSigned(both, secret), isSigned(both, second.data.secret)]).toEqual([true, true]);
    app.clock.setTo('2026-11-21 12:00:00');
    await ask('/webhook/test', { id });
    const later = received[1];
    expect(later && [isSigned(later, secret), isSigned(later, second.data.secret)]).toEqual([false, true]);
    const [row] = await app.asSuperuser<{ text: string }>(
      'select row_to_json(w)::text as text from webhook w where id = $1',
      [id],
    );
    for (const one of [secret, second.data.secret]) expect(row?.text).not.toContain(one.slice(6));
    expect(JSON.stringify(await ask(`/webhook/detail?id=${id}`))).not.toContain('ealed');
    app.clock.setTo('2026-11-20 10:30:00');
  });
});

describe('a subscription is not kept', () => {
  test.each([
    ['with an inner address', { url: 'https://192.168.1.4/hook' }],
    ['without encryption', { url: 'http://example.com/hook' }],
    ['with a name and password in its address', { url: 'https://a:b@example.com/hook' }],
    ['with what is no address', { url: 'javascript:alert(1)' }],
    ['without an event', { events: [] }],
    ['with an event that would tell who bids', { events: ['entry.submit'] }],
  ])('%s', async (_what, changes) => {
    expect((await save(changes)).code).toBe(400);
    expect((await ask<Page<unknown>>('/webhook/list')).data.total).toBe(0);
  });
});

test('every event that is offered is a change of state that there is, and none is of registrations or quotes', () => {
  const named = (entities as readonly Entity[]).flatMap(({ name, lifecycle }) =>
    Object.keys(lifecycle?.actions ?? {}).map((action) => `${name}.${action}`),
  );
  expect(Object.keys(webhookEvents).filter((event) => !named.includes(event))).toEqual([]);
  expect(Object.keys(webhookEvents).filter((event) => /^(?:entry|package|quote)\./.test(event))).toEqual([]);
});
