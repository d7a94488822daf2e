import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createServer, type Server } from 'node:http';
import { OutboxReader } from '../../../platform/outbox/index.ts';
import { approval, inARow, startFlowApp, type FlowApp, type PersonName } from '../../../../test/flow-app.ts';
import { forgetSessions } from '../../../platform/access/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { SpentTickets } from './refused-upgrades.ts';
import { createSockets, type Sockets } from './sockets.ts';
import { createSocketTickets, takeTicket } from './ticket.ts';
import { createTally } from '../../../platform/jobs/index.ts';

const log = pino({ level: 'silent' });
const heartbeatMs = 1_000;
const patient = 55_000;

/** One process: its sockets, and its own reading of what was committed anywhere. */
interface Process {
  readonly http: Server;
  readonly sockets: Sockets;
  readonly reader: OutboxReader;
  readonly port: number;
}

let app: FlowApp;
const processes: Process[] = [];
beforeAll(async () => {
  app = await startFlowApp();
  for (let made = 0; made < 2; made += 1) processes.push(await startProcess(patient));
  processes.push(await startProcess(heartbeatMs));
  await app.publishFlow('told', inARow(approval('审', app.ids.ann)));
});
afterAll(async () => {
  for (const { http, sockets, reader } of processes) {
    sockets.close();
    await reader.stop();
    http.close();
  }
  await app.close();
});

async function startProcess(heartbeatMs: number): Promise<Process> {
  const http = createServer();
  const sockets = createSockets({
    database: app.database,
    clock: app.clock,
    secret: app.platform.secret,
    log,
    heartbeatMs,
    addressOf: ({ headers }) => String(headers['x-from'] ?? ''),
  });
  sockets.listen(http);
  const reader = new OutboxReader(app.database.scoped(undefined), log, { tally: createTally() });
  reader.onMessage((message) => sockets.hear(message));
  await reader.start();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return { http, sockets, reader, port: (http.address() as AddressInfo).port };
}

async function ticketOf(who: PersonName): Promise<string> {
  const { data } = await app.get(who, '/process/flow/socketTicket');
  return (data as { ticket: string }).ticket;
}

function open(path: string, process = processes[1]): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${process?.port}${path}`);
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(socket));
    socket.on('error', reject);
  });
}

/** How a socket ends that is opened only to be closed. */
function endOf(path: string): Promise<{ code: number; heard: number }> {
  const socket = new WebSocket(`ws://127.0.0.1:${processes[1]?.port}${path}`);
  let heard = 0;
  socket.on('message', () => (heard += 1));
  return new Promise((resolve, reject) => {
    socket.on('close', (code) => resolve({ code, heard }));
    socket.on('error', reject);
  });
}

test('[R322] a notice reaches a browser at another process', async () => {
  const each = await Promise.all(
    ['/websocket', '/api/websocket'].map(async (base, index) =>
      open(`${base}/${app.ids.ann}?ticket=${await ticketOf('ann')}`, processes[index]),
    ),
  );
  const heard = each.map(
    (socket) => new Promise<string>((resolve) => socket.once('message', (data) => resolve(data.toString()))),
  );
  await app.start('dan', 'told');
  for (const text of await Promise.all(heard)) {
    expect(JSON.parse(text)).toMatchObject({ type: 'notice', data: { kind: 'todo', userId: app.ids.ann } });
  }
  for (const socket of each) socket.close();
});

test('without a ticket, with a forged one or another’s number nobody gets in', async () => {
  const { ids } = app;
  await expect(open(`/websocket/${ids.ann}`)).rejects.toThrow('401');
  const forged = (await ticketOf('ann')).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  await expect(open(`/websocket/${ids.ann}?ticket=${forged}`)).rejects.toThrow('401');
  await expect(open(`/websocket/${ids.ann}?ticket=${await ticketOf('bob')}`)).rejects.toThrow('401');
  await expect(open('/elsewhere')).rejects.toThrow('404');
});

test('who comes with a used ticket or one that is too old is told so at once, and hears nothing', async () => {
  const { ids } = app;
  const used = await ticketOf('ann');
  (await open(`/websocket/${ids.ann}?ticket=${used}`)).close();
  expect(await endOf(`/websocket/${ids.ann}?ticket=${used}`)).toEqual({ code: 4002, heard: 0 });
  const old = await ticketOf('ann');
  app.clock.advance({ seconds: 31 });
  expect(await endOf(`/websocket/${ids.ann}?ticket=${old}`)).toEqual({ code: 4002, heard: 0 });
});

test('who signed out between his ticket and his socket is told that his session is over', async () => {
  const ticket = await ticketOf('eve');
  const end = (time: string | null) =>
    app.asSuperuser('update session set end_time = $1 where id = $2', [time, app.ids.eve]);
  await end(app.clock.now());
  expect(await endOf(`/websocket/${app.ids.eve}?ticket=${ticket}`)).toEqual({ code: 4001, heard: 0 });
  await end(null);
});

test.each(['/elsewhere', '//', '/api/process/flow/socketTicket'])(
  'whoever wishes for another protocol at %s is refused in the envelope',
  async (path) => {
    const socket = connect(processes[1]?.port ?? 0, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
    const said: unknown = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
    expect(said).toMatchObject({ code: 404, success: false, data: null, msg: '没找到请求' });
  },
);

test('who is silent for two and a half heartbeats is let go, who shows himself stays', async () => {
  const [silent, present] = [
    await open(`/websocket/${app.ids.ann}?ticket=${await ticketOf('ann')}`, processes[2]),
    await open(`/websocket/${app.ids.bob}?ticket=${await ticketOf('bob')}`, processes[2]),
  ];
  const beating = setInterval(() => present.send('ping'), heartbeatMs);
  await new Promise((resolve) => silent.once('close', resolve));
  await new Promise((resolve) => setTimeout(resolve, heartbeatMs * 4));
  clearInterval(beating);
  expect(present.readyState).toBe(WebSocket.OPEN);
  present.close();
});

describe('a socket lasts as long as its session', () => {
  const closed = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve));

  test('who has signed out hears nothing more, on no process; another session of his goes on', async () => {
    const { tenantId, userId } = { tenantId: '100001', userId: app.ids.eve };
    const ending = await open(`/websocket/${userId}?ticket=${await ticketOf('eve')}`);
    const other = await open(`/websocket/${app.ids.ann}?ticket=${await ticketOf('ann')}`);
    const over = closed(ending);
    await app.database.transaction(tenantId, async (tx) => {
      await tx.write('update session set end_time = $2, end_reason = $3 where tenant_id = $1 and id = $4', [
        tenantId,
        tx.now,
        'logout',
        userId,
      ]);
      await forgetSessions({ db: tx, tenantId, now: tx.now }, userId);
    });
    expect(await over).toBe(4001);
    expect(other.readyState).toBe(WebSocket.OPEN);
    other.close();
  });

  test('who was disabled without a word to this process is let go at the next look', async () => {
    const socket = await open(`/websocket/${app.ids.cid}?ticket=${await ticketOf('cid')}`, processes[2]);
    const beating = setInterval(() => socket.send('ping'), heartbeatMs / 2);
    const over = closed(socket);
    await app.asSuperuser(`update user_account set status = 2 where tenant_id = '100001' and id = $1`, [app.ids.cid]);
    expect(await over).toBe(4001);
    clearInterval(beating);
  });
});

test('a socket ends when its hours end, and where its tenant takes the network back', async () => {
  const setRule = (key: string, value: string) =>
    app.asSuperuser(
      `insert into param (tenant_id, id, param_name, param_key, param_value, create_time)
       values ($1, (random() * 1e9)::bigint, $2, $2, $3, now())`,
      ['100001', key, value],
    );
  const ended = async () => {
    const socket = await open(`/websocket/${app.ids.ann}?ticket=${await ticketOf('ann')}`, processes[2]);
    const over = new Promise<number>((resolve) => socket.on('close', resolve));
    return { over };
  };
  for (const [key, value] of [
    ['account.signInNetworks', '10.20.0.0/16'],
    ['account.signInTimes', '1-7 03:00-03:01'],
  ] as const) {
    const { over } = await ended();
    await setRule(key, value);
    expect(await over).toBe(4003);
    await app.asSuperuser('delete from param where tenant_id = $1 and param_key = $2', ['100001', key]);
  }
});

test('a ticket that nobody issued costs no query', async () => {
  const { database } = app;
  let asked = 0;
  const counting = { ...database, transaction: () => ((asked += 1), Promise.reject(new Error('asked'))) } as Database;
  const tickets = createSocketTickets(app.platform.secret);
  const forged = createSocketTickets('another secret that is long enough').issue({
    tenantId: '100001',
    userId: app.ids.ann,
    sessionId: app.ids.ann,
    address: 'bG9jYWw',
    number: '1',
    expireTime: '2099-01-01 00:00:00',
  });
  for (const text of ['', '100001.1', forged, 'x'.repeat(4000)])
    expect(
      await takeTicket({ database: counting, tickets, spent: new SpentTickets() }, text, app.clock.now()),
    ).toBeUndefined();
  expect(asked).toBe(0);
});

test('nor does one that was taken here before', async () => {
  const { database } = app;
  let asked = 0;
  const transaction: Database['transaction'] = (...work) => ((asked += 1), database.transaction(...work));
  const taking = {
    database: { ...database, transaction },
    tickets: createSocketTickets(app.platform.secret),
    spent: new SpentTickets(),
  };
  const ticket = await ticketOf('ann');
  const states = [];
  for (let time = 0; time < 3; time += 1) states.push((await takeTicket(taking, ticket, app.clock.now()))?.state);
  expect(states).toEqual(['good', 'spent', 'spent']);
  expect(asked).toBe(1);
});

describe('whoever is refused again and again', () => {
  /** The first line of the answer to an upgrade. */
  async function statusOf(path: string, from: string): Promise<string> {
    const socket = connect(processes[1]?.port ?? 0, '127.0.0.1');
    const key = 'dGhlIHNhbXBsZSBub25jZQ==';
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: a\r\nx-from: ${from}\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
        `sec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
    );
    const [first = ''] = (await new Promise<Buffer>((resolve) => socket.once('data', resolve)))
      .toString()
      .split('\r\n');
    socket.destroy();
    return first.split(' ')[1] ?? '';
  }

  test('is told that it is too much, from one address, until the minute is over; a good ticket gets in', async () => {
    const path = `/websocket/${app.ids.ann}`;
    const used = await ticketOf('ann');
    expect(await statusOf(`${path}?ticket=${used}`, 'one')).toBe('101');
    const answers = [];
    for (const each of [path, '/elsewhere', `${path}?ticket=${used}`])
      for (let time = 0; time < 20; time += 1) answers.push(await statusOf(each, 'one'));
    expect(answers).toEqual([...Array(20).fill('401'), ...Array(20).fill('404'), ...Array(20).fill('101')]);
    for (const each of [path, '/elsewhere', `${path}?ticket=${used}`]) expect(await statusOf(each, 'one')).toBe('429');
    expect(await statusOf(path, 'another')).toBe('401');
    expect(await statusOf(`${path}?ticket=${await ticketOf('ann')}`, 'one')).toBe('101');
    app.clock.advance({ minutes: 1 });
    expect(await statusOf(path, 'one')).toBe('401');
  });
});
