import type { AskedMethod, Envelope } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configurationLines, startPurchasingApp, type ConfigurationLine } from '../../../../test/purchasing-app.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { sampleBytes } from '../../../platform/files/sample-bytes.ts';

const conf = '/purchase/conf';
let app: TenderingApp;
beforeAll(async () => {
  app = await startPurchasingApp();
});
afterAll(() => app.close());

const save = (path: string, body: object): Promise<Envelope> => app.as('manager').post(`${conf}/${path}`, body);
const list = (path: string) => configurationLines(app, path);
const types = () => list('type/queryTypeList');
const typeOf = async (code: string) => known((await types()).find(({ typeCode }) => typeCode === code));
const methodOf = async (code: string, manner: number) =>
  known(
    (await list(`manner/queryMannerList?typeId=${(await typeOf(code)).id}`)).find((one) => one.mannerCode === manner),
  );

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not there');
  return value;
}

describe('what a buyer begins with', () => {
  test('is made from the definitions: methods, tasks in a line, archive lists, the national thresholds', async () => {
    expect(await types()).toHaveLength(7);
    const tender = await methodOf('ZTB-GC', 1);
    const tasks = await list(`task/queryTaskList?mannerId=${tender.id}`);
    expect(tasks.map(({ taskName }) => taskName)).toContain('发布公告');
    expect(tasks.filter(({ preTaskIds }) => (preTaskIds as string[] | null)?.length !== 1)).toHaveLength(1);
    const archives = await list(`archives/queryListByMannerId?mannerId=${tender.id}`);
    expect(archives.every(({ isStatutory, retentionYears }) => isStatutory && retentionYears === 15)).toBe(true);
    expect(await list('archives/queryArchivesList')).toContainEqual(
      expect.objectContaining({ mannerId: tender.id, items: archives }),
    );
  });

  test('is not brought in over what is configured', async () => {
    expect(await save('type/loadDefaults', {})).toMatchObject({ code: 400, msg: '已有采购配置，不再载入默认配置' });
  });
});

describe('a kind of project', () => {
  test('that has methods is not deleted, and its law stays', async () => {
    const { id, version } = await typeOf('ZFCG-FW');
    expect(await save('type/deleteType', { id })).toMatchObject({ code: 400, msg: '已被引用，不能删除' });
    expect(await save('type/saveOrUpdate', { id, version, lawRegime: 3 })).toMatchObject({ code: 400 });
    const wish = { typeName: '临时', typeCode: 'TMP', purchaseType: 1, lawRegime: 3 };
    const free = steps.dataOf<ConfigurationLine>(await save('type/saveOrUpdate', wish));
    expect(await save('type/deleteType', { id: free.id })).toMatchObject({ code: 200 });
  });

  test('is closed with projects in progress only by who has read how many', async () => {
    await steps.confirmedProject(app);
    const { id } = await typeOf('ZFCG-HW');
    expect(await save('type/openOrClose', { id })).toMatchObject({
      code: 400,
      msg: expect.stringContaining('存在进行中的项目'),
    });
    expect(await save('type/openOrClose', { id, isConfirmed: true })).toMatchObject({ data: { openStatus: 0 } });
    expect(await save('type/openOrClose', { id })).toMatchObject({ data: { openStatus: 1 } });
  });

  test('takes no method that its law does not know', async () => {
    const { id: typeId } = await typeOf('ZTB-GC');
    const answer = await save('manner/saveOrUpdateSingle', { typeId, mannerCode: 10, mannerName: '比选' });
    expect(answer).toMatchObject({ code: 400, msg: '招标投标法不适用比选，请另选采购方式' });
  });
});

describe('the numbers of a method', () => {
  test.each([
    [{ bidDays: 19, bidDayType: 1 }, '法定期限不能低于20日'],
    [{ contractDays: 31 }, '法定期限不能超过30日'],
    [{ minSuppliers: 2 }, ''],
  ])('%o are none that the law allows', async (change, msg) => {
    const { id, version } = await methodOf('ZFCG-HW', msg ? 1 : 5);
    const answer = await save('manner/saveOrUpdateSingle', { id, version, ...change });
    expect(answer).toMatchObject({ code: 400, msg: msg || '最少供应商数不能低于法定的3家' });
  });

  test('that are stricter hold for the projects of the kind: their deadline moves on', async () => {
    const check = async () =>
      steps.dataOf<{ earliestBidEndTime: string }>(
        await app.as('buyer').post('/purchase/project/checkBeforeChoose', {
          manner: 5,
          lawRegime: 2,
          purchaseType: 1,
          publishTime: '2026-11-16 09:00:00',
        }),
      ).earliestBidEndTime;
    const before = await check();
    const { id, version } = await methodOf('ZFCG-HW', 5);
    steps.dataOf(await save('manner/saveOrUpdateSingle', { id, version, bidDays: 5, bidDayType: 2 }));
    expect([before, await check()]).toEqual(['2026-11-20 00:00:00', '2026-11-24 00:00:00']);
    const page = steps.dataOf<{ numbers: ConfigurationLine[] }>(
      await app.as('buyer').get(`${conf}/manner/queryMethodPage?id=${id}`),
    );
    expect(page.numbers).toContainEqual(expect.objectContaining({ kind: 'quotePeriod', value: '3', own: '5' }));
    steps.dataOf(await save('manner/saveOrUpdateSingle', { id, version: version + 1, bidDays: null }));
  });

  test('are saved for all methods or for none', async () => {
    const [right, wrong] = [await methodOf('ZZCG-FW', 10), await methodOf('ZFCG-FW', 5)];
    const line = ({ id, version }: ConfigurationLine, change: object) => ({ id, version, ...change });
    const lines = [line(right, { remark: '已修改' }), line(wrong, { minSuppliers: 1 })];
    expect(await save('manner/saveOrUpdate', { list: lines })).toMatchObject({ code: 400 });
    expect((await methodOf('ZZCG-FW', 10)).remark).not.toBe('已修改');
  });
});

describe('the rules by amount', () => {
  const aRule = (mannerId: string, change: object) => ({
    ruleName: '比选',
    ruleCode: 'chooseManner',
    mannerId,
    action: 1,
    effectiveFrom: '2026-01-01',
    ...change,
  });

  test('[R476] do not overlap, but for another region', async () => {
    const { id } = await methodOf('ZZCG-FW', 10);
    steps.dataOf(await save('rule/saveOrUpdate', aRule(id, { amountFrom: '50000.00', amountTo: '500000.00' })));
    const wider = aRule(id, { ruleName: '重叠', amountFrom: '400000.00' });
    expect(await save('rule/saveOrUpdate', wider)).toMatchObject({
      code: 400,
      msg: expect.stringContaining('金额区间重叠'),
    });
    expect(await save('rule/saveOrUpdate', { ...wider, regionCode: '33' })).toMatchObject({ code: 200 });
    expect(await save('rule/saveOrUpdate', { ...wider, amountFrom: '500000.00' })).toMatchObject({ code: 200 });
  });

  test('that are statutory stay, and begin with less at most', async () => {
    const rules = await list('rule/queryNoDateRuleList');
    const { id, version } = known(rules.find(({ ruleName }) => ruleName === '施工必须招标规模标准'));
    expect(await app.as('manager').get(`${conf}/rule/delete?id=${id}`)).toMatchObject({
      code: 400,
      msg: '法定规则不能删除，只能从严调整',
    });
    expect(await save('rule/saveOrUpdate', { id, version, amountFrom: '4000000.01' })).toMatchObject({ code: 400 });
    const later = await save('rule/saveOrUpdate', { id, version, effectiveFrom: '2090-01-01' });
    expect(later.msg).toMatch(/^法定起点金额为4,000,000\.00元，只能调低，不能推迟生效/);
    expect(await save('rule/saveOrUpdate', { id, version, amountFrom: '2000000.00' })).toMatchObject({ code: 200 });
  });

  test('of a number are judged by the law of the kind', async () => {
    const { id: typeId } = await typeOf('ZFCG-FW');
    const { id: mannerId } = await methodOf('ZFCG-FW', 1);
    const number = {
      ...aRule(mannerId, {}),
      typeId,
      ruleName: '公告期限',
      ruleCode: 'noticePeriod',
      value: '3',
      dayType: 2,
    };
    expect(await save('rule/saveOrUpdate', number)).toMatchObject({ code: 400, msg: '法定期限不能低于5工作日' });
    expect(await save('rule/saveOrUpdate', { ...number, value: '7' })).toMatchObject({ code: 200 });
  });

  test('that belong to no kind, and those without an end, are told apart', async () => {
    const own = {
      ...aRule('', { mannerId: null }),
      ruleCode: 'agencyChoice',
      ruleName: '通用',
      effectiveTo: '2026-12-31',
    };
    steps.dataOf(await save('rule/saveOrUpdate', own));
    expect((await list('rule/queryNoTypeList')).map(({ ruleName }) => ruleName)).toEqual(['通用']);
    expect((await list('rule/queryNoDateRuleList')).map(({ ruleName }) => ruleName)).not.toContain('通用');
  });
});

describe('which method may be chosen', () => {
  const big = () => {
    const generalBudget = '2000000.00';
    const [line] = steps.aProject().packages;
    return { generalBudget, packages: [{ ...line, budget: generalBudget }], depositMoney: null };
  };

  test('is said with its rule and article', async () => {
    const facts = { manner: 5, lawRegime: 2, purchaseType: 1, generalBudget: '2000000.00' };
    const ask = async (change: object) =>
      steps.dataOf<{ asked: AskedMethod | null }>(
        await app.as('buyer').post('/purchase/project/checkBeforeChoose', { ...facts, ...change }),
      ).asked;
    expect(await ask({})).toMatchObject({ manner: 1, isKept: false, isBlocking: true });
    expect((await ask({}))?.article).toContain('国办发〔2019〕55号');
    expect(await ask({ manner: 1 })).toMatchObject({ isKept: true });
    expect(await ask({ generalBudget: '1999999.99' })).toBeNull();
  });

  test('is refused by the save otherwise, with what to do; an approval file lets it pass and is kept', async () => {
    const wish = steps.aProject(big());
    const buyer = app.as('buyer');
    expect(await buyer.post('/purchase/project/saveOrUpdate', wish)).toMatchObject({
      code: 400,
      msg: '金额2,000,000.00元应采用公开招标，如需变更请上传批准文件',
    });
    const pdf = { name: '变更采购方式批复.pdf', bytes: sampleBytes.pdf };
    const { fileId } = steps.dataOf<{ fileId: string }>(await buyer.upload('/file/uploadOSS', pdf));
    const mannerFiles = [{ fileId, fileName: pdf.name, fileUrl: '', fileSuffix: 'pdf' }];
    const { id } = steps.dataOf<ConfigurationLine>(
      await buyer.post('/purchase/project/saveOrUpdate', { ...wish, mannerFiles }),
    );
    const [evidence] = await app.asSuperuser<{ payload: string }>(
      `select payload from evidence where stream = $1 and action = 'project.save'`,
      [id],
    );
    expect(evidence?.payload).toContain('变更采购方式批复.pdf');
  });
});

describe('a template of tasks', () => {
  test('[R476] has no circle', async () => {
    const { id: mannerId } = await methodOf('ZZCG-FW', 5);
    const tasks = await list(`task/queryTaskList?mannerId=${mannerId}`);
    const [first, last] = [known(tasks[0]), known(tasks.at(-1))];
    const { id, version } = first;
    expect(await save('task/saveOrUpdateSingle', { id, version, preTaskIds: [last.id] })).toMatchObject({
      code: 400,
      msg: '任务前置关系存在循环',
    });
    const { id: elsewhere } = known(
      (await list(`task/queryTaskList?mannerId=${(await methodOf('ZZCG-FW', 10)).id}`))[0],
    );
    expect(await save('task/saveOrUpdateSingle', { id, version, preTaskIds: [elsewhere] })).toMatchObject({
      msg: '前置任务必须属于同一采购方式',
    });
    expect(await app.as('manager').get(`${conf}/task/deleteTaskSingle?id=${id}`)).toMatchObject({
      code: 400,
      msg: expect.stringContaining('以此为前置任务'),
    });
  });
});

describe('an archive list', () => {
  test('[R476] keeps what the law demands, and takes what is added', async () => {
    const { id: mannerId } = await methodOf('ZFCG-HW', 5);
    const items = await list(`archives/queryListByMannerId?mannerId=${mannerId}`);
    const [first, ...rest] = items.map(
      ({ id, catalogCode, name, stage, required, source, secretLevel, retentionYears }) => ({
        id,
        catalogCode,
        name,
        stage,
        required,
        source,
        secretLevel,
        retentionYears,
      }),
    );
    const put = (given: object[]) => save('archives/addSaveOrUpdate', { mannerId, items: given });
    expect(await put(rest)).toMatchObject({ code: 400, msg: expect.stringContaining('为法定归档资料') });
    expect(await put([{ ...first, retentionYears: 10 }, ...rest])).toMatchObject({ code: 400 });
    const more = { catalogCode: '99', name: '廉政承诺书', stage: 5, source: 2, secretLevel: 1, retentionYears: 15 };
    expect(await put([{ ...first, retentionYears: 30 }, ...rest, more])).toMatchObject({ code: 200 });
    expect(await list(`archives/queryListByMannerId?mannerId=${mannerId}`)).toHaveLength(items.length + 1);
    expect(await put([first as object, ...rest])).toMatchObject({ code: 200 });
    expect(await list(`archives/queryListByMannerId?mannerId=${mannerId}`)).toHaveLength(items.length);
  });
});

describe('who does what', () => {
  test('[R367] handles or reviews, not both, where the kinds and the departments meet', async () => {
    const { userId } = app.as('finance').user;
    const { id: goods } = await typeOf('ZFCG-HW');
    const { id: services } = await typeOf('ZFCG-FW');
    const part = (roleProperty: number, proTypes: string[]) =>
      save('users/saveOrUpdate', { userId, roleProperty, proTypes });
    const { id } = steps.dataOf<ConfigurationLine>(await part(5, [goods]));
    expect(await part(6, [])).toMatchObject({ code: 400, msg: expect.stringContaining('经办与验收审核不能为同一人') });
    expect(await part(2, [goods])).toMatchObject({ code: 400 });
    expect(await part(6, [services])).toMatchObject({ code: 200 });
    expect(await list('users/queryList')).toContainEqual(
      expect.objectContaining({ id, roleProperty: 5, proTypes: [goods] }),
    );
    expect(await save('users/deleteUserRole', { id })).toMatchObject({ code: 200 });
  });

  test('nor in one project', async () => {
    const { id: projectId } = await steps.confirmedProject(app);
    const { version } = await steps.detail(app, projectId);
    const { userId } = app.as('finance').user;
    const members = [5, 2].map((role) => ({ role, userId }));
    const answer = await app.as('buyer').post('/purchase/project/saveMembers', { projectId, version, members });
    expect(answer).toMatchObject({ code: 400, msg: expect.stringContaining('经办与验收审核不能为同一人') });
  });
});

test('the calls that tell choices answer them', async () => {
  const lists = ['conf/task/queryTaskType', 'conf/task/WorkDayTypeList', 'conf/users/queryRoleProperty'];
  const counts = [];
  for (const path of [...lists, 'conf/users/queryProType', 'enums/queryWhether', 'purchase/queryPurchaseList'])
    counts.push(steps.dataOf<object[]>(await app.as('buyer').get(`/purchase/${path}`)).length);
  expect(counts).toEqual([10, 2, 7, 7, 2, 1]);
});
