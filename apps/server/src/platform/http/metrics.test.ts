import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAdminApp, type Administrator, type AdminApp } from '../../../test/admin-app.ts';
import { serveMetrics } from './metrics.ts';

let app: AdminApp;
let admin: Administrator;
beforeAll(async () => {
  app = await startAdminApp();
  admin = await app.signIn('100001', 'admin');
});
afterAll(() => app.close());

test('how the server is, is told on a port of its own to this machine, and nowhere else', async () => {
  await admin.get('/blade-system/dict/list');
  const server = await serveMetrics(app.app.metrics, 0);
  const { port, address } = server.address() as AddressInfo; // listening on TCP, never on a path
  expect(address).toBe('127.0.0.1');
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await answer.text()).toMatch(/^http_request_duration_seconds_count\{[^}]*\} \d+$/m);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  server.close();
  const onProduct = await app.inject({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1' });
  expect(onProduct.statusCode).toBe(404);
});

test('what somebody reads is kept by no proxy and no browser', async () => {
  const answer = await app.inject({ method: 'GET', url: '/api/blade-system/dict/list' });
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const open = await app.inject({ url: '/api/blade-auth/oauth/captcha', headers: { 'tenant-id': '100001' } });
  expect(open.statusCode).toBe(200);
  expect(open.headers['cache-control']).toBe('private, no-store');
});
