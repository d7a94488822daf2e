import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { outsideReason } from './outside-reason.ts';

describe('why a server outside could not be used', () => {
  test('is told of a closed port without its address', async () => {
    const error = await new Promise((resolve) => connect({ host: '127.0.0.1', port: 1 }).on('error', resolve));
    expect(String(error)).toContain('127.0.0.1');
    expect(outsideReason(error)).toBe('ECONNREFUSED');
  });

  test('is told of an error that has another as its cause', () => {
    const inner = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:443'), { code: 'ECONNREFUSED' });
    expect(outsideReason(new Error('fetch failed', { cause: inner }))).toBe('ECONNREFUSED');
    expect(outsideReason(new Error('no discovery', { cause: new Error('at 10.0.0.7:443') }))).toBe(
      'no discovery: at …',
    );
  });

  test.each([
    ['no route to 192.168.3.4', 'no route to …'],
    ['host fd00::1 is down', 'host … is down'],
    ['connect to [fe80::1%eth0]:5432 failed', 'connect to … failed'],
    ['mapped ::ffff:10.0.0.1', 'mapped …'],
    ['at 12:30:05 the password was wrong', 'at 12:30:05 the password was wrong'],
    ['no bucket: my::bucket', 'no bucket: my::bucket'],
  ])('«%s» becomes «%s»', (message, told) => expect(outsideReason(new Error(message))).toBe(told));

  test('is short', () => expect(outsideReason(new Error('x'.repeat(1000)))).toHaveLength(200));
});
