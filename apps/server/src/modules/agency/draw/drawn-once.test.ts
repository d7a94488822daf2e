import type { DrawAnswer } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aDraft,
  agencyTenant,
  aSecret,
  commit,
  cooperate,
  done,
  drawFor,
  openAgencyStage,
  type AgencyStage,
  type Saved,
} from '../../../../test/agency-steps.ts';
import { aPackage, aProject } from '../../../../test/tendering-steps.ts';

let stage: AgencyStage;
beforeAll(async () => {
  stage = await openAgencyStage();
  await cooperate(stage, { tenantId: agencyTenant, by: stage.agent });
  await cooperate(stage, { tenantId: stage.otherTenant, by: stage.other });
});
afterAll(() => stage.app.close());

const base = '/purchase/cus/agent/draw';
const read = (id: string) => done<DrawAnswer>(stage.manager.get(`${base}/detail?id=${id}`));
const remove = (id: string) => stage.buyer.post('/purchase/project/deleteByIds', { ids: id });
const actionsOf = async (id: string) =>
  (await done<{ actions: string[] }>(stage.buyer.get(`/purchase/project/queryById?id=${id}`))).actions;
const save = (project: Saved, more: object) =>
  stage.buyer.post('/purchase/project/saveOrUpdate', { ...aProject({ lawRegime: 3, ...more }), ...project });

describe('a project whose agency was drawn', () => {
  test('is not deleted to be drawn anew: another person agrees to its termination', async () => {
    const project = await aDraft(stage, { projectName: '同一项目' });
    const drawn = await drawFor(stage, project.id);
    expect((await remove(project.id)).msg).toContain(`本项目已抽取代理机构（${drawn.drawNo}），不能删除`);
    expect(await actionsOf(project.id)).toContain('askTerminate');
    expect(await actionsOf(project.id)).not.toContain('remove');
    const asked = { type: 2, reasonCode: 6, reason: '采购任务取消', ...project };
    const { id, version } = await done(stage.buyer.post('/purchase/project/exceptionProject', asked));
    const agreed = { id, version, agree: true };
    expect((await stage.buyer.post('/purchase/project/exceptionConfirm', agreed)).code).toBe(403);
    await done(stage.manager.post('/purchase/project/exceptionConfirm', agreed));
    const again = await aDraft(stage, { projectName: '同一项目' });
    const second = await drawFor(stage, again.id);
    expect((await read(second.id)).drawsOfSame.map(({ drawNo }) => drawNo)).toEqual([drawn.drawNo, second.drawNo]);
  });

  test('is deleted where its draw was withdrawn before anybody was drawn from', async () => {
    const project = await aDraft(stage);
    const begun = await done(
      stage.buyer.post(`${base}/start`, {
        proId: project.id,
        supervisorId: await stage.app.userId('manager'),
        commit: commit('buyer', aSecret()),
      }),
    );
    expect((await remove(project.id)).code).toBe(400);
    await done(stage.buyer.post(`${base}/cancel`, { ...begun, reason: '不再采购' }));
    await done(remove(project.id));
  });

  test('stays what it was drawn for: its name, its kind and, but for a tenth, its amount', async () => {
    const project = await aDraft(stage, { generalBudget: '100000.00', packages: [aPackage({ budget: '100000.00' })] });
    const drawn = await drawFor(stage, project.id);
    const money = (budget: string) => ({ generalBudget: budget, packages: [aPackage({ budget })] });
    expect((await save(project, { ...money('100000.00'), projectName: '另一个项目' })).msg).toContain(
      '项目名称不能再改',
    );
    expect((await save(project, { ...money('100000.00'), purchaseType: 2 })).msg).toContain('采购类别不能再改');
    expect((await save(project, money('110000.01'))).msg).toContain(
      `代理机构是按100,000.00元抽取的（${drawn.drawNo}），金额增减不能超过10%`,
    );
    const raised = await done(save(project, money('110000.00')));
    expect((await save({ ...project, ...raised }, money('121000.00'))).code).toBe(400);
  });
});
