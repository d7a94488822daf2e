import type { Page, RegionBranch, RegionNode } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDictionaryApp, type DictionaryApp } from '../../../../test/dictionary-app.ts';

let app: DictionaryApp;
beforeAll(async () => {
  app = await startDictionaryApp();
});
afterAll(() => app.close());

const base = '/blade-system/region';
const below = async (code: string) =>
  (await app.get('buyer', `${base}/lazy-tree?parentCode=${code}`)).data as RegionNode[];
const street = { code: '440106001', name: '石牌街道', parentCode: '440106', level: 4 };

test('[R440] regions load level by level by the code of their parent', async () => {
  const provinces = await below('00');
  expect(provinces).toHaveLength(34);
  expect(provinces[0]).toEqual({
    id: '110000',
    parentId: '00',
    title: '北京市',
    key: '110000',
    value: '110000',
    level: 1,
    hasChildren: true,
  });
  expect(provinces.find(({ title }) => title === '台湾省')).not.toHaveProperty('hasChildren');
  const cities = await below('440000');
  expect(cities).toHaveLength(21);
  const districts = await below('440100');
  expect(districts.map(({ title }) => title)).toContain('天河区');
  expect((await below('110000')).map(({ title }) => title)).toContain('海淀区');
  expect((await below('420000')).map(({ title }) => title)).toContain('仙桃市');
});

test('all regions come as one tree, for a search by name', async () => {
  const { data } = await app.get('buyer', `${base}/tree`);
  const [beijing, ...others] = data as RegionBranch[];
  expect(others).toHaveLength(33);
  expect(beijing?.title).toBe('北京市');
  expect(beijing?.children).toContainEqual({ id: '110108', title: '海淀区' });
});

test('[R440] a region is shown by its code, with what it lies in', async () => {
  const { data } = await app.get('buyer', `${base}/detail?code=440106`);
  expect(data).toMatchObject({
    code: '440106',
    name: '天河区',
    parentName: '广州市',
    fullName: '广东省 / 广州市 / 天河区',
    level: 3,
  });
  expect(await app.get('buyer', `${base}/detail?code=999999`)).toMatchObject({ code: 404 });
});

test('every code of the seed lies below another one, and the whole country is there', async () => {
  const orphans = await app.asSuperuser(
    `select code from region r where code <> '00' and not exists (select from region p where p.code = r.parent_code)`,
  );
  expect(orphans).toEqual([]);
  const levels = await app.asSuperuser('select level, count(*)::int as count from region group by 1 order by 1');
  expect(levels).toEqual([
    { level: 0, count: 1 },
    { level: 1, count: 34 },
    { level: 2, count: 333 },
    { level: 3, count: 2871 },
  ]);
});

test('a level is read by one index, whatever the number of regions', async () => {
  await app.asSuperuser('analyze region');
  const plan = await app.asSuperuser<{ 'QUERY PLAN': string }>(
    `explain select code from region t where t.tenant_id in ('100001', '000000') and t.is_deleted = 0
       and t.parent_code = '440000' order by t.sort, t.code`,
  );
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('ix_region_parent');
});

test('regions are found by a part of their name', async () => {
  const { data } = await app.get('admin', `${base}/list?name=${encodeURIComponent('天河')}`);
  expect((data as Page<{ code: string }>).records.map(({ code }) => code)).toContain('440106');
});

test('the platform adds, changes and removes regions; a tenant only reads them', async () => {
  expect(await app.post('admin', `${base}/submit`, street)).toMatchObject({ code: 403 });
  const added = await app.post('platform', `${base}/submit`, street);
  expect(added).toMatchObject({ code: 200 });
  expect(await app.post('platform', `${base}/submit`, street)).toMatchObject({
    code: 400,
    msg: '区划编号“440106001”已存在',
  });
  const { id } = added.data as { id: string };
  expect(await app.post('platform', `${base}/submit`, { id, version: 0, name: '石牌街' })).toMatchObject({ code: 200 });
  expect((await below('440106')).map(({ title }) => title)).toEqual(['石牌街']);
  expect(await app.post('platform', `${base}/remove?code=440106`)).toMatchObject({ code: 400, msg: '请先删除子节点!' });
  expect(await app.post('platform', `${base}/remove?id=440106001`)).toMatchObject({ code: 200 });
  expect(await below('440106')).toEqual([]);
  expect(await app.post('platform', `${base}/remove?code=440106001`)).toMatchObject({ code: 404 });
});

test('a region lies below an existing one of a higher level, never below itself', async () => {
  const refused = async (input: object) => (await app.post('platform', `${base}/submit`, input)).msg;
  expect(await refused({ ...street, parentCode: '999999' })).toBe('上级区划不存在');
  expect(await refused({ ...street, level: 3 })).toBe('区划级别应低于上级区划');
  const { data } = await app.get('platform', `${base}/detail?code=440100`);
  const { id } = data as { id: string };
  expect(await refused({ id, version: 0, parentCode: '440106' })).toBe('上级区划不能是自身或其下级');
  expect(await refused({ id, version: 0, code: '440199' })).toBe('区划编号创建后不能修改');
});

test('seeding again takes no time and brings nothing back that was removed', async () => {
  await app.asSuperuser(`update region set is_deleted = 1 where code = '820001'`);
  await app.seedAgain();
  await app.asSuperuser(`update region set edition = 'an older one' where code = '00'`);
  await app.seedAgain();
  expect(await app.asSuperuser(`select code, is_deleted from region where code = '820001'`)).toEqual([
    { code: '820001', is_deleted: 1 },
  ]);
  expect(await app.asSuperuser(`select count(*)::int as count from region`)).toEqual([{ count: 3240 }]);
});
