import type { DictNode, DictWord, Envelope, Page } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDictionaryApp, type DictionaryApp, type PersonName } from '../../../../test/dictionary-app.ts';

let app: DictionaryApp;
beforeAll(async () => {
  app = await startDictionaryApp();
});
afterAll(() => app.close());

const base = '/blade-system/dict-biz';
const tenant = '/blade-system/dict-tenant';
const idOf = ({ data }: Envelope) => (data as { id: string }).id;

async function wordsOf(person: PersonName, code: string, more = ''): Promise<string[]> {
  const { data } = await app.get(person, `${base}/dictionary?code=${code}${more}`);
  return (data as DictWord[]).map(({ dictKey, dictValue }) => `${dictKey} ${dictValue}`);
}
async function parentsOf(person: PersonName): Promise<DictNode[]> {
  return ((await app.get(person, `${base}/parent-list?size=50`)).data as Page<DictNode>).records;
}
async function rootOf(person: PersonName, code: string): Promise<DictNode> {
  const root = (await parentsOf(person)).find((one) => one.code === code);
  if (!root) throw new Error(`no dictionary ${code}`);
  return root;
}

describe('a business dictionary', () => {
  test('of the platform serves every tenant that has none of its own, and is no tenant’s to change', async () => {
    expect(await wordsOf('buyer', 'supplier_category')).toEqual(['1 货物类', '2 服务类', '3 工程类']);
    const root = await rootOf('admin', 'supplier_category');
    expect(root.tenantId).toBe('000000');
    const child = { parentId: root.id, dictKey: '4', dictValue: '咨询类', sort: 4, isSealed: 0 };
    expect(await app.post('admin', `${base}/submit`, child)).toMatchObject({
      code: 400,
      msg: '这是平台的默认字典，请先转为本单位字典再修改',
    });
    expect(await app.post('admin', `${base}/submit`, { id: root.id, version: 0, sort: 9 })).toMatchObject({
      code: 404,
    });
    expect(await app.post('admin', `${base}/remove?ids=${root.id}`)).toMatchObject({ code: 404 });
  });

  test('that a tenant keeps itself replaces the platform’s of the code as a whole, for this tenant alone', async () => {
    const root = await rootOf('admin', 'funds_source');
    const own = idOf(await app.post('admin', `${base}/customize`, { id: root.id }));
    const first = (await app.get('admin', `${base}/child-list?parentId=${own}`)).data as Page<DictNode>;
    expect(first.total).toBe(5);
    const [budget] = first.records;
    const change = { id: budget?.id, version: 0, dictValue: '财政拨款' };
    expect(await app.post('admin', `${base}/submit`, change)).toMatchObject({ code: 200 });
    const last = first.records.at(-1);
    expect(await app.post('admin', `${base}/remove`, { ids: last?.id })).toMatchObject({ code: 200 });
    expect(await wordsOf('buyer', 'funds_source')).toEqual(['1 财政拨款', '2 自有资金', '3 专项资金', '4 科研经费']);
    expect(await wordsOf('agent', 'funds_source')).toContain('1 财政资金');
    const shown = (await parentsOf('admin')).filter(({ code }) => code === 'funds_source');
    expect(shown).toMatchObject([{ id: own, tenantId: '100001' }]);
    expect(await app.post('admin', `${base}/customize`, { id: root.id })).toMatchObject({
      code: 400,
      msg: '本单位已有编号为“funds_source”的字典',
    });
  });

  test('still names the platform’s word that the tenant’s own dictionary lacks, for rows written before', async () => {
    expect(await wordsOf('buyer', 'funds_source')).not.toContain('5 其他资金');
    expect(await wordsOf('buyer', 'funds_source', '&all=1')).toContain('5 其他资金');
  });

  test('removed by the tenant gives way to the platform’s again', async () => {
    const own = await rootOf('admin', 'funds_source');
    const words = (await app.get('admin', `${tenant}/queryChildrenList?parentId=${own.id}`)).data as DictNode[];
    const ids = [own.id, ...words.map(({ id }) => id)].join(',');
    expect(await app.post('admin', `${base}/remove?ids=${ids}`)).toMatchObject({ code: 200 });
    expect(await wordsOf('buyer', 'funds_source')).toContain('1 财政资金');
  });

  test('falls back on the system’s, whose code no business dictionary may take', async () => {
    expect(await wordsOf('buyer', 'sex')).toEqual(['1 男', '2 女']);
    const taken = { code: 'sex', dictValue: '性别', sort: 1, isSealed: 0 };
    expect(await app.post('admin', `${base}/submit`, taken)).toMatchObject({
      code: 400,
      msg: '编号“sex”属于系统字典，请换一个编号',
    });
  });

  test('of one tenant is hidden from another', async () => {
    const input = { code: 'secret', dictValue: '内部', sort: 1, isSealed: 0 };
    const id = idOf(await app.post('admin', `${base}/submit`, input));
    expect((await parentsOf('agent')).map(({ code }) => code)).not.toContain('secret');
    expect(await app.get('agent', `${base}/detail?id=${id}`)).toMatchObject({ code: 404 });
    expect(await wordsOf('agent', 'secret')).toEqual([]);
  });
});

describe('the verbs of the tenant’s own dictionaries', () => {
  test('list, show, save and remove what the tenant keeps itself, and nothing of the platform', async () => {
    const root = { code: 'room', dictValue: '评标室', sort: 1, isSealed: 0 };
    const id = idOf(await app.post('admin', `${tenant}/saveDict`, root));
    const word = { parentId: id, dictKey: 'a', dictValue: '一号室', sort: 1, isSealed: 0 };
    const child = idOf(await app.post('admin', `${tenant}/saveDict`, word));
    const parents = (await app.get('admin', `${tenant}/queryParentList`)).data as DictNode[];
    expect(parents.every(({ tenantId }) => tenantId === '100001')).toBe(true);
    expect(parents.map(({ code }) => code)).toContain('room');
    expect((await app.get('admin', `${tenant}/queryChildrenList?parentId=${id}`)).data).toMatchObject([{ id: child }]);
    expect((await app.get('admin', `${tenant}/queryById?id=${child}`)).data).toMatchObject({ dictValue: '一号室' });
    const inherited = await rootOf('admin', 'goods_unit');
    expect(await app.get('admin', `${tenant}/queryById?id=${inherited.id}`)).toMatchObject({ code: 404 });
    expect(await app.get('admin', `${tenant}/deleteById?id=${id}`)).toMatchObject({
      code: 400,
      msg: '请先删除子节点!',
    });
    expect(await app.get('admin', `${tenant}/deleteById?id=${child}`)).toMatchObject({ code: 200 });
    expect(await app.get('admin', `${tenant}/deleteById?id=${id}`)).toMatchObject({ code: 200 });
  });
});
