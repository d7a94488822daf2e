import { expect, test } from 'vitest';
import { welcome } from './welcome.ts';

const url = 'http://127.0.0.1:8080';

test('with the demo its accounts stand in a table', () => {
  const text = welcome({ url, demo: true });
  expect(text).toContain(url);
  expect(text).toContain('Demo@2026');
  for (const account of ['admin', 'buyer', 'manager', 'supplier1', 'supplier2', 'supplier3']) {
    expect(text).toMatch(new RegExp(`^  \\d{6} {8}${account} `, 'm'));
  }
});

test('without the demo no password stands there but the first one of the administrator', () => {
  expect(welcome({ url, demo: false })).not.toContain('Demo@2026');
  expect(welcome({ url, demo: false, adminPassword: 'x7-once' })).toContain('x7-once');
});
