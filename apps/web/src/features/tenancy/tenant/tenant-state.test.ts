import { expect, test } from 'vitest';
import { instantToMs } from '../../../kit/clock/server-clock.ts';
import { tenantState } from './tenant-state.tsx';

const now = instantToMs('2026-11-21 12:00:00');

test.each([
  ['enabled', { status: 1, expireTime: null }],
  ['enabled', { status: 1, expireTime: '2026-12-22 12:00:00' }],
  ['expiring', { status: 1, expireTime: '2026-12-21 12:00:00' }],
  ['expired', { status: 1, expireTime: '2026-11-21 12:00:00' }],
  ['disabled', { status: 2, expireTime: '2020-01-01 00:00:00' }],
])('a tenant is %s', (state, term) => {
  expect(tenantState(term, now)).toBe(state);
});
