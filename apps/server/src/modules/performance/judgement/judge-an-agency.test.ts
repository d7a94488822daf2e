import type { EndpointOutput, JudgedLine, JudgementDetail, JudgementLine, saveAgentJudgement } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aDraft,
  agencyTenant,
  cooperate,
  done,
  entrust,
  openAgencyStage,
  type AgencyStage,
} from '../../../../test/agency-steps.ts';
import { aTemplate, scoresFor } from '../../../../test/performance-steps.ts';

type Saved = EndpointOutput<typeof saveAgentJudgement>;
const agentJudge = '/cus/agent/judge';
const own = '/cus/judge/own';

let stage: AgencyStage;
let agentId = '';
let projectId = '';
beforeAll(async () => {
  stage = await openAgencyStage();
  const { agent, manager } = stage;
  agentId = (await cooperate(stage, { tenantId: agencyTenant, by: agent })).id;
  projectId = (await aDraft(stage)).id;
  const { id } = await entrust(stage, projectId, { agentTenantId: agencyTenant });
  await done(agent.post('/purchase/agent/pro/accept', { id, version: 1 }));
  const { id: template } = await done(manager.post('/cus/judge/save', aTemplate({ judgeType: 2, name: '代理评价' })));
  await done(manager.post('/cus/judge/enable', { id: template, enable: 1 }));
});
afterAll(() => stage.app.close());

const judge = async (more: object = {}) =>
  stage.buyer.post<Saved>(`${agentJudge}/addSave`, {
    agentId,
    projectId,
    details: await scoresFor(stage.buyer, { judgeType: 2, scores: ['35', '30', '20'] }),
    ...more,
  });

test('an agency is judged when its project has a result, item by item, and reads it and nobody else’s', async () => {
  expect((await judge()).msg).toMatch(/没有可评价的业务/);
  await stage.app.asSuperuser('update project set stage = 65, result_time = now() where id = $1', [projectId]);
  const { id, version } = await done<Saved>(judge());
  const lines = await done<JudgementLine[]>(stage.buyer.post(`${agentJudge}/dataListByAgentId`, { agentId }));
  expect(lines).toMatchObject([{ id, totalScore: '85.00', level: 2 }]);
  const items = await done<JudgedLine[]>(
    stage.buyer.get(`${agentJudge}/detail/dataListByAgentJudgeId?agentJudgeId=${id}`),
  );
  expect(items.map(({ itemName, score }) => [itemName, score])).toEqual([
    ['交付及时性', '35'],
    ['质量', '30'],
    ['服务', '20'],
  ]);
  expect(await done<JudgementDetail>(stage.buyer.get(`${agentJudge}/queryById?id=${id}`))).toMatchObject({
    actions: ['withdraw'],
  });
  expect(await stage.other.get(`${own}/queryById?id=${id}`)).toMatchObject({ code: 404 });
  await done(stage.agent.post(`${own}/confirm`, { id, version }));
  expect(await done(stage.agent.get(`${own}/summary`))).toMatchObject({ count: 1, avgScore: '85.00' });
});
