import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAdminApp, type AdminApp } from '../../../../test/admin-app.ts';

let app: AdminApp;
beforeAll(async () => {
  app = await startAdminApp();
});
afterAll(() => app.close());

const daysOf = async (year: number) => {
  const supplier = await app.signIn('300001', 'supplier1');
  const { data } = await supplier.get(`/purchase/work-calendar/specialDays?year=${year}`);
  return data as readonly { day: string; isWorked: boolean }[];
};

test('everybody is told the holidays of a year and the days that are worked for them, and no ordinary day', async () => {
  const days = await daysOf(2026);
  const of = new Map(days.map(({ day, isWorked }) => [day, isWorked]));
  expect([of.get('2026-10-01'), of.get('2026-10-10')]).toEqual([false, true]);
  expect(of.has('2026-10-12')).toBe(false);
  expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
  expect(days.every(({ day }) => day.startsWith('2026-'))).toBe(true);
});

test('a year that the platform has no calendar of has none', async () => {
  expect(await daysOf(2099)).toEqual([]);
});
