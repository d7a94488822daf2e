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
import { aProject } from '../../../../test/tendering-steps.ts';
import { sampleBytes } from '../../../platform/files/sample-bytes.ts';

let stage: AgencyStage;
beforeAll(async () => {
  stage = await openAgencyStage();
  await cooperate(stage, { tenantId: agencyTenant, by: stage.agent });
  await cooperate(stage, { tenantId: stage.otherTenant, by: stage.other });
});
afterAll(() => stage.app.close());

interface Info {
  readonly current: Saved & { readonly entrustStatus: number };
  readonly awaitsAgreement: boolean;
}
const infoOf = (proId: string) => done<Info>(stage.buyer.get(`/purchase/cus/pro/lastAgentInfo?proId=${proId}`));
const seen = (id: string) => done<Record<string, unknown>>(stage.agent.get(`/purchase/agent/pro/queryById?id=${id}`));
const accept = (input: object) => stage.agent.post('/purchase/agent/pro/accept', input);

describe('R64 under the laws on tendering and on government procurement', () => {
  test('nobody accepts without a written agreement, and nobody is kept by one from giving it back', async () => {
    const { buyer } = stage;
    const project = await aDraft(stage, { lawRegime: 2 });
    const { id } = await entrust(stage, project.id, { agentTenantId: agencyTenant });
    expect((await accept({ id, version: 1 })).msg).toMatch(/^采购人尚未上传委托协议/);
    // Both see it before either is refused.
    expect(await seen(id)).toMatchObject({ awaitsAgreement: true, actions: ['accept', 'giveBack'] });
    expect(await infoOf(project.id)).toMatchObject({ awaitsAgreement: true });
    const { fileId } = await done<{ fileId: string }>(
      buyer.upload('/file/uploadOSS', { name: '委托协议.pdf', bytes: sampleBytes.pdf }),
    );
    const files = [{ fileId, fileName: '委托协议.pdf' }];
    await done(buyer.post('/purchase/agent/pro/saveAgreement', { id, version: 1, agreementFiles: files }));
    expect(await seen(id)).toMatchObject({ awaitsAgreement: false });
    expect(await infoOf(project.id)).toMatchObject({ awaitsAgreement: false });
    const told = await stage.app.asSuperuser<{ content: string }>(
      'select content from flow_message where business_id = $1 order by id',
      [id],
    );
    expect(told.map(({ content }) => content)).toContain('采购人已上传委托协议，请阅读后答复。');
    const link = `/file/downloadTicket?fileId=${fileId}`;
    expect(await stage.agent.get(link)).toMatchObject({ code: 200 });
    expect(await stage.other.get(link)).toMatchObject({ code: 404 });
    const [offer] = (await projectsOf(stage.agent)).filter((one) => one.id === id);
    await done(accept({ id, version: offer?.version }));
    await done(stage.agent.post('/purchase/project/backAgent', { proId: project.id, reason: '利益冲突' }));
    expect(await stage.agent.get(link)).toMatchObject({ code: 404 });
  });
});

test('R64 a project that comes under these laws after its agency has accepted is handed in with an agreement only', async () => {
  const { buyer, agent, manager } = stage;
  const times = {
    entryEndTime: '2027-05-20 17:00:00',
    bidEndTime: '2027-06-01 09:00:00',
    openTime: '2027-06-01 09:00:00',
  };
  const project = await aDraft(stage, times);
  const { id } = await entrust(stage, project.id, { agentTenantId: agencyTenant });
  await done(agent.post('/purchase/agent/pro/accept', { id, version: 1 }));
  const changed = { ...aProject({ ...times, lawRegime: 2 }), ...project };
  const saved = await done(buyer.post('/purchase/project/saveOrUpdate', changed));
  expect((await buyer.post('/purchase/project/submitTask', saved)).msg).toMatch(
    /尚未签订书面委托协议，按本项目适用的法律不能承办/,
  );
  // Both see it, and in which state it is.
  expect(await infoOf(project.id)).toMatchObject({ awaitsAgreement: true, current: { entrustStatus: 2 } });
  expect(await seen(id)).toMatchObject({ awaitsAgreement: true, entrustStatus: 2 });
  const { fileId } = await done<{ fileId: string }>(
    buyer.upload('/file/uploadOSS', { name: '补签协议.pdf', bytes: sampleBytes.pdf }),
  );
  const handedIn = { id, version: 2, agreementFiles: [{ fileId, fileName: '补签协议.pdf' }] };
  const { version } = await done(buyer.post('/purchase/agent/pro/saveAgreement', handedIn));
  await done(agent.post('/purchase/agent/pro/accept', { id, version }));
  expect(await seen(id)).toMatchObject({ awaitsAgreement: false });
  const submitted = await done(buyer.post('/purchase/project/submitTask', saved));
  await done(manager.post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
});

test('an agreement that replaces the accepted one is accepted by the agency again', async () => {
  const { buyer, agent, app } = stage;
  const project = await aDraft(stage);
  const { id } = await entrust(stage, project.id, { agentTenantId: agencyTenant });
  await done(agent.post('/purchase/agent/pro/accept', { id, version: 1 }));
  const { fileId } = await done<{ fileId: string }>(
    buyer.upload('/file/uploadOSS', { name: '另一份协议.pdf', bytes: sampleBytes.pdf }),
  );
  const answer = { id, version: 2, agreementFiles: [{ fileId, fileName: '另一份协议.pdf' }] };
  const replaced = await done(buyer.post('/purchase/agent/pro/saveAgreement', answer));
  expect((await infoOf(project.id)).current).toMatchObject({ entrustStatus: 1, version: replaced.version });
  expect(await seen(id)).toMatchObject({ entrustStatus: 1, actions: ['accept', 'giveBack'], project: null });
  const [message] = await app.asSuperuser<{ content: string }>(
    'select content from flow_message where business_id = $1 order by id desc limit 1',
    [id],
  );
  expect(message?.content).toMatch(/^委托协议已更换/);
  expect((await agent.post('/purchase/agent/pro/accept', { id, version: 2 })).code).toBe(400);
  await done(agent.post('/purchase/agent/pro/accept', { id, version: replaced.version }));
  expect((await infoOf(project.id)).current.entrustStatus).toBe(2);
});
