import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { createHttpServer } from './index.ts';

async function headersVia(trustProxy: boolean | number, headers: Record<string, string>) {
  const server = await createHttpServer({ log: pino({ level: 'silent' }), trustProxy, requestsPerMinute: 100 });
  server.get('/', () => 'there');
  const answer = await server.inject({ method: 'GET', url: '/', headers });
  await server.close();
  return answer.headers;
}

const key = 'strict-transport-security';

describe('whoever comes by TLS', () => {
  test('is told to come by nothing else, where a trusted proxy says so', async () => {
    expect((await headersVia(1, { 'x-forwarded-proto': 'https' }))[key]).toBe('max-age=31536000');
  });

  test('and nobody else is: not without TLS, nor by the word of the caller himself', async () => {
    expect((await headersVia(1, { 'x-forwarded-proto': 'http' }))[key]).toBeUndefined();
    expect((await headersVia(false, { 'x-forwarded-proto': 'https' }))[key]).toBeUndefined();
  });
});
