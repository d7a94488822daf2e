import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DrawAnswer, DrawPlace } from '@zhaocai/model';
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
let platform: Saved;
beforeAll(async () => {
  stage = await openAgencyStage();
  platform = await cooperate(stage, { tenantId: agencyTenant, by: stage.agent });
  await cooperate(stage, { tenantId: stage.otherTenant, by: stage.other });
});
afterAll(() => stage.app.close());

const base = '/purchase/cus/agent/draw';
const read = (id: string, by = stage.manager) => done<DrawAnswer>(by.get(`${base}/detail?id=${id}`));
const choose = (proId: string, more: string) =>
  stage.buyer.get(`/purchase/agent/pro/chooseAgent?proId=${proId}${more}`);
const agentOf = (id: string) => (id === platform.id ? stage.agent : stage.other);

async function drawn() {
  const project = await aDraft(stage);
  const draw = await drawFor(stage, project.id);
  const [first = '', second = ''] = draw.tickets.map(({ id }) => id);
  return { projectId: project.id, id: draw.id, first, second };
}

/** Nothing runs with it any more, and its cooperation is ended by the buyer. */
async function endCooperation(id: string, reason = '不再合作', by: Person = stage.buyer) {
  await stage.app.asSuperuser(
    `update agency_entrustment set entrust_status = 4 where cooperation_id = $1 and entrust_status in (0, 1, 2)`,
    [id],
  );
  const { version } = await done<Saved>(by.get(`/purchase/cus/agent/queryAgentInfo?id=${id}`));
  return done(by.post('/purchase/cus/agent/endCooperation', { id, version, reason }));
}

async function takeUpAgain(id: string) {
  const { version } = await done<Saved>(stage.buyer.get(`/purchase/cus/agent/queryAgentInfo?id=${id}`));
  const invited = await done(stage.buyer.post('/purchase/cus/agent/inviteAgain', { id, version }));
  await done(agentOf(id).post('/purchase/agent/cooperation/answer', { ...invited, agree: true }));
}

const pass = async (draw: { id: string }, cooperationId: string, by: Person, reason?: string) =>
  by.post(`${base}/passTurn`, { id: draw.id, version: (await read(draw.id)).version, cooperationId, reason });
const placesOf = async ({ id }: { id: string }) => (await read(id)).places.map(({ state }) => state);
const toldOf = async (drawId: string, account: string) =>
  (
    await stage.app.asSuperuser<{ content: string }>(
      `select content from flow_message where business_id = $1 and user_id = $2 order by id`,
      [drawId, await stage.app.userId(account)],
    )
  ).map(({ content }) => content);

describe('the turn of a draw', () => {
  test('is not passed on by whoever ends the cooperation with the first; its supervisor hears of it', async () => {
    const draw = await drawn();
    await endCooperation(draw.first);
    expect(await read(draw.id)).toMatchObject({ nextId: draw.first });
    expect((await read(draw.id)).places).toEqual([
      { id: draw.first, state: 'held', why: 'ended', turn: null },
      { id: draw.second, state: 'later', why: null, turn: null },
    ] satisfies DrawPlace[]);
    expect((await choose(draw.projectId, `&drawId=${draw.id}`)).msg).toMatch(/^按抽取顺序应委托“.+”，但目前不能委托/);
    expect(await toldOf(draw.id, 'manager')).toContainEqual(expect.stringMatching(/^与“.+”的合作已终止：不再合作$/));
    await takeUpAgain(draw.first);
    expect(await placesOf(draw)).toEqual(['next', 'later']);
    await entrust(stage, draw.projectId, { drawId: draw.id });
    await endCooperation(draw.first);
    await takeUpAgain(draw.first);
  });

  test('passes by the word of another with the reason, which stands on its record and in the evidence', async () => {
    const draw = await drawn();
    expect((await pass(draw, draw.first, stage.manager, '另选')).msg).toMatch(/无须确认顺延$/);
    await endCooperation(draw.first);
    expect((await pass(draw, draw.first, stage.buyer, '另选')).code).toBe(403);
    expect((await pass(draw, draw.first, stage.manager)).code).toBe(400);
    expect((await pass(draw, draw.second, stage.manager, '另选')).code).toBe(400);
    expect((await read(draw.id)).actions).toContain('passTurn');
    expect((await read(draw.id, stage.buyer)).actions).not.toContain('passTurn');
    await done(pass(draw, draw.first, stage.manager, '机构资质被吊销'));
    const { places, nextId } = await read(draw.id);
    expect(nextId).toBe(draw.second);
    expect(places[0]).toMatchObject({ state: 'passed', turn: { reason: '机构资质被吊销', by: '沈岚' } });
    const [row] = await stage.app.asSuperuser<{ payload: string }>(
      `select payload from evidence where stream = $1 and action = 'agencyDraw.passTurn'`,
      [draw.projectId],
    );
    expect(JSON.parse(row?.payload ?? '{}')).toMatchObject({ cooperationId: draw.first, why: 'ended' });
    // Whoever was passed over stays so, also where he is invited back.
    await takeUpAgain(draw.first);
    expect((await read(draw.id)).nextId).toBe(draw.second);
    await entrust(stage, draw.projectId, { drawId: draw.id });
    await endCooperation(draw.second);
    await takeUpAgain(draw.second);
  });

  test('is not passed on by the one who ended the cooperation himself', async () => {
    const draw = await drawn();
    await endCooperation(draw.first);
    await stage.app.asSuperuser(
      `update state_change set create_user = $2 where row_id = $1 and entity = 'agencyCooperation' and action = 'end'`,
      [draw.first, await stage.app.userId('manager')],
    );
    expect((await pass(draw, draw.first, stage.manager, '不再合作')).code).not.toBe(200);
    await takeUpAgain(draw.first);
  });

  test('passes of itself where the agency gave back or its company uses the product no more', async () => {
    const draw = await drawn();
    const offered = await entrust(stage, draw.projectId, { drawId: draw.id });
    await done(agentOf(draw.first).post('/purchase/project/backAgent', { id: offered.id, reason: '人员不足' }));
    expect(await placesOf(draw)).toEqual(['gaveBack', 'next']);
    const tenantOf = draw.second === platform.id ? agencyTenant : stage.otherTenant;
    await stage.app.asSuperuser('update tenant set status = 2 where tenant_id = $1', [tenantOf]);
    expect(await placesOf(draw)).toEqual(['gaveBack', 'closed']);
    await stage.app.asSuperuser('update tenant set status = 1 where tenant_id = $1', [tenantOf]);
  });

  test('does not pass by what the buyer alone writes down of an agency outside', async () => {
    for (const [id, name] of [
      ['81', '绍兴一诺咨询有限公司'],
      ['82', '嘉兴同行咨询有限公司'],
    ])
      await stage.app.asSuperuser(
        `insert into agency_cooperation (tenant_id, id, agent_name, cooperation_status, start_date, end_date, fee_payer,
           is_on_platform, awaits_confirmation, create_time, renew_from)
         values ('100001', $1, $2, 2, '2026-01-01', '2099-12-31', 2, false, false, now(), now())`,
        [id, name],
      );
    await stage.app.asSuperuser(
      `update agency_cooperation set cooperation_status = 3 where agent_tenant_id is not null`,
    );
    const draw = await drawn();
    const offered = await entrust(stage, draw.projectId, { drawId: draw.id });
    const answer = { id: offered.id, version: 1, agree: false, reason: '电话告知不承办' };
    const renewed = (isWaiting: boolean) =>
      stage.app.asSuperuser(`update agency_cooperation set awaits_confirmation = $1 where id = $2`, [
        isWaiting,
        draw.second,
      ]);
    await done(stage.buyer.post('/purchase/agent/pro/recordAnswer', answer));
    expect((await read(draw.id)).places[0]).toMatchObject({ state: 'held', why: 'returnedOutside' });
    await done(pass(draw, draw.first, stage.manager, '已电话核实'));
    expect(await placesOf(draw)).toEqual(['passed', 'next']);
    await renewed(true);
    expect((await read(draw.id)).places[1]).toMatchObject({ state: 'held', why: 'notConfirmed' });
    expect((await choose(draw.projectId, `&drawId=${draw.id}`)).code).toBe(400);
    await renewed(false);
    await stage.app.asSuperuser(
      `update agency_cooperation set cooperation_status = 2 where agent_tenant_id is not null`,
    );
    await stage.app.asSuperuser('update agency_cooperation set is_deleted = 1 where id in (81, 82)');
  });
});

describe('a draw whose supervisor has left after the buyer has shown his secret', () => {
  test('says who ends it, and is due to them; then a new one is begun', async () => {
    const { buyer, manager, app } = stage;
    const project = await aDraft(stage);
    const mine = aSecret();
    const start = async (supervisor: string) =>
      done(
        buyer.post<Saved>(`${base}/start`, {
          proId: project.id,
          supervisorId: await app.userId(supervisor),
          commit: commit('buyer', mine),
        }),
      );
    const chief = await app.person('admin');
    const begun = await start('admin');
    await done(chief.post(`${base}/join`, { ...begun, commit: commit('supervisor', aSecret()) }));
    await done(buyer.post(`${base}/reveal`, { id: begun.id, secret: mine }));
    expect(await read(begun.id, buyer)).toMatchObject({ supervisorGone: false, annullers: [] });
    await app.asSuperuser(`update user_account set status = 2 where tenant_id = '100001' and account = 'admin'`);
    expect(await read(begun.id, buyer)).toMatchObject({ supervisorGone: true, actions: [] });
    expect((await read(begun.id, buyer)).annullers).toContain('沈岚');
    const duties = await app.asSuperuser<{ kind: string }>(
      `select kind from duty where row_id = $1 and kind = 'agencyDraw.replaceGone'`,
      [begun.id],
    );
    expect(duties).toHaveLength(1);
    const { version } = await read(begun.id);
    await done(manager.post(`${base}/cancel`, { id: begun.id, version, reason: '监督人已离职' }));
    expect(await read(begun.id, buyer)).toMatchObject({ drawStatus: 5, voidReason: '监督人已离职' });
    await app.asSuperuser(`update user_account set status = 1 where tenant_id = '100001' and account = 'admin'`);
    await start('manager');
  });
});
