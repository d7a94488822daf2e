import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aDraft,
  agencyTenant,
  cooperate,
  done,
  entrust,
  openAgencyStage,
  projectsOf,
  type AgencyStage,
  type Saved,
} from '../../../../test/agency-steps.ts';
import { sampleBytes } from '../../../platform/files/sample-bytes.ts';

let stage: AgencyStage;
beforeAll(async () => {
  stage = await openAgencyStage();
  await cooperate(stage, { tenantId: agencyTenant, by: stage.agent });
  await cooperate(stage, { tenantId: stage.otherTenant, by: stage.other });
});
afterAll(() => stage.app.close());

interface Info {
  readonly current: (Saved & Record<string, unknown>) | null;
  readonly history: readonly (Saved & Record<string, unknown>)[];
  readonly canChoose: boolean;
}
const infoOf = (proId: string) => done<Info>(stage.buyer.get(`/purchase/cus/pro/lastAgentInfo?proId=${proId}`));
const toAgency = (proId: string, more: object = {}) => entrust(stage, proId, { agentTenantId: agencyTenant, ...more });
const accept = (who: 'agent' | 'other', input: object) => stage[who].post('/purchase/agent/pro/accept', input);
const back = (who: 'agent' | 'other', input: object) => stage[who].post('/purchase/project/backAgent', input);
const seen = (who: 'agent' | 'other', id: string) => stage[who].get(`/purchase/agent/pro/queryById?id=${id}`);
const inboxOf = async (who: 'agent' | 'buyer' | 'manager') =>
  (await done<{ records: { kind: string }[] }>(stage[who].get('/inbox/page?size=200'))).records.map(({ kind }) => kind);

describe('[R347] a buyer chooses an agency for a project', () => {
  test('by its number and the project’s; the agency finds the offer, and of the project what the offer says', async () => {
    const project = await aDraft(stage);
    const { id } = await toAgency(project.id, { scope: '全过程代理' });
    expect(await inboxOf('agent')).toContain('agencyEntrustment.answer');
    expect(await projectsOf(stage.agent)).toMatchObject([{ id, projectName: '学生公寓单人床', entrustStatus: 1 }]);
    expect((await seen('agent', id)).data).toMatchObject({
      buyerName: '大学招投标中心',
      scope: '全过程代理',
      estimatedFee: '6480.00',
      actions: ['accept', 'giveBack'],
      project: null,
    });
    expect(await seen('other', id)).toMatchObject({ code: 404 });
    expect(await projectsOf(stage.other)).toEqual([]);
  });

  test('one at a time; what was given back another may run, and who was asked stays', async () => {
    const project = await aDraft(stage, { projectName: '图书馆座椅' });
    const { id } = await toAgency(project.id);
    const second = await stage.buyer.get(
      `/purchase/agent/pro/chooseAgent?proId=${project.id}&agentTenantId=${stage.otherTenant}`,
    );
    expect(second.msg).toBe('本项目已委托“浙江正信招标代理有限公司”（待接受），退回或终止后才能另选');
    await done(accept('agent', { id, version: 1 }));
    expect((await seen('agent', id)).data).toMatchObject({
      project: { stage: 5, packages: [{ packageName: '单人床', budget: '540000.00' }] },
    });
    expect(await back('agent', { id, version: 2 })).toMatchObject({ code: 400 });
    await done(back('agent', { id, version: 2, reason: '项目负责人离职' }));
    expect(await seen('agent', id)).toMatchObject({ code: 404 });
    expect((await projectsOf(stage.agent)).map(({ projectName }) => projectName)).not.toContain('图书馆座椅');
    expect(await inboxOf('buyer')).toContain('agencyEntrustment.chooseAgain');

    const next = await entrust(stage, project.id, { agentTenantId: stage.otherTenant });
    await done(accept('other', { id: next.id, version: 1 }));
    expect(await infoOf(project.id)).toMatchObject({
      current: { id: next.id, entrustStatus: 2, agentName: '杭州明采招标代理有限公司' },
      history: [{ id, entrustStatus: 3, endReason: '项目负责人离职' }],
      canChoose: false,
    });
    expect(await inboxOf('buyer')).not.toContain('agencyEntrustment.chooseAgain');
    const last = await done<Info>(stage.buyer.get('/purchase/cus/pro/lastAgentInfo'));
    expect(last.current?.id).toBe(next.id);
    const counted = await done<{ records: object[] }>(
      stage.buyer.get(`/purchase/cus/agent/queryCooperationProject?keyword=明采`),
    );
    expect(counted.records).toMatchObject([{ projectName: '图书馆座椅' }]);
  });

  test('not one that no longer works with it, nor for a project whose notice is out', async () => {
    const { app, buyer } = stage;
    const project = await aDraft(stage);
    const choose = () => buyer.get(`/purchase/agent/pro/chooseAgent?proId=${project.id}&agentTenantId=${agencyTenant}`);
    const setEnd = (day: string) =>
      app.asSuperuser('update agency_cooperation set end_date = $2::date where agent_tenant_id = $1', [
        agencyTenant,
        day,
      ]);
    await setEnd('2026-01-02');
    expect((await choose()).msg).toMatch(/的合作期为2026-01-01至2026-01-02，不能选择$/);
    await setEnd('2099-12-31');
    await app.asSuperuser('update project set stage = 35 where id = $1', [project.id]);
    expect((await choose()).msg).toBe('项目已发布公告或已结束，不能再选择代理机构');
    expect(await infoOf(project.id)).toMatchObject({ current: null, canChoose: false });
  });

  test('[R348] by calls of the agency’s own the agency answers, and by those of the buyer it does not', async () => {
    const project = await aDraft(stage);
    const { id } = await toAgency(project.id);
    expect(await stage.agent.get(`/purchase/cus/pro/lastAgentInfo?proId=${project.id}`)).toMatchObject({ code: 403 });
    expect(await stage.agent.get(`/purchase/project/queryById?id=${project.id}`)).toMatchObject({ code: 403 });
    expect(await stage.buyer.post('/purchase/agent/pro/accept', { id, version: 1 })).toMatchObject({ code: 403 });
    expect(await stage.buyer.post('/purchase/project/backAgent', { id, reason: '代为退回' })).toMatchObject({
      code: 403,
    });
  });
});

describe('giving back', () => {
  test('ends with the notice: what is published the agency sees through', async () => {
    const project = await aDraft(stage);
    const { id } = await toAgency(project.id);
    await done(accept('agent', { id, version: 1 }));
    await stage.app.asSuperuser('update project set stage = 30 where id = $1', [project.id]);
    expect((await back('agent', { id, reason: '来不及' })).msg).toBe('已发布公告，不能退回');
    expect((await seen('agent', id)).data).toMatchObject({ entrustStatus: 2 });
  });

  test('R69 what the agency is paid, and by whom, is told with the offer and stays with the project', async () => {
    const project = await aDraft(stage, { generalBudget: '540000.00' });
    const { id } = await toAgency(project.id, { feePayer: '1', feeFloat: '0', minFee: '9000.00' });
    expect((await seen('agent', id)).data).toMatchObject({ feePayer: 1, estimatedFee: '9000.00' });
    expect((await infoOf(project.id)).current).toMatchObject({ feePayer: 1, feeFloat: '0.0000', minFee: '9000.00' });
    const fee = await done(stage.buyer.get('/purchase/cus/agent/fee/preview?amount=60000000&purchaseType=3'));
    expect(fee).toMatchObject({
      base: '225500.00',
      total: '225500.00',
      sourceArticle: expect.stringContaining('1980号'),
    });
  });
});

describe('a rule of the buyer about choosing without a draw', () => {
  const rule = (more: object) => ({
    ruleCode: 'agencyChoice',
    ruleName: '五十万以上抽取',
    amountFrom: '500000',
    effectiveFrom: '2020-01-01',
    ...more,
  });
  const setRule = async (more: object) => {
    const admin = await stage.app.person('admin');
    return done(admin.post('/purchase/conf/rule/saveOrUpdate', rule(more)));
  };
  const chosen = (proId: string, reason = '') =>
    stage.buyer.get(`/purchase/agent/pro/chooseAgent?proId=${proId}&agentTenantId=${agencyTenant}&reason=${reason}`);

  test('wants another person’s word from an amount on: four eyes, the administrator included', async () => {
    const { buyer, manager } = stage;
    const { id: ruleId } = await setRule({ action: 2 });
    const project = await aDraft(stage);
    expect((await chosen(project.id)).msg).toMatch(/^按采购规则“五十万以上抽取”，直接选定须填写理由/);
    const { id } = await done(chosen(project.id, '延续服务'));
    expect(await seen('agent', id)).toMatchObject({ code: 404 });
    expect(await inboxOf('manager')).toContain('agencyEntrustment.confirm');
    const confirm = (who: typeof buyer) => who.post('/purchase/agent/pro/confirmChoice', { id, version: 1 });
    expect(await confirm(buyer)).toMatchObject({ code: 403 });
    await done(confirm(manager));
    expect((await seen('agent', id)).data).toMatchObject({ entrustStatus: 1 });
    const small = await aDraft(stage, {
      generalBudget: '90000.00',
      depositMoney: '0',
      packages: [{ packageNo: 1, packageName: '桌', budget: '90000.00', quoteType: 2, maxWinners: 1, items: [] }],
    });
    expect(await done(chosen(small.id))).toMatchObject({ entrustStatus: 1 });
    const admin = await stage.app.person('admin');
    await done(admin.get(`/purchase/conf/rule/delete?ids=${ruleId}`));
  });

  test('who chose is not who confirms, whatever rights he has; what is refused the agency never hears of', async () => {
    const admin = await stage.app.person('admin');
    const { id: ruleId } = await setRule({ action: 2 });
    const project = await aDraft(stage);
    const { id } = await done(
      admin.get(`/purchase/agent/pro/chooseAgent?proId=${project.id}&agentTenantId=${agencyTenant}&reason=x`),
    );
    const confirm = await admin.post('/purchase/agent/pro/confirmChoice', { id, version: 1 });
    expect(confirm).toMatchObject({ code: 400 });
    await done(stage.manager.post('/purchase/agent/pro/refuseChoice', { id, version: 1, reason: '应抽取' }));
    expect(await infoOf(project.id)).toMatchObject({
      current: null,
      history: [{ endReason: '应抽取' }],
      canChoose: true,
    });
    await done(admin.get(`/purchase/conf/rule/delete?ids=${ruleId}`));
  });

  test('or refuses it: then one is drawn', async () => {
    const admin = await stage.app.person('admin');
    const { id: ruleId } = await setRule({ action: 1 });
    const project = await aDraft(stage);
    expect((await chosen(project.id, '延续服务')).msg).toBe('按采购规则“五十万以上抽取”，本项目的代理机构应随机抽取');
    await done(admin.get(`/purchase/conf/rule/delete?ids=${ruleId}`));
  });
});

describe('the end of an entrustment', () => {
  test('is the buyer’s with a reason, told to who accepted, and the project is out of the agency’s sight', async () => {
    const { buyer, agent } = stage;
    const project = await aDraft(stage, { projectName: '终止的项目' });
    const { id } = await toAgency(project.id);
    await done(accept('agent', { id, version: 1 }));
    expect((await buyer.post('/purchase/agent/pro/completeEntrustment', { id, version: 2 })).msg).toMatch(
      /^项目尚未发布结果/,
    );
    expect(await buyer.post('/purchase/agent/pro/endEntrustment', { id, version: 2 })).toMatchObject({ code: 400 });
    await done(buyer.post('/purchase/agent/pro/endEntrustment', { id, version: 2, reason: '改为自行采购' }));
    expect(await seen('agent', id)).toMatchObject({ code: 404 });
    const told = await done<{ records: { kind: string; title: string; content: string }[] }>(
      agent.get('/process/flow/messageList?current=1&size=50'),
    );
    expect(told.records[0]).toMatchObject({ kind: 'terminated', title: '终止的项目', content: '改为自行采购' });
  });

  test('comes with the result: what was done stays in the agency’s list, the project itself does not', async () => {
    const project = await aDraft(stage);
    const { id } = await toAgency(project.id);
    await done(accept('agent', { id, version: 1 }));
    await stage.app.asSuperuser('update project set stage = 65 where id = $1', [project.id]);
    await done(stage.buyer.post('/purchase/agent/pro/completeEntrustment', { id, version: 2 }));
    expect((await seen('agent', id)).data).toMatchObject({ entrustStatus: 5, project: null, actions: [] });
  });

  test('keeps a cooperation from ending as long as something runs', async () => {
    const { records } = await done<{ records: (Saved & { agentTenantId: string })[] }>(
      stage.buyer.post('/purchase/cus/agent/agentPage', { keyword: '正信' }),
    );
    const [{ id, version } = { id: '0', version: 0 }] = records;
    const end = await stage.buyer.post('/purchase/cus/agent/endCooperation', { id, version, reason: '换机构' });
    expect(end.msg).toMatch(/^该机构还有\d+个进行中的项目委托，请先办结$/);
  });
});

describe('an agency outside of the platform', () => {
  test('answers on paper: the buyer writes it down, and has it before him until he does', async () => {
    const { buyer } = stage;
    const { fileId } = await done<{ fileId: string }>(
      buyer.upload('/file/uploadOSS', { name: '协议.pdf', bytes: sampleBytes.pdf }),
    );
    const { id: cooperationId } = await done(
      buyer.post('/purchase/cus/agent/saveAgent', {
        agentName: '宁波信采咨询有限公司',
        startDate: '2026-01-01',
        endDate: '2099-12-31',
        feePayer: 1,
        agreementFiles: [{ fileId, fileName: '协议.pdf' }],
      }),
    );
    await done(stage.manager.post('/purchase/cus/agent/confirmCooperation', { id: cooperationId, version: 0 }));
    const project = await aDraft(stage);
    const { id } = await entrust(stage, project.id, { cooperationId });
    expect(await inboxOf('buyer')).toContain('agencyEntrustment.recordAnswer');
    await done(buyer.post('/purchase/agent/pro/recordAnswer', { id, version: 1, agree: true }));
    expect((await infoOf(project.id)).current).toMatchObject({ entrustStatus: 2, isOnPlatform: false });
    expect(await inboxOf('buyer')).not.toContain('agencyEntrustment.recordAnswer');
  });
});

test('the chain of a project tells of all of it, and is whole', async () => {
  const project = await aDraft(stage);
  const { id } = await toAgency(project.id);
  await done(back('agent', { id, reason: '人员不足' }));
  const rows = await stage.app.asSuperuser<{ action: string; actor_tenant: string }>(
    `select action, actor_tenant from evidence where stream = $1 and action like 'agency%' order by seq`,
    [project.id],
  );
  expect(rows).toEqual([
    { action: 'agencyEntrustment.add', actor_tenant: '100001' },
    { action: 'agencyEntrustment.giveBack', actor_tenant: agencyTenant },
  ]);
  expect(await stage.app.isChainWhole('100001')).toBe(true);
});

test('an offer answers the version that it is stored with, and an amount that is none is said to be none', async () => {
  const project = await aDraft(stage);
  const offered = await entrust(stage, project.id, { agentTenantId: agencyTenant });
  const [row] = await stage.app.asSuperuser<{ version: number }>(
    'select version from agency_entrustment where id = $1',
    [offered.id],
  );
  expect(offered.version).toBe(row?.version);
  await done(stage.agent.post('/purchase/project/backAgent', { ...offered, reason: '人员不足' }));
  const fee = (amount: string) => stage.buyer.get(`/purchase/cus/agent/fee/preview?amount=${amount}&purchaseType=1`);
  expect((await fee('12.345')).msg).toBe('金额：金额须为不超过两位小数的数字');
  expect((await fee('abc')).msg).toBe('金额：金额须为不超过两位小数的数字');
});
