import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as tender from '../../../../test/open-tender-steps.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { procedureModule } from '../../procedure/index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([procedureModule]);
  await procedureModule.seed?.(app.database);
});
afterAll(() => app.close());

const framework = (maxWinners = 2) => ({ manner: 9, lawRegime: 2, packages: [steps.aPackage({ maxWinners })] });

/** Published and quoted for by three, the second the cheapest, and opened. */
async function opened(maxWinners: number) {
  const id = await tender.readyTender(app, framework(maxWinners));
  steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id)));
  for (const [index, account] of steps.suppliers.entries()) {
    steps.dataOf(await steps.register(app, account, id));
    steps.dataOf(await steps.quote(app, account, { projectId: id, price: ['880', '875', '890'][index] ?? '' }));
  }
  app.clock.setTo(tender.aTender.openTime);
  steps.dataOf(await steps.open(app, id));
  return steps.comparison(app, id);
}

/** The first so many by their price. */
const admit = (offers: Awaited<ReturnType<typeof steps.comparison>>['suppliers'], count: number) =>
  offers.flatMap(({ detailListVOS }, rank) =>
    detailListVOS.map(({ packageId, entryId }) => ({
      packageId,
      entryId,
      bidStatus: rank < count ? '1' : '0',
      bidRemark: rank < count ? '价格优先' : null,
    })),
  );

async function handIn(count: number, maxWinners = 2) {
  const seen = await opened(maxWinners);
  const { projectId, version } = seen;
  const buyer = app.as('buyer');
  const saved = await buyer.post('/purchase/entry/saveSelection', {
    projectId,
    version,
    selections: admit(seen.suppliers, count),
  });
  const draft = steps.dataOf<steps.Draft>(saved);
  return {
    projectId,
    answer: await buyer.post('/purchase/entry/submitSelection', { projectId, version: draft.version }),
  };
}

describe('a framework agreement', () => {
  test('admits several, and its notice names each of them with his price', async () => {
    const { projectId, answer } = await handIn(2);
    const submitted = steps.dataOf<steps.Draft>(answer);
    steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
    const notice = await steps.draftNotice(app, projectId, 2);
    const [text] = await app.asSuperuser<{ content: string }>('select content from bulletin where id = $1', [
      notice.id,
    ]);
    expect(text?.content).toContain('入围供应商');
    for (const name of ['南京澄观信息技术有限公司', '杭州云岫科教仪器有限公司']) expect(text?.content).toContain(name);
    expect(text?.content).not.toContain('苏州砺行办公设备有限公司');
    steps.dataOf(await steps.publish(app, notice));
    const ended = await app.asSuperuser<{ status: number }>(
      'select entry_status as status from entry where project_id = $1 order by status',
      [projectId],
    );
    expect(ended.map(({ status }) => status)).toEqual([11, 11, 12]);
    const [decided] = await app.asSuperuser<{ money: string | null }>(
      'select win_money as money from package where project_id = $1',
      [projectId],
    );
    expect(decided).toEqual({ money: null });
  });

  test('admits two at the least, and leaves a fifth of those who offered, one at least, out', async () => {
    expect((await handIn(1)).answer.msg).toBe('“单人床”入围供应商不得少于2家');
    expect((await handIn(3, 3)).answer.msg).toBe('“单人床”淘汰比例不得低于20%，至少应淘汰1家');
  });

  test('has as many places as it admits at the least, before it is handed in', async () => {
    const draft = await steps.savedProject(app, { ...tender.aTender, ...framework(1) });
    expect((await app.as('buyer').post('/purchase/project/submitTask', draft)).msg).toBe(
      '框架协议“单人床”的入围供应商数不得少于2家',
    );
  });
});
