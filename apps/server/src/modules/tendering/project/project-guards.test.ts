import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
  app.clock.setTo(steps.publicationDay);
});
afterAll(() => app.close());

const save = (body: object) => app.as('buyer').post('/purchase/project/saveOrUpdate', body);
const submit = (draft: steps.Draft) => app.as('buyer').post('/purchase/project/submitTask', draft);
const refusal = (msg: string) => ({ code: 400, success: false, data: null, msg });

describe('a draft', () => {
  test('with an amount of three decimals, a negative one or a missing name is refused and nothing is stored', async () => {
    const projectNo = 'GUARD-1';
    expect(await save(steps.aProject({ projectNo, generalBudget: '1.234' }))).toMatchObject(
      refusal('项目总预算必须是金额，最多两位小数'),
    );
    expect(await save(steps.aProject({ projectNo, depositMoney: '-1' }))).toMatchObject(refusal('报价保证金不能小于0'));
    expect(await save(steps.aProject({ projectNo, projectName: '' }))).toMatchObject(refusal('请填写项目名称'));
    const items = [{ name: '床', unit: '张', quantity: '0' }];
    expect(await save(steps.aProject({ projectNo, packages: [steps.aPackage({ items })] }))).toMatchObject(
      refusal('第1包：第1行数量不能小于0.0001'),
    );
    expect(await app.asSuperuser('select 1 from project where project_no = $1', [projectNo])).toEqual([]);
  });

  test('whose times are out of order, or whose ceiling is above the budget, is refused', async () => {
    expect(await save(steps.aProject({ entryEndTime: '2026-11-23 09:00:01' }))).toMatchObject(
      refusal('报名截止、报价截止、开标时间应依次先后'),
    );
    expect(await save(steps.aProject({ ceilingMoney: '540000.01' }))).toMatchObject(refusal('最高限价不能超过预算'));
    expect(await save(steps.aProject({ packages: [steps.aPackage({ ceilingMoney: '540000.01' })] }))).toMatchObject(
      refusal('最高限价不能超过预算'),
    );
  });

  test('as comparison under the procurement law is refused', async () => {
    expect(await save(steps.aProject({ manner: 10 }))).toMatchObject(
      refusal('所选采购方式不适用该法规，请改选适用法规'),
    );
  });

  test('is changed as a whole: packages change places, lines go and come', async () => {
    const two = [
      steps.aPackage({ budget: '240000.00' }),
      steps.aPackage({ packageNo: 2, packageName: '床板', budget: '300000.00' }),
    ];
    const draft = await steps.savedProject(app, { packages: two });
    const { packages } = await steps.detail(app, draft.id);
    const [first, second] = packages;
    const swapped = [
      { ...second, packageNo: 1 },
      { ...first, packageNo: 2, items: [...(first?.items ?? []), { name: '床垫', unit: '张', quantity: '1.5' }] },
    ];
    steps.dataOf(await save({ ...steps.aProject(), ...draft, packages: swapped }));
    const after = await steps.detail(app, draft.id);
    expect(after.packages.map(({ id, items }) => [id, items.map(({ quantity }) => quantity)])).toEqual([
      [second?.id, ['600.0000']],
      [first?.id, ['600.0000', '1.5000']],
    ]);
  });

  test('is not saved from a stale form', async () => {
    const draft = await steps.savedProject(app);
    const later = { ...steps.aProject(), ...draft };
    steps.dataOf(await save(later));
    expect(await save(later)).toMatchObject(refusal('数据已被他人修改，请刷新后重试'));
    expect(await save({ ...later, version: undefined })).toMatchObject(refusal('缺少数据版本号，请刷新后重试'));
  });

  test('with the number of another project is refused', async () => {
    const projectNo = 'TWICE-1';
    await steps.savedProject(app, { projectNo });
    expect(await save(steps.aProject({ projectNo }))).toMatchObject({ code: 400 });
  });

  test('may be deleted, a submitted project and a package of it may not', async () => {
    const draft = await steps.savedProject(app);
    const { packages } = await steps.detail(app, draft.id);
    steps.dataOf(await submit(draft));
    const buyer = app.as('buyer');
    expect(await buyer.post('/purchase/project/deleteByIds', { ids: draft.id })).toMatchObject(
      refusal('当前状态不允许删除'),
    );
    expect(await buyer.get(`/purchase/package/deleteById?id=${packages[0]?.id}`)).toMatchObject(
      refusal('当前状态不允许删除'),
    );
    expect(await save({ ...steps.aProject(), ...draft })).toMatchObject(refusal('项目已提交，不能修改'));
    const other = await steps.savedProject(app);
    steps.dataOf(await buyer.post('/purchase/project/deleteByIds', { ids: other.id }));
    expect(await buyer.get(`/purchase/project/queryById?id=${other.id}`)).toMatchObject({ code: 404 });
  });
});

describe('a submission', () => {
  test('without packages, or with a package without goods lines, is refused', async () => {
    expect(await submit(await steps.savedProject(app, { packages: [] }))).toMatchObject(refusal('请先添加采购包'));
    expect(await submit(await steps.savedProject(app, { packages: [steps.aPackage({ items: [] })] }))).toMatchObject(
      refusal('采购包“单人床”没有货物明细'),
    );
  });

  test('whose package budgets do not add up is refused', async () => {
    const draft = await steps.savedProject(app, { packages: [steps.aPackage({ budget: '539999.99' })] });
    expect(await submit(draft)).toMatchObject(refusal('包预算合计（539,999.99元）与项目预算（540,000.00元）不一致'));
    expect((await steps.detail(app, draft.id)).stage).toBe(5);
  });

  test('of an inquiry that does not open at the deadline is refused with the article', async () => {
    const draft = await steps.savedProject(app, { openTime: '2026-11-23 09:30:00' });
    expect(await submit(draft)).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/^开标时间应与投标截止时间一致（.*第三十九条）$/),
    });
  });

  test('with a deposit above two per cent of the budget is refused with the article', async () => {
    const draft = await steps.savedProject(app, { depositMoney: '10800.01' });
    expect(await submit(draft)).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/^保证金不得超过10,800\.00元（.*第三十三条）$/),
    });
  });

  test('after its deadline is refused', async () => {
    const past = '2026-11-16 09:59:59';
    const draft = await steps.savedProject(app, { entryEndTime: past, bidEndTime: past, openTime: past });
    expect(await submit(draft)).toMatchObject(refusal('报价截止时间已过，请修改后再试'));
  });

  test('clicked twice is submitted once', async () => {
    const draft = await steps.savedProject(app);
    const answers = await Promise.all([submit(draft), submit(draft), submit(draft)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400, 400]);
  });
});

describe('the manager', () => {
  const confirm = (body: object) => app.as('manager').post('/purchase/project/projectConfirm', body);

  test('returns a project with a reason, and only with one; the handler corrects it and submits again', async () => {
    const draft = await steps.savedProject(app);
    const submitted = steps.dataOf<steps.Draft>(await submit(draft));
    expect(await confirm({ ...submitted, agree: false })).toMatchObject(refusal('请填写退回原因'));
    const returned = steps.dataOf<steps.Draft>(await confirm({ ...submitted, agree: false, reason: '预算依据不足' }));
    expect(await steps.detail(app, draft.id)).toMatchObject({
      stage: 5,
      projectStatus: 7,
      rejectReason: '预算依据不足',
    });
    expect(await submit({ id: draft.id, version: returned.version })).toMatchObject({ code: 200 });
  });

  test('has nothing to confirm in a draft, and the handler may not confirm', async () => {
    const draft = await steps.savedProject(app);
    expect(await confirm({ ...draft, agree: true })).toMatchObject(refusal('没有待确认的事项'));
    expect(await app.as('buyer').post('/purchase/project/projectConfirm', { ...draft, agree: true })).toMatchObject({
      code: 403,
    });
  });
});

test('the rules that apply are told with their article, their number and the earliest deadline', async () => {
  const answer = await app.as('buyer').post('/purchase/project/checkBeforeChoose', {
    manner: 5,
    lawRegime: 2,
    generalBudget: '540000.00',
    bidEndTime: '2026-11-19 09:00:00',
    openTime: '2026-11-19 09:00:00',
  });
  expect(answer.data).toMatchObject({ earliestBidEndTime: '2026-11-20 00:00:00', leastSuppliers: 3, isBlocked: true });
  const { rules } = answer.data as { rules: { code: string; article: { zh: string } }[] };
  expect(rules.map(({ code }) => code)).toEqual(['R08', 'R14', 'R17', 'R31']);
  expect(rules[0]).toMatchObject({
    value: '3',
    dayType: 2,
    passed: false,
    article: { zh: expect.stringContaining('第四十五条') },
  });
});

test('a project number is proposed that is free', async () => {
  const propose = async () =>
    steps.dataOf<{ projectNo: string }>(await app.as('buyer').get('/purchase/project/applyNo?manner=5')).projectNo;
  const projectNo = await propose();
  expect(projectNo).toBe('100001-5-20261116-001');
  await steps.savedProject(app, { projectNo });
  expect(await propose()).toBe('100001-5-20261116-002');
});

test('refusals are in English for those who read English', async () => {
  const draft = await steps.savedProject(app, { packages: [] });
  const answer = await app.as('buyer').post('/purchase/project/submitTask', draft, { 'accept-language': 'en' });
  expect(answer).toMatchObject({ code: 400, msg: 'Add a package first' });
});

test('what a form leaves blank of a yes or no, or of a number, is saved as its usual value', async () => {
  const blank = { isEntryReviewed: '', packages: [steps.aPackage({ maxWinners: '' })] };
  const { id, version } = await steps.savedProject(app, blank);
  expect(await steps.detail(app, id)).toMatchObject({ isEntryReviewed: false, packages: [{ maxWinners: 1 }] });
  const changed = { ...steps.aProject(blank), id, version };
  expect(await app.as('buyer').post('/purchase/project/saveOrUpdate', changed)).toMatchObject({ code: 200 });
});
