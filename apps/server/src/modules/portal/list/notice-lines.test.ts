import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import type { Db } from '../../../platform/db/index.ts';
import { portalModule } from '../index.ts';
import { pageLines, placeOfLine } from './notice-lines.ts';

const many = 10_000;
const filter = { q: '', kind: '', buyer: '', region: '', from: '', to: '' } as const;

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([portalModule]);
  const projectId = await steps.publishedProject(app);
  // Every tenth at the very moment of the one before it.
  await app.asSuperuser(
    `insert into bulletin (tenant_id, id, project_id, bulletin_type, title, content, publish_time, bulletin_status, create_time)
     select '100001', 8000000 + n, $1, 3, '变更公告 ' || n, '<p>变更</p>',
       timestamptz '2026-11-16 10:00:00+08' - (n - n / 10) * interval '37.000041 seconds', 3, now()
     from generate_series(1, ${many}) n`,
    [projectId],
  );
  await app.asSuperuser('analyze bulletin');
}, 60_000);
afterAll(() => app.close());

/** A reader who counts what he asks for. */
function countingReader() {
  const asked: string[] = [];
  const db = app.database.scoped('anybody');
  const counting = { ...db, query: ((sql, values) => (asked.push(sql), db.query(sql, values))) as Db['query'] };
  return { asked, reader: { db: counting, now: app.clock.now(), language: 'zh', headers: {} } as const };
}

test('10,000 notices are paged to their end and back, each once, by one query a page', async () => {
  const { asked, reader } = countingReader();
  const seen: string[] = [];
  let after = '';
  for (;;) {
    const page = await pageLines(reader, { filter, size: 500, after });
    seen.push(...page.lines.map(({ id }) => id));
    const last = page.lines.at(-1);
    if (!page.hasOlder || !last) break;
    after = placeOfLine(last);
  }
  expect(asked.length).toBe(Math.ceil(seen.length / 500));
  expect(seen.length).toBeGreaterThan(many);
  expect(new Set(seen).size).toBe(seen.length);

  const back: string[] = [];
  let before = after;
  for (;;) {
    const page = await pageLines(reader, { filter, size: 500, before });
    back.unshift(...page.lines.map(({ id }) => id));
    const first = page.lines.at(0);
    if (!page.hasNewer || !first) break;
    before = placeOfLine(first);
  }
  expect(back).toEqual(seen.slice(0, back.length));
  expect(back.length).toBeGreaterThan(many - 500);
});

test('a page reads its own notices and looks their projects up, not those of all', async () => {
  const { asked, reader } = countingReader();
  await pageLines(reader, { filter, size: 20 });
  const rows = await app.database
    .scoped('anybody')
    .query<{ 'QUERY PLAN': string }>(`explain (analyze, costs off, timing off) ${asked[0]}`, [reader.now, 21]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('ix_bulletin_portal');
  expect(plan).not.toMatch(/rows=\d{4}/);
});
