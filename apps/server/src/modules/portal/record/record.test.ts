import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readNote } from '@zhaocai/model/record/checkpoint';
import { judgeCheckpoint, readDays, readKeys } from '@zhaocai/model/record/kept-checkpoint';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import { portalModule } from '../index.ts';

const buyer = '100001';
const supplier = '300001';
const record = `/portal/record/${buyer}`;
let app: TenderingApp;

beforeAll(async () => {
  app = await startTenderingApp([portalModule]);
  for (const day of ['2026-11-12', '2026-11-13', '2026-11-14'])
    for (const tenantId of [buyer, supplier])
      await app.rootBook.append(tenantId, { at: `${day} 00:05:00`, heads: [headOf(day)] });
});
afterAll(() => app.close());

const headOf = (day: string) => ({ stream: 'admin', seq: day.slice(-2), hash: day.slice(-1).repeat(64) });
const visit = async (url: string) => {
  const { statusCode, body, headers } = await app.visit(url, { 'accept-language': 'zh-CN' });
  return { status: statusCode, text: body, type: headers['content-type'] };
};
const text = async (url: string) => (await visit(url)).text;
const told = async () => ({
  days: readDays(await text(`${record}/days`)) ?? [],
  keys: readKeys(await text(`${record}/keys`)),
});

describe('the published record', () => {
  test('tells each day that is over to whoever comes, and the day that goes on to nobody', async () => {
    const { days } = await told();
    expect(days.map(({ day }) => day)).toEqual(['2026-11-12', '2026-11-13']);
    expect(days[1]?.digest).toBe((await app.rootBook.dayRoot(buyer, '2026-11-13'))?.digest);
    const page = await text(record);
    expect(page).toContain(days[0]?.digest);
    expect(page).not.toContain('2026-11-14');
  });

  test('gives a checkpoint of every day that anybody can hold against these days', async () => {
    for (const [url, size] of [
      [`${record}/checkpoint`, 2],
      [`${record}/checkpoint?day=2026-11-12`, 1],
    ] as const) {
      const { text: note, type } = await visit(url);
      expect(type).toBe('text/plain; charset=utf-8');
      const judged = await judgeCheckpoint(note, await told());
      expect(judged).toMatchObject({ fault: undefined, checkpoint: { size } });
      expect(readNote(note)?.signatures[0]?.name).toMatch(/\/portal\/record\/100001$/);
    }
  });

  test('shows by a checkpoint that was kept when the book has been written anew', async () => {
    const note = await text(`${record}/checkpoint`);
    const { days, keys } = await told();
    const rewritten = days.map((one) => ({ ...one, digest: one.digest.split('').reverse().join('') }));
    expect(await judgeCheckpoint(note, { days: rewritten, keys })).toMatchObject({ fault: 'differs' });
    expect(await judgeCheckpoint(note, { days: days.slice(1), keys })).toMatchObject({ fault: 'shorter' });
  });

  test('goes on when a day has passed, and what was kept before still fits', async () => {
    const before = await text(`${record}/checkpoint`);
    await app.rootBook.append(buyer, { at: '2026-11-15 00:05:00', heads: [headOf('2026-11-15')] });
    const now = await told();
    expect(now.days).toHaveLength(3);
    expect(await judgeCheckpoint(before, now)).toMatchObject({ fault: undefined });
  });

  test('lists the buyers whose notices stand on the portal, and finds one by its name', async () => {
    const name = /<h1>([^<]+)<\/h1>/.exec(await text(record))?.[1] ?? '';
    expect(await text('/portal/record')).toContain(name);
    expect(await text(`/portal/record?q=${encodeURIComponent(name.slice(0, 3))}`)).toContain(name);
    const none = await text('/portal/record?q=%25%25%25');
    expect(none).toContain('没有符合条件的采购人');
    expect(none).not.toContain(name);
  });

  test.each(['', '/checkpoint', '/days', '/keys'])('is none of a supplier, nor of nobody: %s', async (rest) => {
    expect((await visit(`/portal/record/${supplier}${rest}`)).status).toBe(404);
    expect((await visit(`/portal/record/..%2F${buyer}${rest}`)).status).toBe(404);
    expect((await visit(`/portal/record/nobody${rest}`)).status).toBe(404);
  });

  test('is none of a buyer who shows nothing on the portal', async () => {
    await app.asSuperuser(
      `insert into param (tenant_id, id, param_name, param_key, param_value, create_time, update_time)
       values ($1, 990001, '门户', 'portal.isOpen', 'false', now(), now())`,
      [buyer],
    );
    expect((await visit(`${record}/checkpoint`)).status).toBe(404);
    await app.asSuperuser('delete from param where tenant_id = $1 and id = 990001', [buyer]);
    expect((await visit(`${record}/checkpoint`)).status).toBe(200);
  });

  test('has no checkpoint of a day that has none', async () => {
    for (const day of ['2026-11-15', '2020-01-01'])
      expect((await visit(`${record}/checkpoint?day=${day}`)).status).toBe(404);
  });
});
