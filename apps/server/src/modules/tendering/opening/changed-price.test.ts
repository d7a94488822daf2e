import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

let projectId: string;
let version: number;
let selections: object[];
let dear: string;
beforeEach(async () => {
  const opened = await steps.openedProject(app);
  ({ projectId, version } = opened);
  const offers = opened.suppliers.flatMap(({ detailListVOS }) => detailListVOS);
  dear = offers.find(({ isLowest }) => !isLowest)?.entryId ?? '';
  selections = offers.map(({ packageId, entryId, isLowest }) => ({
    packageId,
    entryId,
    bidStatus: isLowest ? '1' : '0',
  }));
});

const changed = { code: 400, msg: expect.stringMatching(/^已开启的报价与开标时存证的内容不一致/) };
const other = { code: 400, msg: expect.stringMatching(/^供应商选择与存证中保存的内容不一致/) };
const setPrice = (money: string) =>
  app.asSuperuser('update opened_quote set total_money = $2 where entry_id = $1', [dear, money]);
const post = (by: 'buyer' | 'manager', path: string, body: object) => app.as(by).post(`/purchase/${path}`, body);
const saved = async () =>
  steps.dataOf<steps.Draft>(await post('buyer', 'entry/saveSelection', { projectId, version, selections }));
const submitted = async () =>
  steps.dataOf<steps.Draft>(
    await post('buyer', 'entry/submitSelection', { projectId, version: (await saved()).version }),
  );

describe('a price that was changed in the database after the opening', () => {
  test('is found before anything is compared or chosen by it', async () => {
    await setPrice('100');
    expect(
      await app.as('buyer').get(`/purchase/entry/queryByEntryQuoteByProjectId?projectId=${projectId}`),
    ).toMatchObject(changed);
    expect(await post('buyer', 'entry/saveSelection', { projectId, version, selections })).toMatchObject(changed);
    expect(await app.asSuperuser('select 1 from opened_quote where project_id = $1 and selected', [projectId])).toEqual(
      [],
    );
  });

  test('is found when the selection is handed in', async () => {
    const draft = await saved();
    await setPrice('100');
    expect(await post('buyer', 'entry/submitSelection', { projectId, version: draft.version })).toMatchObject(changed);
  });

  test('is found when the result is confirmed', async () => {
    const draft = await submitted();
    await setPrice('100');
    const word = { id: projectId, version: draft.version, agree: true };
    expect(await post('manager', 'project/projectConfirm', word)).toMatchObject(changed);
  });
});

test('who was chosen in the database alone is not handed in, nor confirmed', async () => {
  const choose = (entryId: string) =>
    app.asSuperuser('update opened_quote set selected = entry_id = $2 where project_id = $1', [projectId, entryId]);
  const draft = await saved();
  await choose(dear);
  expect(await post('buyer', 'entry/submitSelection', { projectId, version: draft.version })).toMatchObject(other);
  const won = selections.find((one) => 'bidStatus' in one && one.bidStatus === '1');
  await choose(won && 'entryId' in won ? String(won.entryId) : '');
  const handedIn = steps.dataOf<steps.Draft>(
    await post('buyer', 'entry/submitSelection', { projectId, version: draft.version }),
  );
  await choose(dear);
  const word = { id: projectId, version: handedIn.version, agree: true };
  expect(await post('manager', 'project/projectConfirm', word)).toMatchObject(other);
});
