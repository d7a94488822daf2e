import type { ProjectDetail } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configurationLines, startPurchasingApp, type ConfigurationLine } from '../../../../test/purchasing-app.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startPurchasingApp();
});
afterAll(() => app.close());

const configure = async (path: string, body: object) =>
  steps.dataOf<ConfigurationLine>(await app.as('manager').post(`/purchase/conf/${path}`, body));
const services = { purchaseType: 2, lawRegime: 3, manner: 10 };
const store = (changes: object) =>
  app.as('buyer').post('/purchase/project/saveOrUpdate', steps.aProject({ ...services, ...changes }));
const saved = async (changes: object) => steps.dataOf<steps.Draft>(await store(changes));
const kindOf = async (code: string) =>
  (await configurationLines(app, 'type/queryTypeList')).find(({ typeCode }) => typeCode === code);
const turn = async (code: string) => configure('type/openOrClose', { id: (await kindOf(code))?.id, isConfirmed: true });
const detail = (id: string): Promise<ProjectDetail> => steps.detail(app, id, 'buyer');

/** Handed in and confirmed: it has its tasks. */
async function begun(changes: object): Promise<string[]> {
  const { id } = await steps.confirmedProject(app, { ...services, ...changes });
  const tasks = steps.dataOf<{ taskName: string }[]>(
    await app.as('buyer').get(`/purchase/project/task/queryTaskList?projectId=${id}`),
  );
  return tasks.map(({ taskName }) => taskName);
}

const stricter = {
  ruleName: '零星服务报价期限',
  ruleCode: 'quotePeriod',
  value: '12',
  dayType: 1,
  action: 1,
  effectiveFrom: '2026-01-01',
};

test('a second kind of the same law, category and method takes over no project of the first', async () => {
  const usual = await kindOf('ZZCG-FW');
  const before = await saved({});
  const tasks = await begun({});
  expect(await detail(before.id)).toMatchObject({ typeId: usual?.id });
  const added = await configure('type/saveOrUpdate', {
    typeName: '零星服务',
    typeCode: 'A-LX',
    purchaseType: 2,
    lawRegime: 3,
    sort: 0,
  });
  const method = await configure('manner/saveOrUpdateSingle', {
    typeId: added.id,
    mannerCode: 10,
    mannerName: '零星比选',
  });
  await configure('rule/saveOrUpdate', { ...stricter, typeId: added.id, mannerId: method.id });
  // What was chosen stays, saved again or not; what is chosen now names its kind.
  await saved({ id: before.id, version: before.version, projectName: '另一名称' });
  expect(await detail(before.id)).toMatchObject({ typeId: usual?.id });
  expect(await begun({ typeId: usual?.id })).toEqual(tasks);
  const own = await saved({ typeId: added.id });
  expect(await detail(own.id)).toMatchObject({ typeId: added.id });
  const quoting = async (typeId: unknown) =>
    steps
      .dataOf<{ rules: { kind: string; value: string }[] }>(
        await app.as('buyer').post('/purchase/project/checkBeforeChoose', { ...services, typeId }),
      )
      .rules.find(({ kind }) => kind === 'quotePeriod')?.value;
  expect(await quoting(added.id)).toBe('12');
  expect(await quoting(usual?.id)).not.toBe('12');
  expect(await begun({ typeId: added.id })).toEqual([]);
});

test('a kind that is closed keeps its projects, and a draft of it is told so instead of moving to another', async () => {
  const added = await kindOf('A-LX');
  const draft = await saved({ typeId: added?.id });
  await turn('A-LX');
  const closed = { code: 400, msg: expect.stringContaining('项目类型“零星服务”已停用') };
  expect(await store({ id: draft.id, version: draft.version })).toMatchObject(closed);
  expect(await app.as('buyer').post('/purchase/project/submitTask', draft)).toMatchObject(closed);
  const usual = await kindOf('ZZCG-FW');
  await saved({ id: draft.id, version: draft.version, typeId: usual?.id });
  expect(await detail(draft.id)).toMatchObject({ typeId: usual?.id });
  await turn('A-LX');
});

test('a kind that does not buy such things is refused', async () => {
  const goods = await kindOf('ZZCG-HW');
  expect(await store({ typeId: goods?.id })).toMatchObject({
    code: 400,
    msg: '所选项目类型不按这一法规、采购类型和采购方式采购，请重新选择项目类型',
  });
});
