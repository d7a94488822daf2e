import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aDraft,
  agencyTenant,
  cooperate,
  done,
  entrust,
  openAgencyStage,
  type AgencyStage,
  type Saved,
} from '../../../../test/agency-steps.ts';
import { aPackage, aProject } from '../../../../test/tendering-steps.ts';

let stage: AgencyStage;
beforeAll(async () => {
  stage = await openAgencyStage();
  await cooperate(stage, { tenantId: agencyTenant, by: stage.agent });
});
afterAll(() => stage.app.close());

interface Info {
  readonly current: Saved & { readonly estimatedFee: string; readonly entrustStatus: number };
}
const infoOf = (proId: string) => done<Info>(stage.buyer.get(`/purchase/cus/pro/lastAgentInfo?proId=${proId}`));

const inTime = {
  lawRegime: 3,
  entryEndTime: '2027-05-20 17:00:00',
  bidEndTime: '2027-06-01 09:00:00',
  openTime: '2027-06-01 09:00:00',
};
const draft = () => aDraft(stage, inTime);

/** The same project, worth so much more. */
async function raise(project: Saved, money: string): Promise<Saved> {
  const more = { ...inTime, generalBudget: money, packages: [aPackage({ budget: money })] };
  return done(stage.buyer.post('/purchase/project/saveOrUpdate', { ...aProject(more), ...project }));
}

describe('a rule about the choice of an agency', () => {
  const setRule = async (action: number) => {
    const admin = await stage.app.person('admin');
    const rule = {
      ruleCode: 'agencyChoice',
      ruleName: '百万以上抽取',
      amountFrom: '1000000.00',
      effectiveFrom: '2020-01-01',
    };
    const { id } = await done(admin.post('/purchase/conf/rule/saveOrUpdate', { ...rule, action }));
    return () => done(admin.get(`/purchase/conf/rule/delete?ids=${id}`));
  };

  test.each([
    [1, /应随机抽取代理机构，而“浙江正信招标代理有限公司”是直接选定的/],
    [2, /直接选定代理机构须由他人确认，而“浙江正信招标代理有限公司”未经确认/],
  ])('of action %i is judged by the amount at which the project is handed in', async (action, message) => {
    const remove = await setRule(action);
    const project = await draft();
    const { id } = await entrust(stage, project.id, { agentTenantId: agencyTenant });
    await done(stage.agent.post('/purchase/agent/pro/accept', { id, version: 1 }));
    const raised = await raise(project, '5000000.00');
    expect((await stage.buyer.post('/purchase/project/submitTask', raised)).msg).toMatch(message);
    await remove();
  });

  test('that came after the handing in is judged when the project is confirmed', async () => {
    const project = await draft();
    await entrust(stage, project.id, { agentTenantId: agencyTenant });
    const raised = await raise(project, '5000000.00');
    const handedIn = await done(stage.buyer.post('/purchase/project/submitTask', raised));
    const remove = await setRule(1);
    const agreed = { id: project.id, version: handedIn.version, agree: true };
    expect((await stage.manager.post('/purchase/project/projectConfirm', agreed)).msg).toMatch(/应随机抽取代理机构/);
    await remove();
  });
});

test('an agency that is asked reads the fee of the budget that is saved, before it answers', async () => {
  const project = await draft();
  const { id } = await entrust(stage, project.id, { agentTenantId: agencyTenant });
  await raise(project, '3200000.00');
  const own = await done<object>(stage.agent.get(`/purchase/agent/pro/queryById?id=${id}`));
  expect(own).toMatchObject({ generalBudget: '3200000.00', estimatedFee: '31360.00' });
});

test('the fee of an agency follows the amount that is handed in, and the agency is told', async () => {
  const project = await draft();
  const { id } = await entrust(stage, project.id, { agentTenantId: agencyTenant });
  const before = (await infoOf(project.id)).current.estimatedFee;
  const raised = await raise(project, '5000000.00');
  await done(stage.buyer.post('/purchase/project/submitTask', raised));
  const after = (await infoOf(project.id)).current.estimatedFee;
  // 计价格〔2002〕1980号: 1,000,000 at 1.5 %, 4,000,000 at 1.1 %, a fifth less.
  expect([before, after]).toEqual(['6480.00', '47200.00']);
  const [message] = await stage.app.asSuperuser<{ content: string }>(
    'select content from flow_message where business_id = $1 order by id desc limit 1',
    [id],
  );
  expect(message?.content).toContain('6,480.00 → 47,200.00');
});
