import type { Envelope, ItemBranch, ItemNode } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPurchasingApp } from '../../../../test/purchasing-app.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { workbookOf } from '../../../../test/workbook.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startPurchasingApp();
});
afterAll(() => app.close());

const save = (item: object): Promise<Envelope> =>
  app.as('manager').post('/purchase/item/saveItem', { itemType: 1, itemName: '品目', ...item });
const get = (path: string) => app.as('manager').get(`/purchase/item/${path}`);
const tree = async (path = 'tree') => steps.dataOf<ItemNode[]>(await get(path));
const codesOf = (nodes: readonly ItemNode[]): string[] =>
  nodes.flatMap(({ itemCode, children = [] }) => [itemCode, ...codesOf(children)]);

describe('the catalogue', () => {
  test('begins with the classes of government procurement, in two levels, each kind by itself', async () => {
    expect((await tree()).find(({ itemCode }) => itemCode === 'A02')?.children?.map(({ title }) => title)).toContain(
      'A0202 办公设备',
    );
    expect(codesOf(await tree('queryExpertItemTree'))).toContain('E0101');
    expect(codesOf(await tree())).not.toContain('E0101');
  });

  test('is told under each of its names', async () => {
    const other = steps.dataOf<ItemNode[]>(await app.as('buyer').get('/category/conf/tree'));
    expect(codesOf(other)).toEqual(codesOf(await tree('queryItemTree')));
  });

  test('has no item of the code that stands for the top', async () => {
    const before = codesOf(await tree());
    expect((await save({ itemCode: '0', parentCode: '0' })).msg).toMatch(/^品目编码不能为0/);
    expect(codesOf(await tree())).toEqual(before);
  });

  test('has at most five levels', async () => {
    const codes = ['L1', 'L2', 'L3', 'L4', 'L5'];
    for (const [place, itemCode] of codes.entries())
      steps.dataOf(await save({ itemCode, parentCode: codes[place - 1] ?? '0' }));
    expect(await save({ itemCode: 'L6', parentCode: 'L5' })).toMatchObject({ code: 400, msg: '品目最多5级' });
    expect(await save({ itemCode: 'L6', parentCode: 'L9' })).toMatchObject({ code: 400 });
    steps.dataOf(await save({ itemCode: 'M1' }));
    const move = { itemCode: 'L1', parentCode: 'M1' };
    expect(await app.as('manager').post('/purchase/item/updateByItemCode', move)).toMatchObject({
      code: 400,
      msg: '品目最多5级',
    });
  });

  test('has each code once, and no item below itself', async () => {
    expect(await save({ itemCode: 'A02' })).toMatchObject({ code: 400 });
    const circle = { itemCode: 'A02', parentCode: 'A0202' };
    expect(await app.as('manager').post('/purchase/item/updateByItemCode', circle)).toMatchObject({
      code: 400,
      msg: '不能移到自己或自己的下级之下',
    });
    expect(await save({ itemCode: 'E09', parentCode: 'A02', itemType: 2 })).toMatchObject({
      msg: '类别必须与上级品目一致',
    });
  });
});

describe('an item', () => {
  test('is disabled with all below it, and comes back from the top', async () => {
    expect(steps.dataOf(await get('disableItem?itemCode=A05'))).toEqual({ disabled: 4 });
    expect(codesOf(await tree())).not.toContain('A0501');
    const change = (itemCode: string) =>
      app.as('manager').post('/purchase/item/updateByItemCode', { itemCode, itemStatus: 1 });
    expect(await change('A0501')).toMatchObject({ code: 400, msg: '上级品目A05已停用，请先启用上级品目' });
    steps.dataOf(await change('A05'));
    steps.dataOf(await change('A0501'));
    expect(codesOf(await tree())).toContain('A0501');
    const whole = steps.dataOf<ItemBranch[]>(await get('treeList?itemType=1'));
    expect(whole.find(({ itemCode }) => itemCode === 'A05')?.children).toHaveLength(3);
  });

  test('with others below it, or that a project buys, is not deleted', async () => {
    const idOf = async (code: string) => {
      const all = (nodes: readonly ItemNode[]): ItemNode[] => nodes.flatMap((one) => [one, ...all(one.children ?? [])]);
      return all(await tree()).find(({ itemCode }) => itemCode === code)?.id;
    };
    const refusal = { code: 400, msg: '存在下级或已被引用，不能删除' };
    expect(await get(`deleteItem?id=${await idOf('A02')}`)).toMatchObject(refusal);
    await steps.savedProject(app, { itemId: await idOf('A0202') });
    expect(await get(`deleteItem?id=${await idOf('A0202')}`)).toMatchObject(refusal);
    expect(await get(`deleteItem?id=${await idOf('A08')}`)).toMatchObject({ code: 200 });
  });

  test.each([
    {
      who: 'a demand',
      code: 'A91',
      insert: `insert into purchase_demand (tenant_id, id, demand_name, demand_no, dept_id, budget, purchase_type, item_id, create_time)
        select tenant_id, 91, '低温离心机', 'XQ-91', id, 100, 1, $1::bigint, now() from dept where tenant_id = '100001' limit 1
        returning $2::text`,
    },
    {
      who: 'a plan',
      code: 'A92',
      insert: `insert into purchase_plan (tenant_id, id, plan_name, plan_no, year, plan_type, dept_id, budget_money, purchase_type,
          item_code, plan_start_date, plan_demand_date, create_time)
        select tenant_id, 92, '设备采购', 'JH-92', 2027, 1, id, 100, 1, $2 || ' 品目', '2027-03-01', '2027-08-20', now()
        from dept where tenant_id = '100001' and $1::text <> '' limit 1 returning id`,
    },
  ])('that $who names is not deleted', async ({ code, insert }) => {
    const { id } = steps.dataOf<{ id: string }>(await save({ itemCode: code, parentCode: '0' }));
    expect(await app.asSuperuser(insert, [id, code])).toHaveLength(1);
    expect(await get(`deleteItem?id=${id}`)).toMatchObject({ code: 400, msg: '存在下级或已被引用，不能删除' });
  });

  test('comes by spreadsheet with those above it, all or none', async () => {
    const heads = ['品目编码', '品目名称', '上级编码', '类别', '状态'];
    const lines = [
      ['X01', '实验动物', '0', '采购品目', '启用'],
      ['X0101', '小鼠', 'X01', '采购品目', '启用'],
    ];
    const send = (rows: string[][]) =>
      app.as('manager').upload('/purchase/item/import?isCovered=0', workbookOf([heads, ...rows]));
    const wrong = await send([...lines, ['X0201', '大鼠', 'X02', '采购品目', '启用']]);
    expect(JSON.stringify(wrong)).toContain('X02');
    expect(codesOf(await tree())).not.toContain('X01');
    steps.dataOf(await send(lines));
    expect(codesOf(await tree())).toContain('X0101');
  });
});
