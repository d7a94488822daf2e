import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';
import { createHttpServer } from './index.ts';
import { quiet } from '../../../test/database-url.ts';

test.each([
  [false, '203.0.113.9', '10.0.0.1'],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  [2, '198.51.100.7, 203.0.113.9', '198.51.100.7'],
  [5, '203.0.113.9', '203.0.113.9'],
  ['10.0.0.0/8', '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  ['10.0.0.0/8,203.0.113.9', '198.51.100.7,203.0.113.9', '198.51.100.7'],
  ['192.168.0.0/16', '203.0.113.9', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
])('by TRUST_PROXY %s a line with %s comes from %s, as its requests would', async (trustProxy, forwarded, expected) => {
  const headers = { ...(forwarded && { 'x-forwarded-for': forwarded }) };
  expect(callerAddress({ socket: { remoteAddress: '10.0.0.1' }, headers }, trustProxy)).toBe(expected);
  const server = await createHttpServer({ log: quiet, trustProxy, requestsPerMinute: 100 });
  server.get('/', ({ ip }) => ip);
  const { body } = await server.inject({ method: 'GET', url: '/', headers, remoteAddress: '10.0.0.1' });
  await server.close();
  expect(body).toBe(expected);
});
