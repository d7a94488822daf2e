import { expect, test } from 'vitest';
import { demoAccounts } from '../src/modules/system/demo-tenants.ts';
import { welcome } from '../src/supervise/welcome.ts';

const url = 'http://127.0.0.1:8080';

test('with the demo its accounts stand in a table', () => {
  const text = welcome({ url, demo: true });
  expect(text).toContain(url);
  expect(text).toContain('Demo@2026');
  const asSeeded = demoAccounts.filter(({ account }) => !/^expert[2-7]$/.test(account));
  for (const { tenantId, account } of asSeeded) expect(text).toMatch(new RegExp(`^  ${tenantId} {8}${account} `, 'm'));
});

test('without the demo no password stands there but the first one of the administrator', () => {
  expect(welcome({ url, demo: false })).not.toContain('Demo@2026');
  expect(welcome({ url, demo: false, adminPassword: 'x7-once' })).toContain('x7-once');
});
