import { afterAll, beforeAll, expect, test } from 'vitest';
import { configurationLines, startPurchasingApp, type ConfigurationLine } from '../../../../test/purchasing-app.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startPurchasingApp();
});
afterAll(() => app.close());

const list = (path: string) => configurationLines(app, path);
const save = (path: string, lines: readonly object[]) =>
  app.as('manager').post(`/purchase/conf/${path}/saveOrUpdate`, { list: lines });

/** Twenty times at once, each second list the other way round: one is saved, the others are told that they are stale. */
async function saveBothWays(path: string, lines: readonly ConfigurationLine[]): Promise<string[]> {
  const bodies = lines.map(({ id, version }) => ({ id, version }));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => save(path, turn % 2 === 0 ? bodies : bodies.toReversed())),
  );
  return answers.map(({ code, msg }) => (code === 200 ? 'saved' : `${msg}`));
}

const expectOneSaved = (answers: readonly string[]) => {
  expect(answers.filter((answer) => answer === 'saved')).toHaveLength(1);
  expect(new Set(answers.filter((answer) => answer !== 'saved')).size).toBe(1);
};

test('lists of methods that name the same rows in opposite orders do not wait for each other', async () => {
  const [one, other] = await list('type/queryTypeList');
  const methods = await Promise.all([one, other].map((type) => list(`manner/queryMannerList?typeId=${type?.id}`)));
  expectOneSaved(
    await saveBothWays(
      'manner',
      methods.flatMap((of) => of.slice(0, 3)),
    ),
  );
});

test('lists of tasks neither, of one method and of several', async () => {
  const [type] = await list('type/queryTypeList');
  const [one, other] = await list(`manner/queryMannerList?typeId=${type?.id}`);
  const tasks = await Promise.all([one, other].map((of) => list(`task/queryTaskList?mannerId=${of?.id}`)));
  expectOneSaved(
    await saveBothWays(
      'task',
      tasks.flatMap((of) => of.slice(0, 3)),
    ),
  );
});
