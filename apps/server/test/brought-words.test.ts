import { holidayText, roleText, unitText } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenTestDatabase } from './harness.ts';
import { openSeededDatabase } from './seeded-database.ts';

let opened: OpenTestDatabase;
beforeAll(async () => {
  opened = await openSeededDatabase('demo');
});
afterAll(() => opened.close());

/** What the product itself writes into these columns, in English. */
test.each([
  ['units of statutory rules', 'select distinct unit as words from law_rule', unitText],
  ['holidays', 'select distinct remark as words from work_calendar where remark is not null', holidayText],
  ['roles', 'select distinct role_name as words from role', roleText],
] as const)('%s that the product brings have English words', async (_name, sql, text) => {
  const rows = await opened.asSuperuser<{ words: string }>(sql);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.map(({ words }) => text(words, 'en')).filter((words) => /[\u4e00-\u9fff]/.test(words))).toEqual([]);
});
