import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { OutboxReader } from '../src/platform/outbox/index.ts';
import { startAdminApp, type AdminApp, type Administrator } from './admin-app.ts';
import { quiet } from './database-url.ts';
import { createTally } from '../src/platform/jobs/index.ts';

let app: AdminApp;
let http: Server;
let reader: OutboxReader;
beforeAll(async () => {
  app = await startAdminApp();
  http = createServer();
  app.app.sockets.listen(http);
  reader = new OutboxReader(app.database.scoped(undefined), quiet, { tally: createTally() });
  reader.onMessage((message) => app.app.sockets.hear(message));
  await reader.start();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  app.app.sockets.close();
  await reader.stop();
  http.close();
  await app.close();
});

/** What the browser of this person is told, in the order it comes. */
async function listen(person: Administrator): Promise<{ socket: WebSocket; heard: object[] }> {
  const { userId } = (await person.get('/blade-auth/oauth/user-info')).data as { userId: string };
  const { ticket } = (await person.get('/process/flow/socketTicket')).data as { ticket: string };
  // Listening on a port, its address is no text.
  const { port } = http.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/websocket/${userId}?ticket=${ticket}`);
  const heard: object[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(data.toString()) as object));
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return { socket, heard };
}

test('an announcement reaches the open browsers of those it is for, and nobody of another tenant', async () => {
  const admin = await app.signIn('100001', 'admin');
  const reader = await listen(await app.signIn('100001', 'buyer'));
  const stranger = await listen(await app.signIn('200001', 'agent'));
  const notice = { title: '停电通知', category: '1', audience: 1, noticeState: 1, content: '<p>周六停电</p>' };
  const { data } = await admin.post('/blade-desk/notice/submit', notice);
  const { id } = data as { id: string };
  const told = { type: 'announcement', noticeId: id, title: '停电通知' };
  await expect.poll(() => reader.heard).toContainEqual(told);
  expect(stranger.heard).not.toContainEqual(told);
  reader.socket.close();
  stranger.socket.close();
});

test('an announcement of the platform reaches the open browsers of the tenants that it is for', async () => {
  const platform = await app.signIn('000000', 'admin');
  const buyer = await listen(await app.signIn('100001', 'buyer'));
  const agent = await listen(await app.signIn('200001', 'agent'));
  const notice = { title: '系统升级', category: '1', audience: 5, tenantIds: ['200001'], content: '<p>周日零点</p>' };
  const { data } = await platform.post('/blade-desk/notice/submit', notice);
  const told = { type: 'announcement', noticeId: (data as { id: string }).id, title: '系统升级' };
  await expect.poll(() => agent.heard).toContainEqual(told);
  expect(buyer.heard).not.toContainEqual(told);
  buyer.socket.close();
  agent.socket.close();
});
