import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aDraft,
  agencyTenant,
  cooperate,
  done,
  openAgencyStage,
  terms,
  type AgencyStage,
} from '../../../../test/agency-steps.ts';
import type { Person } from '../../../../test/organization-app.ts';
import { sampleBytes } from '../../../platform/files/sample-bytes.ts';
import { turnCooperations } from './turn-cooperations.ts';

let stage: AgencyStage;
beforeAll(async () => {
  stage = await openAgencyStage();
});
afterAll(() => stage.app.close());

const invite = (more: object = {}) =>
  stage.buyer.post('/purchase/cus/agent/addSave', {
    agentName: '机构',
    agentTenantId: agencyTenant,
    ...terms,
    ...more,
  });
const answer = (who: 'agent' | 'other', input: object) => stage[who].post('/purchase/agent/cooperation/answer', input);
const shown = (id: string) =>
  done<Record<string, unknown>>(stage.buyer.get(`/purchase/cus/agent/queryAgentInfo?id=${id}`));
const fileOf = async (by = stage.buyer) => {
  const sent = by.upload<{ fileId: string }>('/file/uploadOSS', { name: '协议.pdf', bytes: sampleBytes.pdf });
  return { fileId: (await done<{ fileId: string }>(sent)).fileId, fileName: '协议.pdf' };
};
let id: string;

describe('an invitation', () => {
  test('takes the name of the agency from the platform, whatever was typed, and waits for its answer', async () => {
    ({ id } = await done(invite()));
    expect(await shown(id)).toMatchObject({
      agentName: '浙江正信招标代理有限公司',
      creditCode: '91330106MA0Y4D041L',
      cooperationStatus: 0,
      isChoosable: false,
    });
    const waiting = await done<{ records: { title?: string; kind: string }[] }>(stage.agent.get('/inbox/page'));
    expect(waiting.records.map(({ kind }) => kind)).toContain('agencyCooperation.answer');
    expect((await invite()).msg).toBe('已有与“浙江正信招标代理有限公司”的合作（待确认），请在该记录上处理');
  });

  test('is refused with what to do where something is wrong with it', async () => {
    const said = async (more: object) => (await invite(more)).msg;
    expect(await said({ agentTenantId: '100001' })).toMatch(/^平台上没有编号为100001的代理机构/);
    expect(await said({ agentTenantId: '999999' })).toMatch(/^平台上没有编号为999999的代理机构/);
    expect(await said({ endDate: '2025-01-01' })).toBe('合作结束日期不能早于开始日期');
    expect(await said({ startDate: '2020-01-01', endDate: '2020-12-31' })).toBe('合作结束日期不能早于今天');
    expect(await said({ agentTenantId: null, agentName: '外部机构' })).toBe('请上传合作协议');
    expect(await said({ feeFloat: '21' })).toMatch(/不能大于20$/);
  });

  test('is answered by the agency that was asked, with a reason where it declines, and the buyer is told', async () => {
    expect(await answer('other', { id, version: 0, agree: true })).toMatchObject({ code: 404 });
    expect(await answer('agent', { id, version: 0, agree: false })).toMatchObject({ code: 400 });
    await done(answer('agent', { id, version: 0, agree: false, reason: '人员不足' }));
    expect(await shown(id)).toMatchObject({ cooperationStatus: 1, endReason: '人员不足' });
    expect(await answer('agent', { id, version: 1, agree: true })).toMatchObject({ code: 400 });
    await done(stage.buyer.post('/purchase/cus/agent/inviteAgain', { id, version: 1 }));
    await done(answer('agent', { id, version: 2, agree: true }));
    const info = await shown(id);
    expect(info).toMatchObject({ cooperationStatus: 2, endReason: null, isChoosable: true });
    expect(info.history).toMatchObject([
      { action: 'accept' },
      { action: 'invite', person: '周明' },
      { action: 'decline', reason: '人员不足' },
    ]);
    const told = await done<{ records: { kind: string }[] }>(
      stage.buyer.get('/process/flow/messageList?current=1&size=20'),
    );
    expect(told.records.map(({ kind }) => kind)).toEqual(['finished', 'rejected']);
  });
});

describe('what both have agreed on', () => {
  test('is not changed by the buyer alone; how the agency is reached is', async () => {
    const row = await shown(id);
    const save = (more: object) =>
      stage.buyer.post('/purchase/cus/agent/updateAgent', {
        id,
        version: row.version,
        agentName: row.agentName,
        ...more,
      });
    expect((await save({ feeFloat: '20' })).msg).toMatch(/^合作已确认/);
    expect((await save({ endDate: '2098-01-01' })).msg).toMatch(/^合作已确认/);
    await done(save({ linkman: '李工', feeFloat: '-20', minFee: '3000.00' }));
    expect(await shown(id)).toMatchObject({ linkman: '李工', feeFloat: '-20.0000' });
  });

  test('is renewed by a later end and the renewed agreement, which the agency can read', async () => {
    const { version } = await shown(id);
    const renew = (more: object) => stage.buyer.post('/purchase/cus/agent/renew', { id, version, ...more });
    expect((await renew({ endDate: '2098-01-01' })).msg).toBe('续约后的结束日期应晚于2099-12-31');
    expect((await renew({ endDate: '2100-12-31' })).msg).toBe('请上传合作协议');
    const file = await fileOf();
    expect((await renew({ endDate: '2199-12-31', agreementFiles: [file] })).msg).toMatch(/^一次续约不超过5年/);
    const asked = await done(renew({ endDate: '2100-12-31', agreementFiles: [file] }));
    expect(await shown(id)).toMatchObject({ endDate: '2099-12-31', renewalEnd: '2100-12-31', renewalAsked: true });
    const inbox = await done<{ records: { kind: string }[] }>(stage.agent.get('/inbox/page?size=200'));
    expect(inbox.records.map(({ kind }) => kind)).toContain('agencyCooperation.answerRenewal');
    const answer = (who: 'agent' | 'other', more: object) =>
      stage[who].post('/purchase/agent/cooperation/answerRenewal', { id, version: asked.version, ...more });
    expect((await answer('other', { agree: true })).code).toBe(404);
    expect((await answer('agent', { agree: false })).code).toBe(400);
    await done(answer('agent', { agree: false, reason: '条件须另谈' }));
    expect(await shown(id)).toMatchObject({ endDate: '2099-12-31', renewalEnd: null, renewalAsked: false });
    expect((await answer('agent', { agree: true })).code).toBe(400);
    const second = { endDate: '2100-12-31', agreementFiles: [file], version: asked.version + 1 };
    const again = await done(renew(second));
    await done(answer('agent', { agree: true, version: again.version }));
    expect(await shown(id)).toMatchObject({ endDate: '2100-12-31', agreementFiles: [{ fileId: file.fileId }] });
    const link = `/file/downloadTicket?fileId=${file.fileId}`;
    expect(await stage.agent.get(link)).toMatchObject({ code: 200 });
    expect(await stage.other.get(link)).toMatchObject({ code: 404 });
  });

  test('runs out by the clock, thirty days after the buyer was reminded', async () => {
    const { app, buyer } = stage;
    await app.asSuperuser(
      `update agency_cooperation set end_date = now()::date + 20, renew_from = now() - interval '10 days' where id = $1`,
      [id],
    );
    const kinds = async () =>
      (await done<{ records: { kind: string }[] }>(buyer.get('/inbox/page'))).records.map(({ kind }) => kind);
    expect(await kinds()).toContain('agencyCooperation.renew');
    expect(await done(buyer.get('/purchase/cus/agent/queryAgencyCount'))).toMatchObject({ expiring: 1, total: 1 });
    await app.asSuperuser(`update agency_cooperation set end_date = now()::date - 1 where id = $1`, [id]);
    expect(await shown(id)).toMatchObject({ cooperationStatus: 2, isChoosable: false });
    await app.database.transaction('100001', (tx) => turnCooperations(tx, { tenantId: '100001', now: tx.now }));
    expect(await shown(id)).toMatchObject({ cooperationStatus: 3 });
    expect(await kinds()).not.toContain('agencyCooperation.renew');
  });

  test('ends with a reason that the agency is told, and its record is removed only once nothing stands in its way', async () => {
    const { buyer, agent } = stage;
    await stage.app.asSuperuser(`update agency_cooperation set end_date = '2099-12-31' where id = $1`, [id]);
    const former = await shown(id);
    const renewal = { id, version: former.version, endDate: '2100-12-31', agreementFiles: [await fileOf()] };
    const asked = await done(buyer.post('/purchase/cus/agent/renew', renewal));
    const yes = { id, version: asked.version, agree: true };
    await done(agent.post('/purchase/agent/cooperation/answerRenewal', yes));
    const { version } = await shown(id);
    expect(await shown(id)).toMatchObject({ cooperationStatus: 2, endDate: '2100-12-31' });
    expect((await buyer.get(`/purchase/cus/agent/deleteById?id=${id}`)).msg).toBe('合作中的机构不能删除，请先终止合作');
    const end = (reason?: string) => buyer.post('/purchase/cus/agent/endCooperation', { id, version, reason });
    expect(await end()).toMatchObject({ code: 400 });
    await done(end('服务质量不达标'));
    const told = await done<{ records: { kind: string; content: string }[] }>(
      agent.get('/process/flow/messageList?current=1&size=20'),
    );
    expect(told.records[0]).toMatchObject({ kind: 'terminated', content: '服务质量不达标' });
    await done(buyer.post('/purchase/cus/agent/deleteAgent', { id }));
    expect(await buyer.get(`/purchase/cus/agent/queryData?id=${id}`)).toMatchObject({ code: 404 });
  });
});

describe('an agency outside of the platform', () => {
  const register = async (agentName: string, by = stage.buyer) =>
    done(
      by.post('/purchase/cus/agent/addSave', {
        agentTenantId: '',
        agentName,
        ...terms,
        agreementFiles: [await fileOf(by)],
      }),
    );
  const confirm = async (of: string, by = stage.manager) =>
    by.post('/purchase/cus/agent/confirmCooperation', { id: of, version: (await shown(of)).version });
  const kindsOf = async (who: Person) =>
    (await done<{ records: { kind: string }[] }>(who.get('/inbox/page?size=200'))).records.map(({ kind }) => kind);
  const chosen = (proId: string, cooperationId: string) =>
    stage.buyer.get(`/purchase/agent/pro/chooseAgent?proId=${proId}&cooperationId=${cooperationId}`);

  test('is registered with the agreement that was signed on paper, and chosen once another person has confirmed it', async () => {
    const saved = await register('宁波信采咨询有限公司');
    expect(await shown(saved.id)).toMatchObject({ cooperationStatus: 2, isOnPlatform: false, isChoosable: false });
    expect((await shown(saved.id)).confirmers).toContain('沈岚');
    expect((await shown(saved.id)).confirmers).not.toContain('周明');
    expect(await kindsOf(stage.manager)).toContain('agencyCooperation.confirm');
    const project = await aDraft(stage);
    expect((await chosen(project.id, saved.id)).msg).toMatch(
      /^“宁波信采咨询有限公司”由本单位人员登记，尚未经另一人确认，不能选择：请.*沈岚/,
    );
    const waiting = await done<{ id: string; awaitsConfirmation: boolean; isChoosable: boolean }[]>(
      stage.buyer.get('/purchase/cus/agent/agentList?cooperationStatus=2'),
    );
    expect(waiting.find((one) => one.id === saved.id)).toMatchObject({ awaitsConfirmation: true, isChoosable: false });
    await done(confirm(saved.id));
    expect(await shown(saved.id)).toMatchObject({ isChoosable: true, confirmers: [] });
    expect((await shown(saved.id)).actions).not.toContain('confirm');
    expect(await kindsOf(stage.manager)).not.toContain('agencyCooperation.confirm');
    await done(chosen(project.id, saved.id));
  });

  test('is not confirmed by whoever registered it, whatever rights he holds', async () => {
    const admin = await stage.app.person('admin');
    const saved = await register('台州众采咨询有限公司', admin);
    expect(await confirm(saved.id, admin)).toMatchObject({ code: 400 });
    await done(confirm(saved.id));
    const { version } = await shown(saved.id);
    await done(stage.buyer.post('/purchase/cus/agent/endCooperation', { id: saved.id, version, reason: '不再合作' }));
  });

  test('waits for another person’s word again where it was ended and one person takes it up again', async () => {
    const saved = await register('湖州同信咨询有限公司');
    await done(confirm(saved.id));
    const move = async (path: string, more: object = {}) =>
      done(
        stage.buyer.post(`/purchase/cus/agent/${path}`, {
          id: saved.id,
          version: (await shown(saved.id)).version,
          ...more,
        }),
      );
    await move('endCooperation', { reason: '不再合作' });
    await move('inviteAgain');
    expect(await shown(saved.id)).toMatchObject({ cooperationStatus: 2, isChoosable: false });
    await done(confirm(saved.id));
    expect(await shown(saved.id)).toMatchObject({ isChoosable: true });
    await move('endCooperation', { reason: '不再合作' });
  });
});

describe('the lists', () => {
  test('[R471] agencies are listed by the tenant and the state of the cooperation, of another tenant none', async () => {
    await cooperate(stage, { tenantId: stage.otherTenant, by: stage.other });
    const list = (query: string) =>
      done<{ agentName: string }[]>(stage.buyer.get(`/purchase/cus/agent/agentList?${query}`));
    expect((await list('tenantId=100001&cooperationStatus=2')).map(({ agentName }) => agentName).sort()).toEqual([
      '宁波信采咨询有限公司',
      '杭州明采招标代理有限公司',
    ]);
    expect(await list('tenantId=100001&cooperationStatus=1')).toEqual([]);
    expect(await list(`tenantId=${stage.otherTenant}`)).toEqual([]);
  });

  test('[R377] agencies are counted, each figure by the rows that the list shows for it', async () => {
    const count = await done<{ total: number; statuses: { status: number; count: number }[] }>(
      stage.buyer.get('/purchase/cus/agent/queryAgencyCount'),
    );
    expect(count).toMatchObject({ total: 4, expiring: 0, running: 1 });
    for (const { status, count: rows } of count.statuses) {
      const page = stage.buyer.post('/purchase/cus/agent/agentPage', { cooperationStatus: String(status) });
      expect(await done(page)).toMatchObject({ total: rows });
    }
  });

  test('the directory shows the agencies of the platform to buyers alone, with how far the cooperation is', async () => {
    const page = await done<{ records: object[] }>(stage.buyer.get('/purchase/cus/agent/directory?keyword=明采'));
    expect(page.records).toMatchObject([{ tenantId: stage.otherTenant, cooperationStatus: 2 }]);
    expect(await stage.agent.get('/purchase/cus/agent/directory')).toMatchObject({ code: 403 });
    const asAgency = stage.app.database.scoped(agencyTenant);
    expect(await asAgency.query('select from agency_directory()')).toEqual([]);
  });

  test('nobody has evaluated an agency, and none is claimed to have been', async () => {
    expect(await done(stage.buyer.post('/purchase/cus/agent/queryAgentJudge', {}))).toMatchObject({
      records: [],
      total: 0,
    });
  });

  test('leave whole evidence', async () => {
    expect((await stage.app.evidence('agencyCooperation.decline')).length).toBeGreaterThan(0);
    expect(await stage.app.isChainWhole('100001')).toBe(true);
  });
});
