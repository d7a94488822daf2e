import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DrawAnswer } from '@zhaocai/model';
import {
  aDraft,
  agencyTenant,
  aSecret,
  commit,
  cooperate,
  done,
  drawFor,
  entrust,
  openAgencyStage,
  type AgencyStage,
  type Saved,
} from '../../../../test/agency-steps.ts';
import type { Person } from '../../../../test/organization-app.ts';

let stage: AgencyStage;
let first: Saved;
beforeAll(async () => {
  stage = await openAgencyStage();
  first = await cooperate(stage, { tenantId: agencyTenant, by: stage.agent });
  await cooperate(stage, { tenantId: stage.otherTenant, by: stage.other });
});
afterAll(() => stage.app.close());

const base = '/purchase/cus/agent/draw';
const read = (id: string) => done<DrawAnswer>(stage.manager.get(`${base}/detail?id=${id}`));
const start = async (proId: string, supervisor = 'manager') =>
  stage.buyer.post<Saved>(`${base}/start`, {
    proId,
    supervisorId: await stage.app.userId(supervisor),
    commit: commit('buyer', aSecret()),
  });
const choose = (proId: string, more: string) =>
  stage.buyer.get(`/purchase/agent/pro/chooseAgent?proId=${proId}${more}`);
const cancel = (who: Person, { id, version }: Saved, reason = '候选机构均已退回') =>
  who.post(`${base}/cancel`, { id, version, reason });
const agentOf = (id: string | null) => (id === first.id ? stage.agent : stage.other);

describe('the one draw of a project', () => {
  test('decides: neither a second draw nor a direct choice goes beside it', async () => {
    const project = await aDraft(stage);
    const drawn = await drawFor(stage, project.id);
    expect((await start(project.id)).msg).toBe(
      `本项目已抽取（${drawn.drawNo}），以该次结果为准；须由他人说明原因作废后，才能重新抽取或直接选定`,
    );
    const direct = await choose(project.id, `&cooperationId=${drawn.tickets[1]?.id}`);
    expect(direct.msg).toMatch(/^本项目已抽取/);
    expect((await cancel(stage.manager, drawn)).msg).toMatch(/^抽取结果仍然有效，应委托“/);
  });

  test('keeps its turn where the buyer ends the offer himself', async () => {
    const project = await aDraft(stage);
    const drawn = await drawFor(stage, project.id);
    const offered = await entrust(stage, project.id, { drawId: drawn.id });
    const ended = { id: offered.id, version: 1, reason: '另行考虑' };
    await done(stage.buyer.post('/purchase/agent/pro/endEntrustment', ended));
    expect((await read(drawn.id)).nextId).toBe(drawn.tickets[0]?.id);
    expect((await choose(project.id, `&drawId=${drawn.id}&cooperationId=${drawn.tickets[1]?.id}`)).code).toBe(400);
  });

  test('is void by another person when all gave back, and then a new one decides alone', async () => {
    const project = await aDraft(stage);
    const drawn = await drawFor(stage, project.id);
    for (const { id } of drawn.tickets) {
      const offered = await entrust(stage, project.id, { drawId: drawn.id });
      await done(agentOf(id).post('/purchase/project/backAgent', { id: offered.id, reason: '人员不足' }));
    }
    const exhausted = await read(drawn.id);
    expect(exhausted).toMatchObject({ nextId: null, actions: ['annul'] });
    await done(cancel(stage.manager, exhausted));
    expect(await read(drawn.id)).toMatchObject({ drawStatus: 5, voidReason: '候选机构均已退回' });
    expect((await choose(project.id, `&drawId=${drawn.id}`)).code).toBe(400);
    const [row] = await stage.app.asSuperuser<{ payload: string }>(
      `select payload from evidence where stream = $1 and action = 'agencyDraw.annul'`,
      [project.id],
    );
    expect(JSON.parse(row?.payload ?? '{}')).toMatchObject({ reason: '候选机构均已退回' });
  });

  test('of several that were finished before, only the newest is obeyed', async () => {
    const project = await aDraft(stage);
    const old = await drawFor(stage, project.id);
    await stage.app.asSuperuser('update agency_draw set draw_status = 5 where id = $1', [old.id]);
    const newest = await drawFor(stage, project.id);
    await stage.app.asSuperuser('update agency_draw set draw_status = 4 where id = $1', [old.id]);
    expect((await choose(project.id, `&drawId=${old.id}`)).msg).toContain(newest.drawNo);
    await entrust(stage, project.id, { drawId: newest.id });
  });

  test('is watched over by somebody who holds the right to', async () => {
    const project = await aDraft(stage);
    expect((await start(project.id, 'expert1')).msg).toMatch(/没有“监督抽取”权限/);
    // Whose role says that he supervises does so.
    await done(start(project.id, 'supervisor'));
  });

  test('that is under way is not dropped by the one who began it', async () => {
    const project = await aDraft(stage);
    const begun = await done(start(project.id));
    await done(stage.manager.post(`${base}/join`, { ...begun, commit: commit('supervisor', aSecret()) }));
    const joined = await read(begun.id);
    expect((await cancel(stage.buyer, joined, '重来')).code).toBe(403);
    await done(cancel(stage.manager, joined, '随机数遗失'));
  });

  test('asks an agency by the terms of its cooperation and no others', async () => {
    const project = await aDraft(stage);
    const drawn = await drawFor(stage, project.id);
    for (const term of ['feeFloat=-100', 'minFee=0', 'feePayer=1'])
      expect((await choose(project.id, `&drawId=${drawn.id}&${term}`)).msg).toMatch(/^抽取选定的机构按合作约定收费/);
  });

  test('still has the agency that was driven out by an offer nobody could accept', async () => {
    const project = await aDraft(stage);
    const offered = await entrust(stage, project.id, { agentTenantId: agencyTenant, feeFloat: '-100', minFee: '0' });
    await done(stage.agent.post('/purchase/project/backAgent', { id: offered.id, reason: '收费为零' }));
    expect((await drawFor(stage, project.id)).candidates.map(({ id }) => id)).toContain(first.id);
  });

  test('that was changed past the product is shown as such, and nobody is asked by it', async () => {
    const project = await aDraft(stage);
    const drawn = await drawFor(stage, project.id);
    expect(drawn).toMatchObject({ recordFaults: [], nextId: drawn.tickets[0]?.id });
    expect(drawn.recorded.map(({ action }) => action)).toEqual([
      'agencyDraw.add',
      'agencyDraw.join',
      'agencyDraw.finish',
    ]);
    // Of another project's draw everything follows from itself, and yet it is not what was drawn here.
    const foreign = await drawFor(stage, (await aDraft(stage)).id);
    await stage.app.asSuperuser(
      `update agency_draw d set draw_no = o.draw_no || 'x', commits = o.commits, reveals = o.reveals, seed = o.seed,
         tickets = o.tickets from agency_draw o where d.id = $1 and o.id = $2`,
      [drawn.id, foreign.id],
    );
    expect(await read(drawn.id)).toMatchObject({ recordFaults: ['commits', 'seed', 'order'], nextId: null });
    expect((await choose(project.id, `&drawId=${drawn.id}`)).msg).toMatch(/与存证不一致，不能使用/);
    await done(cancel(stage.manager, await read(drawn.id), '记录与存证不一致'));
  });
});
