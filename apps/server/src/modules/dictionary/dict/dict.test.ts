import type { DictNode, DictWord, Envelope, Page } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDictionaryApp, type DictionaryApp, type PersonName } from '../../../../test/dictionary-app.ts';

let app: DictionaryApp;
beforeAll(async () => {
  app = await startDictionaryApp();
});
afterAll(() => app.close());

const system = '/blade-system/dict';
const title = (code: string, more = {}) => ({ code, dictValue: `字典${code}`, sort: 1, isSealed: 0, ...more });
const idOf = ({ data }: Envelope) => (data as { id: string }).id;
const wordsOf = async (code: string, person: PersonName = 'platform', more = '') =>
  (await app.get(person, `${system}/dictionary?code=${code}${more}`)).data as DictWord[];

async function made(input: object, person: PersonName = 'platform', path = `${system}/submit`): Promise<string> {
  const answer = await app.post(person, path, input);
  expect(answer).toMatchObject({ code: 200 });
  return idOf(answer);
}
const word = (parentId: string, dictKey: string, more = {}) => ({
  parentId,
  dictKey,
  dictValue: `词${dictKey}`,
  sort: Number(dictKey) || 1,
  isSealed: 0,
  ...more,
});

async function rootOf(code: string): Promise<DictNode> {
  const forest = (await app.get('platform', `${system}/list?code=${code}`)).data as DictNode[];
  const root = forest.find((node) => node.code === code);
  if (!root) throw new Error(`no dictionary ${code}`);
  return root;
}

describe('a system dictionary', () => {
  test('of the seed is read by everybody who is signed in, in both languages', async () => {
    expect(await wordsOf('sex', 'buyer')).toMatchObject([
      { code: 'sex', dictKey: '1', dictValue: '男', valueEn: 'Male', sort: 1 },
      { code: 'sex', dictKey: '2', dictValue: '女', valueEn: 'Female', sort: 2 },
    ]);
    expect((await wordsOf('notice', 'agent')).map(({ dictKey }) => dictKey)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(await wordsOf('nothing', 'buyer')).toEqual([]);
  });

  test('[R345] is asked by GET and by POST alike', async () => {
    const { data } = await app.post('buyer', `${system}/dictionary`, { code: 'sex' });
    expect(data).toEqual(await wordsOf('sex'));
  });

  test('[R161] flow carries in its remarks the routes of the processes', async () => {
    for (const { code, dictKey, remark } of await wordsOf('flow', 'buyer')) {
      expect(`${code}_${dictKey}`).toMatch(/^flow_\d$/);
      expect(remark).toMatch(/^\/\w+/);
    }
  });

  test('is changed by the platform alone', async () => {
    expect(await app.post('admin', `${system}/submit`, title('own'))).toMatchObject({ code: 403 });
    expect(await app.get('admin', `${system}/parent-list`)).toMatchObject({ code: 403 });
  });

  test('[R390] is refused with the sentence of the field that is missing', async () => {
    const refused = async (input: object) => (await app.post('platform', `${system}/submit`, input)).msg;
    expect(await refused({})).toBe('请输入字典编号');
    expect(await refused({ code: 'a1' })).toBe('请输入字典名称');
    expect(await refused({ code: 'a1', dictValue: '甲' })).toBe('请输入字典排序');
    expect(await refused({ code: 'a1', dictValue: '甲', sort: 1 })).toBe('请选择封存');
    expect(await refused({ ...title('a1'), sort: -1 })).toBe('字典排序不能小于0');
    expect(await refused({ ...title('a 1') })).toBe('字典编号格式不正确');
  });

  test('[R393] is sealed by 1, open by 0, and by nothing else', async () => {
    const answer = await app.post('platform', `${system}/submit`, { ...title('sealing'), isSealed: 2 });
    expect(answer).toMatchObject({ code: 400, msg: expect.stringContaining('封存') });
    for (const isSealed of [0, 1]) await made({ ...title(`sealing${isSealed}`), isSealed });
  });

  test('[R391, R392] has a parent or none; a word of it needs a key', async () => {
    const root = await made(title('colour'));
    const answer = await app.post('platform', `${system}/submit`, word(root, ''));
    expect(answer).toMatchObject({ code: 400, msg: '请输入字典键值' });
    expect(await app.post('platform', `${system}/submit`, word(root, '1', { code: 'something else' }))).toMatchObject({
      code: 400,
      msg: '字典编号应与上级字典“colour”一致',
    });
    const id = await made(word(root, '1'));
    const detail = await app.get('platform', `${system}/detail?id=${id}`);
    expect(detail.data).toMatchObject({ code: 'colour', parentId: root, dictKey: '1', isBuiltin: false });
  });

  test('has each key once and each code once', async () => {
    const root = await made(title('shape'));
    await made(word(root, '1'));
    expect(await app.post('platform', `${system}/submit`, word(root, '1'))).toMatchObject({
      code: 400,
      msg: '当前字典键值已存在!',
    });
    expect(await app.post('platform', `${system}/submit`, title('shape'))).toMatchObject({
      code: 400,
      msg: '字典编号“shape”已存在',
    });
  });

  test('shows a changed word at once although it is kept in memory', async () => {
    const root = await made(title('size'));
    const id = await made(word(root, '1', { dictValue: '小' }));
    expect(await wordsOf('size', 'buyer')).toMatchObject([{ dictValue: '小' }]);
    await made({ id, version: 0, dictValue: '最小' });
    expect(await wordsOf('size', 'buyer')).toMatchObject([{ dictValue: '最小' }]);
    await app.asSuperuser(`update dict set dict_value = '改' where id = $1`, [id]);
    expect(await wordsOf('size', 'buyer')).toMatchObject([{ dictValue: '最小' }]);
  });

  test('[R394] leaves a sealed word out of the choices, but still names it for old rows', async () => {
    const root = await made(title('age'));
    await made(word(root, '1'));
    await made(word(root, '2', { isSealed: 1 }));
    expect((await wordsOf('age')).map(({ dictKey }) => dictKey)).toEqual(['1']);
    expect((await wordsOf('age', 'platform', '&all=1')).map(({ dictKey }) => dictKey)).toEqual(['1', '2']);
    await made({ id: root, version: 0, isSealed: 1 });
    expect(await wordsOf('age')).toEqual([]);
  });

  test('takes its words along when its code changes, and is removed after them', async () => {
    const root = await made(title('before'));
    const one = await made(word(root, '1'));
    await made({ id: root, version: 0, code: 'after' });
    expect(await wordsOf('after')).toHaveLength(1);
    expect(await app.post('platform', `${system}/remove?ids=${root}`)).toMatchObject({
      code: 400,
      msg: '请先删除子节点!',
    });
    expect(await app.post('platform', `${system}/remove?ids=${root},${one}`)).toMatchObject({ code: 200 });
    expect(await wordsOf('after')).toEqual([]);
  });

  test('that the program itself knows is neither removed nor renamed, but may be sealed', async () => {
    const root = await rootOf('sex');
    const female = root.children?.[1];
    const kept = '“女”由系统使用，不能删除，也不能修改编号和键值；可以封存';
    expect(await app.post('platform', `${system}/remove?ids=${female?.id}`)).toMatchObject({ code: 400, msg: kept });
    const change = { id: female?.id, version: 0, dictKey: '9' };
    expect(await app.post('platform', `${system}/submit`, change)).toMatchObject({ code: 400, msg: kept });
    await made({ id: female?.id, version: 0, isSealed: 1 });
    expect(await wordsOf('sex')).toHaveLength(1);
    await made({ id: female?.id, version: 1, isSealed: 0 });
  });

  test('in use somewhere keeps its key, and says where', async () => {
    await app.asSuperuser(
      `insert into notice (tenant_id, id, title, category, release_time, content, create_time)
       values ('100001', 1, '停电', '5', now(), '<p>停电</p>', now())`,
    );
    const fifth = (await rootOf('notice')).children?.[4];
    const answer = await app.post('platform', `${system}/remove?ids=${fifth?.id}`);
    expect(answer).toMatchObject({ code: 400 });
    expect(answer.msg).toContain('“任免通知”正在使用');
    expect(answer.msg).toContain('通知公告·类型（1条）');
    const change = await app.post('platform', `${system}/submit`, { id: fifth?.id, version: 0, dictKey: '50' });
    expect(change.msg).toContain('通知公告·类型（1条）');
    const english = await app.post('platform', `${system}/remove?ids=${fifth?.id}`, {}, { 'accept-language': 'en' });
    expect(english.msg).toContain('Announcement, Kind (1)');
  });
});

describe('the lists of dictionaries', () => {
  test('[R395, R462] page the words by their parent, and the parents alone', async () => {
    const root = await rootOf('notice');
    const page = (await app.get('platform', `${system}/child-list?current=2&size=4&parentId=${root.id}`)).data;
    expect(page).toMatchObject({ total: 6, current: 2, size: 4, pages: 2 });
    expect((page as Page<DictNode>).records.map(({ dictKey }) => dictKey)).toEqual(['5', '6']);
    const parents = (await app.get('platform', `${system}/parent-list?code=notice`)).data as Page<DictNode>;
    expect(parents.records).toMatchObject([{ code: 'notice', parentId: '0', dictKey: '-1', dictValue: '通知类型' }]);
  });

  test('[R396] answer the whole tree for the code DICT, children left out where there are none', async () => {
    const { data } = await app.get('platform', `${system}/tree?code=DICT`);
    const nodes = data as { title: string; value: string; children?: object[] }[];
    const sex = nodes.find((node) => node.title === '性别');
    expect(sex?.children).toMatchObject([{ title: '男' }, { title: '女' }]);
    expect(sex?.children?.[0]).not.toHaveProperty('children');
    expect((await app.get('platform', `${system}/tree?code=sex`)).data).toHaveLength(1);
  });

  test('name the first level of a deeper dictionary alone', async () => {
    const root = await made(title('goods'));
    const upper = await made(word(root, '1'));
    await made(word(upper, '11'));
    const first = (await app.get('buyer', `${system}/dictionaryFristChilds?code=goods`)).data as DictWord[];
    expect(first.map(({ dictKey }) => dictKey)).toEqual(['1']);
    expect((await wordsOf('goods')).map(({ dictKey }) => dictKey)).toEqual(['1', '11']);
  });
});

test('seeding again brings nothing twice, and leaves what an administrator changed, removed or sealed', async () => {
  const before = await app.asSuperuser('select count(*) from dict');
  await app.asSuperuser(`update dict set dict_value = '绅士', version = 1 where code = 'sex' and dict_key = '1'`);
  await app.asSuperuser(`update dict set is_deleted = 1 where code = 'notice' and dict_key = '6'`);
  await app.seedAgain();
  expect(await app.asSuperuser('select count(*) from dict')).toEqual(before);
  const rows = await app.asSuperuser(
    `select dict_value, is_deleted from dict where (code, dict_key) in (('sex', '1'), ('notice', '6')) order by code`,
  );
  expect(rows).toEqual([
    { dict_value: '事务通知', is_deleted: 1 },
    { dict_value: '绅士', is_deleted: 0 },
  ]);
});
