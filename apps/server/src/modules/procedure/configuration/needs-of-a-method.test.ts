import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { configurationLines, startPurchasingApp, type ConfigurationLine } from '../../../../test/purchasing-app.ts';
import { aStandard, packageIdsOf, saveStandard } from '../../../../test/evaluation-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { agencyModule } from '../../agency/index.ts';
import { evaluationModule } from '../../evaluation/index.ts';

let app: TenderingApp;
let cooperation: steps.Draft;
beforeAll(async () => {
  app = await startPurchasingApp([agencyModule, evaluationModule]);
  const terms = { startDate: '2026-01-01', endDate: '2099-12-31', feePayer: 2, feeFloat: '0', minFee: '100.00' };
  const wish = { agentName: '代理', agentTenantId: '200001', ...terms };
  cooperation = steps.dataOf(await app.as('buyer').post('/purchase/cus/agent/saveAgent', wish));
  steps.dataOf(await app.as('agent').post('/purchase/agent/cooperation/answer', { ...cooperation, agree: true }));
});
beforeEach(() => app.clock.setTo(steps.publicationDay));
afterAll(() => app.close());

const inquiry = 5;
const singleSource = 6;
const comparison = 10;

async function methodOf(typeCode: string, manner: number): Promise<ConfigurationLine> {
  const type = (await configurationLines(app, 'type/queryTypeList')).find((one) => one.typeCode === typeCode);
  const methods = await configurationLines(app, `manner/queryMannerList?typeId=${type?.id}`);
  const found = methods.find(({ mannerCode }) => mannerCode === manner);
  if (!found) throw new Error(`no method ${manner} of ${typeCode}`);
  return found;
}

async function set(flags: object, [typeCode, manner]: readonly [string, number] = ['ZFCG-HW', inquiry]) {
  const { id, version } = await methodOf(typeCode, manner);
  return app.as('manager').post('/purchase/conf/manner/saveOrUpdateSingle', { id, version, ...flags });
}

const handIn = ({ id, version }: steps.Draft) => app.as('buyer').post('/purchase/project/submitTask', { id, version });
const publishNow = async (projectId: string) => steps.publish(app, await steps.draftNotice(app, projectId));

describe('a method that takes bid security', () => {
  test('is handed in with its amount, and the refusal says where that is configured', async () => {
    const draft = await steps.savedProject(app, { depositMoney: null });
    steps.dataOf(await set({ needDeposit: true }));
    expect(await handIn(draft)).toMatchObject({
      code: 400,
      msg: '“政府采购货物”的询价要求收取保证金，请填写保证金金额；不收取的，请在“采购配置”中取消该方式的“收取保证金”',
    });
    expect((await steps.detail(app, draft.id)).version).toBe(draft.version);
    steps.dataOf(await handIn(await steps.savedProject(app)));
    steps.dataOf(await set({ needDeposit: false }));
    steps.dataOf(await handIn(draft));
  });

  test('binds no project that was handed in before', async () => {
    const draft = await steps.savedProject(app, { depositMoney: null });
    const { version } = steps.dataOf<steps.Draft>(await handIn(draft));
    const answer = { id: draft.id, version, agree: false, reason: '请补充交货地点' };
    const returned = steps.dataOf<steps.Draft>(
      await app.as('manager').post('/purchase/project/projectConfirm', answer),
    );
    app.clock.advance({ seconds: 60 });
    steps.dataOf(await set({ needDeposit: true }));
    expect(await handIn({ id: draft.id, version: returned.version })).toMatchObject({ code: 200 });
    steps.dataOf(await set({ needDeposit: false }));
  });
});

test('a method that is run by an agency goes out once an agency has accepted', async () => {
  steps.dataOf(await set({ needAgent: true }));
  const { id } = await steps.confirmedProject(app);
  const refused = { code: 400, msg: expect.stringMatching(/^“政府采购货物”的询价要求委托代理机构，/) };
  const notice = await steps.draftNotice(app, id);
  expect(await steps.publish(app, notice)).toMatchObject(refused);
  const query = `proId=${id}&cooperationId=${cooperation.id}`;
  steps.dataOf(await app.as('buyer').get(`/purchase/agent/pro/chooseAgent?${query}`));
  expect(await steps.publish(app, notice)).toMatchObject(refused);
  const { current } = steps.dataOf<{ current: steps.Draft }>(
    await app.as('buyer').get(`/purchase/cus/pro/lastAgentInfo?proId=${id}`),
  );
  const file = steps.dataOf<{ fileId: string }>(
    await app.as('buyer').upload('/file/uploadOSS', { name: '委托协议.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }),
  );
  const agreementFiles = [{ fileId: file.fileId, fileName: '委托协议.pdf', fileUrl: '', fileSuffix: 'pdf' }];
  const { version } = steps.dataOf<steps.Draft>(
    await app
      .as('buyer')
      .post('/purchase/agent/pro/saveAgreement', { id: current.id, version: current.version, agreementFiles }),
  );
  steps.dataOf(await app.as('agent').post('/purchase/agent/pro/accept', { id: current.id, version }));
  steps.dataOf(await steps.publish(app, notice));
  const running = await steps.confirmedProject(app, { lawRegime: 3 });
  steps.dataOf(await publishNow(running.id));
  steps.dataOf(await set({ needAgent: false }));
});

describe('a method that experts evaluate', () => {
  test('is handed in with standards to evaluate by, and keeps that it is evaluated', async () => {
    const method = ['ZZCG-HW', comparison] as const;
    steps.dataOf(await set({ needExpert: true }, method));
    const draft = await steps.savedProject(app, { manner: comparison, lawRegime: 3 });
    expect(await handIn(draft)).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/^“自主采购货物”的.+要求抽取专家评审，请先为标包编制评审标准/),
    });
    const [packageId = ''] = await packageIdsOf(app, draft.id);
    steps.dataOf(await saveStandard(app, aStandard(packageId)));
    const { id, version } = await steps.detail(app, draft.id);
    const handedIn = steps.dataOf<steps.Draft>(await handIn({ id, version }));
    steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...handedIn, agree: true }));
    steps.dataOf(await publishNow(id));
    steps.dataOf(await set({ needExpert: false }, method));
    const [kept] = await app.asSuperuser(`select own_numbers as "ownNumbers" from project where id = $1`, [id]);
    expect(kept).toMatchObject({ ownNumbers: expect.arrayContaining([{ kind: 'needExpert', value: 1 }]) });
  });

  test('and is not decided by prices alone, whatever is configured since', async () => {
    const opened = await steps.openedProject(app);
    const kept = JSON.stringify([{ kind: 'needExpert', value: 1 }]);
    await app.asSuperuser(`update project set own_numbers = $2::jsonb where id = $1`, [opened.projectId, kept]);
    const choice = { projectId: opened.projectId, selections: steps.lowestWins(opened.suppliers) };
    const saved = steps.dataOf<steps.Draft>(
      await app.as('buyer').post('/purchase/entry/saveSelection', { ...choice, version: opened.version }),
    );
    const decided = { projectId: opened.projectId, version: saved.version };
    expect(await app.as('buyer').post('/purchase/entry/submitSelection', decided)).toMatchObject({
      code: 400,
      msg: '该项目发布时要求抽取专家评审，“单人床”还没有评审委员会：请抽取专家、组建委员会并完成评审',
    });
  });

  test('is one in which something is evaluated', async () => {
    expect(await set({ needExpert: true }, ['ZFCG-HW', singleSource])).toMatchObject({
      code: 400,
      msg: '该采购方式没有评审环节，请取消“抽取专家”',
    });
  });
});

test('a method begins with a notice as it is defined, under the own policy too', async () => {
  expect(await set({ needBulletin: false }, ['ZZCG-HW', comparison])).toMatchObject({
    code: 400,
    msg: '该采购方式以公告开始，不能取消；不公开征集的，请采用邀请招标、谈判、单一来源或直接采购',
  });
  expect(await set({ needBulletin: true }, ['ZFCG-HW', singleSource])).toMatchObject({
    code: 400,
    msg: '该采购方式不以公告开始，请取消“发布公告”',
  });
});
