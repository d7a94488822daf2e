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
import { secondPurchaser } from '../../../../test/second-purchaser.ts';
import type { Person } from '../../../../test/organization-app.ts';

let stage: AgencyStage;
let colleague: Person;
let cooperation: Saved;
beforeAll(async () => {
  stage = await openAgencyStage();
  await secondPurchaser(stage.app);
  colleague = await stage.app.person('buyer2');
  cooperation = await cooperate(stage, { tenantId: agencyTenant, by: stage.agent });
  const project = await aDraft(stage);
  await entrust(stage, project.id, { agentTenantId: agencyTenant });
});
afterAll(() => stage.app.close());

const total = async (who: Person, query = '') =>
  (await done<{ total: number }>(who.get(`/purchase/cus/agent/queryCooperationProject?size=1${query}`))).total;
async function running(who: Person, query = ''): Promise<number> {
  const states = await Promise.all([0, 1, 2].map((state) => total(who, `${query}&entrustStatus=${state}`)));
  return states.reduce((sum, count) => sum + count, 0);
}

describe('the figures about agencies', () => {
  test.each(['buyer', 'another purchaser'])('count for %s what his list of entrustments shows', async (name) => {
    const who = name === 'buyer' ? stage.buyer : colleague;
    expect(await total(who)).toBe(name === 'buyer' ? 1 : 0);
    const all = await done(who.get('/purchase/cus/agent/queryAgencyCount'));
    expect(all).toMatchObject({ total: 1, running: await running(who) });
    const one = await done(who.get(`/purchase/cus/agent/queryAgentInfo?id=${cooperation.id}`));
    const ofIt = `&cooperationId=${cooperation.id}`;
    expect(one).toMatchObject({
      projectCount: await total(who, ofIt),
      runningCount: await running(who, ofIt),
    });
  });
});
