import type { EndpointOutput, itemsByJudgeType, judgeTemplate, Row } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as performance from '../../../../test/performance-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { performanceModule } from '../index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([performanceModule]);
  app.clock.setTo('2026-11-20 10:00:00');
});
afterAll(() => app.close());

type Template = Row<typeof judgeTemplate>;
const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg), data: null });
const shown = async (id: string) =>
  steps.dataOf<Template>(await app.as('manager').get(`/cus/judge/queryById?id=${id}`));
const inUse = async (judgeType: number, cycle = 1) =>
  steps.dataOf<EndpointOutput<typeof itemsByJudgeType>>(
    await app.as('buyer').get(`/cus/judge/item/dataListByJudgeType?judgeType=${judgeType}&cycle=${cycle}`),
  );
const item = (maxScore: string, weight?: string) => ({
  itemName: `指标${maxScore}-${weight ?? ''}`,
  maxScore,
  standard: '按标准评分',
  ...(weight && { weight }),
});

describe('an evaluation template', () => {
  test('is kept with its items and the usual levels, and is not in use yet', async () => {
    const { id } = await performance.savedTemplate(app);
    expect(await shown(id)).toMatchObject({
      name: '供应商履约评价',
      enable: 0,
      edition: 1,
      itemCount: 3,
      confirmDays: 7,
      levels: [
        { level: 4, from: '0', to: '60' },
        { level: 3, from: '60', to: '80' },
        { level: 2, from: '80', to: '90' },
        { level: 1, from: '90', to: '100' },
      ],
    });
    const items = steps.dataOf<{ itemId: string; itemName: string }[]>(
      await app.as('buyer').get(`/cus/judge/item/dataList?judgeId=${id}`),
    );
    expect(items.map(({ itemName }) => itemName)).toEqual(['交付及时性', '质量', '服务']);
    expect(new Set(items.map(({ itemId }) => itemId)).size).toBe(3);
  });

  test.each([
    ['no items', { items: [] }, '请至少填写一项评价指标'],
    ['points of ninety-nine', { items: [item('60'), item('39')] }, '指标分值合计应为100，现为99.00'],
    ['weights of ninety', { items: [item('100', '50'), item('100', '40')] }, '指标权重合计应为100，现为90.00'],
    ['one weight missing', { items: [item('100', '50'), item('100')] }, '每项指标填写权重'],
    ['weighted items out of fifty', { items: [item('50', '100')] }, '每项指标的满分应为100'],
    ['an item twice', { items: [item('50'), item('50')] }, '重复'],
    ['an item of no points', { items: [item('100'), item('0')] }, '第2项指标：满分'],
    ['an item without its standard', { items: [{ itemName: '质量', maxScore: '100' }] }, '第1项指标：评分标准'],
    ['an unknown way of scoring', { items: [{ ...item('100'), scoreWay: 9 }] }, '第1项指标：计分方式'],
    ['a gap between levels', { levels: [level(4, '0', '60'), level(1, '61', '100')] }, '首尾相接'],
    ['levels that overlap', { levels: [level(4, '0', '60'), level(1, '59', '100')] }, '首尾相接'],
    ['no name', { name: ' ' }, '模板名称'],
    ['an unknown kind', { judgeType: 7 }, '评价对象'],
    ['no time to confirm', { confirmDays: 0 }, '确认期限'],
  ] as const)('with %s is refused, and nothing is kept', async (_case, changes, message) => {
    const before = await counted();
    expect(await performance.saveTemplate(app, performance.aTemplate(changes))).toMatchObject(refused(message));
    expect(await counted()).toBe(before);
  });

  test('may weigh its items instead', async () => {
    const { id } = await performance.savedTemplate(app, { items: [item('100', '66.6'), item('100', '33.4')] });
    expect((await shown(id)).items).toMatchObject([{ weight: '66.6' }, { weight: '33.4' }]);
  });

  test('is changed by whoever has seen it as it is, and stays of its kind', async () => {
    const { id, version } = await performance.savedTemplate(app);
    const change = { ...performance.aTemplate({ name: '供应商履约评价（修订）' }), id };
    expect(await performance.saveTemplate(app, change)).toMatchObject({ code: 400 });
    expect(await performance.saveTemplate(app, { ...change, version, judgeType: 2 })).toMatchObject({ code: 400 });
    expect(await performance.saveTemplate(app, { ...change, version }, 'buyer')).toMatchObject({ code: 403 });
    steps.dataOf(await performance.saveTemplate(app, { ...change, version }));
    expect(await performance.saveTemplate(app, { ...change, version })).toMatchObject({ code: 400 });
    expect(await shown(id)).toMatchObject({ name: '供应商履约评价（修订）', version: 1, judgeType: 1 });
  });
});

describe('of the templates of a kind and cycle', () => {
  test('one is in use at most: the next one takes its place', async () => {
    const former = await performance.templateInUse(app, { judgeType: 2 });
    const next = await performance.templateInUse(app, { judgeType: 2, name: '代理机构评价' });
    expect(await shown(former.id)).toMatchObject({ enable: 0 });
    const { template, items, levels } = await inUse(2);
    expect(template).toMatchObject({ id: next.id, name: '代理机构评价' });
    expect([items.length, levels.length]).toEqual([3, 4]);
    expect((await inUse(2, 3)).template).toBeNull();
  });

  test('the one in use is never changed: the next edition takes its place, and it stays readable', async () => {
    const { id, version } = await performance.templateInUse(app, { judgeType: 1, cycle: 2 });
    const changed = { ...performance.aTemplate({ cycle: 2, name: '季度评价（第二版）' }), id, version };
    const next = steps.dataOf<{ id: string; edition: number }>(await performance.saveTemplate(app, changed));
    expect(next).toMatchObject({ edition: 2 });
    expect(next.id).not.toBe(id);
    expect(await shown(id)).toMatchObject({ name: '供应商履约评价', enable: 2, edition: 1 });
    expect((await inUse(1, 2)).template).toMatchObject({ id: next.id, name: '季度评价（第二版）' });
    expect(await performance.saveTemplate(app, { ...changed, version: version + 1 })).toMatchObject({ code: 400 });
    expect(await performance.enable(app, id)).toMatchObject({ code: 400 });
  });

  test('one is in use however many are put into use at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, index) => performance.savedTemplate(app, { judgeType: 3, name: `专家${index}` })),
    );
    await Promise.all(made.map(({ id }) => performance.enable(app, id)));
    const rows = await Promise.all(made.map(({ id }) => shown(id)));
    expect(rows.filter(({ enable }) => enable === 1)).toHaveLength(1);
  });

  test('the one in use is not deleted; put aside, it is', async () => {
    const { id } = await performance.templateInUse(app, { judgeType: 4 });
    const remove = () => app.as('manager').get(`/cus/judge/updateById?id=${id}`);
    expect(await remove()).toMatchObject(refused('启用中的模板不能删除'));
    steps.dataOf(await performance.enable(app, id, 0));
    expect((await inUse(4)).template).toBeNull();
    expect(await performance.enable(app, id, 0)).toMatchObject({ code: 400 });
  });

  test('of another unit, or one that is removed, is neither changed nor replaced', async () => {
    const { id } = await performance.savedTemplate(app);
    await app.asSuperuser(`update judge_template set tenant_id = '100002' where id = $1`, [id]);
    expect(await performance.saveTemplate(app, performance.aTemplate({ id, name: '改名' }))).toMatchObject({
      code: 404,
    });
    const kept = await app.asSuperuser<{ name: string }>('select name from judge_template where id = $1', [id]);
    expect(kept).toEqual([{ name: '供应商履约评价' }]);
  });

  test('[R369] the judge template call updateById deletes', async () => {
    const { id } = await performance.savedTemplate(app);
    steps.dataOf(await app.as('manager').get(`/cus/judge/updateById?id=${id}`));
    expect(await app.as('manager').get(`/cus/judge/queryById?id=${id}`)).toMatchObject({ code: 404 });
  });
});

test('the kinds of whom is judged and the results are told in the language of who asks', async () => {
  const choices = async (name: string) =>
    steps.dataOf<{ value: number; label: string }[]>(await app.as('buyer').post(`/system/enums/${name}`));
  expect((await choices('judgeType')).map(({ label }) => label)).toEqual(['供应商', '代理机构', '专家', '项目']);
  expect((await choices('evaluateResult')).map(({ label }) => label)).toEqual(['优秀', '良好', '合格', '不合格']);
});

function level(kind: number, from: string, to: string) {
  return { level: kind, from, to };
}

async function counted(): Promise<number> {
  const page = steps.dataOf<{ total: number }>(await app.as('manager').post('/cus/judge/dataPage', {}));
  return page.total;
}
