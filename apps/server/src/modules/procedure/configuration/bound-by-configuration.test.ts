import { afterAll, beforeAll, expect, test } from 'vitest';
import { configurationLines, startPurchasingApp, type ConfigurationLine } from '../../../../test/purchasing-app.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startPurchasingApp();
});
afterAll(() => app.close());

const configure = (path: string, body: object) => app.as('manager').post(`/purchase/conf/${path}`, body);
const store = (changes: object) => app.as('buyer').post('/purchase/project/saveOrUpdate', steps.aProject(changes));

const handIn = (draft: steps.Draft) => app.as('buyer').post('/purchase/project/submitTask', draft);

async function kindOf(code: string): Promise<ConfigurationLine> {
  const kind = (await configurationLines(app, 'type/queryTypeList')).find(({ typeCode }) => typeCode === code);
  if (!kind) throw new Error(`no kind ${code}`);
  return kind;
}

/** Opens a kind of project, or closes it. */
async function turn(code: string): Promise<void> {
  const { id } = await kindOf(code);
  steps.dataOf(await configure('type/openOrClose', { id, isConfirmed: true }));
}

const ofKind = async (facts: object) => {
  const answer = await app
    .as('buyer')
    .post('/purchase/project/checkBeforeChoose', { manner: 5, lawRegime: 2, ...facts });
  return steps.dataOf<{ configured: { lawRegime: number; manner: number }[] }>(answer).configured;
};

test('[R361] a kind of project that is closed is not chosen any more, until it is opened', async () => {
  const { id, version } = steps.dataOf<steps.Draft>(await store({}));
  expect(await ofKind({ purchaseType: 1 })).toContainEqual({
    lawRegime: 2,
    manner: 5,
    typeId: (await kindOf('ZFCG-HW')).id,
    typeName: '政府采购货物',
  });
  await turn('ZFCG-HW');
  expect((await ofKind({ purchaseType: 1 })).filter(({ lawRegime }) => lawRegime === 2)).toEqual([]);
  const refused = {
    code: 400,
    msg: '项目类型“政府采购货物”已停用，不能再选用：请改选其他采购方式、法规或采购类型，或在“采购配置”中启用',
  };
  expect(await store({})).toMatchObject(refused);
  expect(await store({ id, version, projectName: '另一名称' })).toMatchObject(refused);
  expect(await handIn({ id, version })).toMatchObject(refused);
  steps.dataOf(await store({ id, version, lawRegime: 3 }));
  await turn('ZFCG-HW');
  steps.dataOf(await store({ id, version: version + 1, lawRegime: 2 }));
});

test('what was handed in before its kind was closed goes on, as it was chosen', async () => {
  const draft = await steps.savedProject(app);
  const { version } = steps.dataOf<steps.Draft>(await handIn(draft));
  const returned = steps.dataOf<steps.Draft>(
    await app
      .as('manager')
      .post('/purchase/project/projectConfirm', { id: draft.id, version, agree: false, reason: '请补充交货地点' }),
  );
  await turn('ZFCG-HW');
  const saved = steps.dataOf<steps.Draft>(
    await store({ id: draft.id, version: returned.version, projectName: '学生公寓单人床（补充交货地点）' }),
  );
  expect((await store({ id: draft.id, version: saved.version, manner: 4 })).msg).toContain('已停用');
  steps.dataOf(await handIn(saved));
  await turn('ZFCG-HW');
});

test('a method that the kind has not is refused with those that it has, in the words of the configuration', async () => {
  await turn('ZZCG-FW');
  const services = { purchaseType: 2, lawRegime: 3 };
  const own = { typeName: '校内零星服务', typeCode: 'XN-FW', ...services };
  const { id: typeId } = steps.dataOf<ConfigurationLine>(await configure('type/saveOrUpdate', own));
  const elsewhere = '项目类型“自主采购服务”已停用，不能再选用';
  expect((await store(services)).msg).toContain(elsewhere);
  const added = { typeId, mannerCode: 10, mannerName: '校内比选' };
  steps.dataOf(await configure('manner/saveOrUpdateSingle', added));
  steps.dataOf(await store({ ...services, manner: 10 }));
  const { id } = await kindOf('ZZCG-FW');
  for (const { id: mannerId } of await configurationLines(app, `manner/queryMannerList?typeId=${id}`))
    await app.as('manager').get(`/purchase/conf/manner/deleteManner?ids=${mannerId}`);
  expect(await store(services)).toMatchObject({
    code: 400,
    msg: '“自主采购 · 服务”未配置询价，可选：校内比选；如需采用，请在“采购配置”中增加',
  });
});

test('where no kind is open for what is bought, that is said with where to open one', async () => {
  expect(await store({ purchaseType: 3, lawRegime: 3, manner: 10 })).toMatchObject({
    code: 400,
    msg: '没有启用的“自主采购 · 工程”项目类型：请改选法规或采购类型，或在“采购配置”中增加、启用',
  });
});
