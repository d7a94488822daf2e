import { afterAll, beforeAll, expect, test } from 'vitest';
import * as steps from '../../../../test/demand-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import { dataOf, publicationDay, publishedProject, register } from '../../../../test/tendering-steps.ts';
import { demandModule } from '../../demand/index.ts';
import { messagesById } from './messages.ts';

const english = { 'accept-language': 'en' };
interface Told {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([demandModule]);
  app.clock.setTo(publicationDay);
  dataOf(await register(app, 'supplier1', await publishedProject(app)));
  app.clock.setTo('2026-11-20 10:00:00');
  await steps.inResearch(app);
});
afterAll(() => app.close());

const listed = async (words: string, headers = {}) =>
  dataOf<{ records: Told[] }>(
    await app.as('supplier1').get(`/process/flow/messageList?title=${encodeURIComponent(words)}`, headers),
  ).records;

test('what the product says in a message is read in the reader’s language, what people named as they named it', async () => {
  const [chinese] = await listed('');
  const [said] = await listed('', english);
  expect(chinese?.content).toMatch(/^大学招投标中心发布需求调研，请于2026-.*前提交方案$/);
  expect(said?.content).toMatch(/^大学招投标中心 asks what the market offers: hand in a scheme before 2026-/);
  expect(said?.title).toBe(chinese?.title);
});

test('it is found by what it is called in either language, and read the same when it is opened', async () => {
  const [first] = await listed('');
  expect((await listed(first?.title ?? '-', english)).map(({ id }) => id)).toEqual([first?.id]);
  const opened = dataOf<Told>(await app.as('supplier1').get(`/process/flow/messageRead?id=${first?.id}`, english));
  expect(opened.content).toContain('asks what the market offers');
});

test('over the socket it comes in both languages, and the browser shows its own', async () => {
  const [first] = await listed('');
  const [pushed] = await app.database
    .scoped('300001')
    .query<Told & { contentEn: string | null }>(messagesById, ['300001', [first?.id]]);
  expect(pushed?.content).toMatch(/^大学招投标中心发布需求调研/);
  expect(pushed?.contentEn).toContain('asks what the market offers');
});
