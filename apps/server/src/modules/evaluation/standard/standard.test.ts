import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as evaluation from '../../../../test/evaluation-steps.ts';
import * as tender from '../../../../test/open-tender-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import * as out from '../../../../test/way-out-steps.ts';
import { evaluationModule } from '../index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([evaluationModule]);
  await evaluationModule.seed?.(app.database);
  app.clock.setTo(steps.publicationDay);
});
afterAll(() => app.close());

const government = { ...tender.aTender, lawRegime: 2 };
const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg), data: null });

async function drafted(changes: object = {}) {
  const { id } = await steps.savedProject(app, { ...government, ...changes });
  const [packageId = ''] = await evaluation.packageIdsOf(app, id);
  return { id, packageId };
}

async function drafts(changes: object = {}) {
  const project = await drafted(changes);
  const saved = steps.dataOf<steps.Draft>(await evaluation.saveStandard(app, evaluation.aStandard(project.packageId)));
  return { ...project, saved };
}

const standardOf = async (id: string) => (await evaluation.standards(app, id)).packages[0]?.standard;

describe('the standard of a package', () => {
  test('is read as it was written, with what the law says of it', async () => {
    const { id, packageId } = await drafted();
    expect(await evaluation.standards(app, id)).toMatchObject({
      isLocked: false,
      methods: [1, 2],
      priceLeast: '30',
      priceMost: null,
      priceArticle: expect.stringContaining('第五十五条'),
      packages: [{ packageId, standard: null }],
    });
    steps.dataOf(await evaluation.saveStandard(app, evaluation.aStandard(packageId)));
    expect(await standardOf(id)).toMatchObject({
      evaluationMethod: 1,
      priceWeight: '30',
      checks: [{ name: '营业执照' }, { name: '投标函签字盖章' }],
      items: [
        { name: '技术方案', maxScore: '50', minScore: '0', step: null, scoreType: 2 },
        { name: '业绩', maxScore: '20', step: '5', scoreType: 1 },
      ],
    });
  });

  test.each([
    ['points of ninety', { priceWeight: '20' }, '评分权重合计应为100，现为90.00'],
    [
      'R49 too light a price',
      { priceWeight: '29', items: [item('方案', '71')] },
      '价格分值不得低于30（政府采购货物和服务',
    ],
    ['another law’s method', { evaluationMethod: 4 }, '不允许该评审方法'],
    ['R50 a qualification that is scored', { items: [item('营业执照', '70')] }, '资格条件“营业执照”不得作为评分因素'],
    ['R51 the size of a bidder', { items: [item('注册资本', '70')] }, '不得以注册资本'],
    ['a mean that drops scores', { aggregation: 2 }, '按算术平均汇总'],
    ['no check of compliance', { checks: [{ category: 1, name: '执照', standard: '有效' }] }, '符合性审查'],
    ['an item without its standard', { items: [item('方案', '70', '')] }, '第1个评分项：评分标准'],
    ['an unknown category', { checks: [{ category: 9, name: '执照', standard: '有效' }] }, '第1项审查：审查类别'],
    ['a leader of the purchaser', { leaderRule: 1 }, '采购人代表不得担任组长'],
  ] as const)('with %s is refused, and nothing is kept', async (_case, changes, message) => {
    const { id, packageId } = await drafted();
    expect(await evaluation.saveStandard(app, evaluation.aStandard(packageId, changes))).toMatchObject(
      refused(message),
    );
    expect(await standardOf(id)).toBeNull();
  });

  test('is changed by whoever has seen it as it is, and taken away', async () => {
    const { id, packageId } = await drafts();
    const changed = evaluation.aStandard(packageId, { priceWeight: '40', items: [item('方案', '60')] });
    expect(await evaluation.saveStandard(app, changed)).toMatchObject({ code: 400 });
    steps.dataOf(await evaluation.saveStandard(app, { ...changed, version: 0 }));
    expect(await evaluation.saveStandard(app, { ...changed, version: 0 })).toMatchObject({ code: 400 });
    expect(await standardOf(id)).toMatchObject({ version: 1, priceWeight: '40' });
    const remove = (version: number) =>
      app.as('buyer').post(`${evaluation.judge}/standard/delete`, { packageId, version });
    expect(await remove(0)).toMatchObject({ code: 400 });
    steps.dataOf(await remove(1));
    expect(await standardOf(id)).toBeNull();
  });

  test('is the handler’s to write, and of another unit nobody’s', async () => {
    const { packageId } = await drafted();
    const standard = evaluation.aStandard(packageId);
    expect(await evaluation.saveStandard(app, standard, 'finance')).toMatchObject({ code: 403 });
    expect(await evaluation.saveStandard(app, standard, 'supplier1')).toMatchObject({ code: 403 });
    expect(await evaluation.saveStandard(app, { ...standard, packageId: '1' })).toMatchObject({ code: 404 });
  });

  test('of two who write the first one at once is one', async () => {
    const { id, packageId } = await drafted();
    const answers = await Promise.all([1, 2].map(() => evaluation.saveStandard(app, evaluation.aStandard(packageId))));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400]);
    expect(await standardOf(id)).toMatchObject({ version: 0 });
  });

  test('makes its writer one who does not confirm the project', async () => {
    const { id } = await drafts();
    const written = await app.asSuperuser(
      `select 1 from row_writer where entity = 'project' and row_id = $1 and action = 'write'`,
      [id],
    );
    expect(written).toHaveLength(1);
  });
});

describe('what is confirmed and published is evaluated by its standard', () => {
  test('which changes no more once the documents are handed in, and again after the project was led back', async () => {
    const { id } = await steps.confirmedProject(app, government);
    const [packageId = ''] = await evaluation.packageIdsOf(app, id);
    steps.dataOf(await evaluation.saveStandard(app, evaluation.aStandard(packageId)));
    steps.dataOf(await tender.handIn(app, id));
    const change = evaluation.aStandard(packageId, { version: 0 });
    expect(await evaluation.saveStandard(app, change)).toMatchObject(refused('采购文件正在确认或已确认'));
    const asked = await app.asSuperuser<{ id: string; version: number }>(
      'select id::text, version from document_confirm where project_id = $1',
      [id],
    );
    const [{ id: askedId, version } = { id: '', version: 0 }] = asked;
    steps.dataOf(await tender.decideDocuments(app, { id: askedId, version }));
    expect(await evaluation.saveStandard(app, change)).toMatchObject(refused('采购文件正在确认或已确认'));
    const { version: seen } = await steps.detail(app, id);
    const back = { id, version: seen, reason: '评审标准需要修改后重新确认' };
    steps.dataOf(await app.as('buyer').post('/purchase/project/backToDraft', back));
    steps.dataOf(await evaluation.saveStandard(app, change));
  });

  test('and a notice waits until every package has one that the law allows', async () => {
    const packages = [1, 2].map((packageNo) => steps.aPackage({ packageNo, budget: '270000.00' }));
    const { id } = await steps.confirmedProject(app, { ...government, packages });
    const [first = '', second = ''] = await evaluation.packageIdsOf(app, id);
    steps.dataOf(await evaluation.saveStandard(app, evaluation.aStandard(first)));
    steps.dataOf(await tender.decideDocuments(app, steps.dataOf<steps.Draft>(await tender.handIn(app, id))));
    const notice = await steps.draftNotice(app, id, 1);
    expect(await steps.publish(app, notice)).toMatchObject(refused('第2包没有评审标准'));
    await app.asSuperuser(
      `insert into evaluation_standard (tenant_id, id, project_id, package_id, evaluation_method, checks, items, create_time, update_time)
       values ('100001', 77, $1, $2, 4, '[]', '[]', now(), now())`,
      [id, second],
    );
    expect(await steps.publish(app, notice)).toMatchObject(
      refused('第2包的评审标准需要修改：适用法规和采购方式不允许'),
    );
    await app.asSuperuser('update evaluation_standard set is_deleted = 1 where id = 77', []);
  });

  test('that bidders read from the notice on and nobody changes, and that is taken over when it is procured again', async () => {
    const { id } = await steps.confirmedProject(app, government);
    const [packageId = ''] = await evaluation.packageIdsOf(app, id);
    steps.dataOf(await evaluation.saveStandard(app, evaluation.aStandard(packageId)));
    const published = async () =>
      steps.dataOf<{ items: { name: string }[] }[]>(
        await app.as('supplier1').get(`${evaluation.judge}/standard/queryPublished?projectId=${id}&tenantId=100001`),
      );
    expect(await published()).toEqual([]);
    steps.dataOf(await tender.decideDocuments(app, steps.dataOf<steps.Draft>(await tender.handIn(app, id))));
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 1)));
    expect(await published()).toMatchObject([{ evaluationMethod: 1, items: [{ name: '技术方案' }, { name: '业绩' }] }]);
    expect(await evaluation.standards(app, id)).toMatchObject({ isLocked: true });
    const change = evaluation.aStandard(packageId, { version: 0 });
    expect(await evaluation.saveStandard(app, change)).toMatchObject(refused('评审标准不能再修改'));

    await out.agreedOn(app, id, 'terminate');
    const child = steps.dataOf<steps.Draft>(await app.as('buyer').post('/purchase/project/rebid', { id }));
    const again = await standardOf(child.id);
    expect(again).toMatchObject({ version: 0, priceWeight: '30', items: [{ name: '技术方案' }, { name: '业绩' }] });
  });
});

test('what compares no bids has no standard', async () => {
  const { id, packageId } = await drafted({ manner: 8, lawRegime: 3 });
  expect(await evaluation.standards(app, id)).toMatchObject({ methods: [] });
  expect(await evaluation.saveStandard(app, evaluation.aStandard(packageId))).toMatchObject(refused('不设评审标准'));
});

function item(name: string, maxScore: string, standard = '按优良中差评分') {
  return { category: 4, name, maxScore, standard };
}
