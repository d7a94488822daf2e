import { faultsOfDraw, type DrawAnswer } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
import { drawHashes } from '../../../platform/audit/index.ts';

let stage: AgencyStage;
beforeAll(async () => {
  stage = await openAgencyStage();
});
afterAll(() => stage.app.close());

const base = '/purchase/cus/agent/draw';
const read = (who: 'buyer' | 'manager' | 'agent', id: string) => stage[who].get<DrawAnswer>(`${base}/detail?id=${id}`);
const start = async (proId: string, more: object = {}) =>
  stage.buyer.post<Saved>(`${base}/start`, {
    proId,
    supervisorId: await stage.app.userId('manager'),
    commit: commit('buyer', aSecret()),
    ...more,
  });

describe('a draw', () => {
  test('needs two agencies that may be chosen, another person who watches over it, and a digest', async () => {
    const project = await aDraft(stage);
    expect((await start(project.id)).msg).toBe('符合条件的代理机构不足，需2家，现有0家');
    await cooperate(stage, { tenantId: agencyTenant, by: stage.agent });
    expect((await start(project.id)).msg).toBe('符合条件的代理机构不足，需2家，现有1家');
    await cooperate(stage, { tenantId: stage.otherTenant, by: stage.other });
    expect((await start(project.id, { supervisorId: await stage.app.userId('buyer') })).msg).toBe(
      '监督人不能是发起人本人',
    );
    expect(await start(project.id, { supervisorId: '4' })).toMatchObject({
      code: 400,
      msg: '监督人不存在或不能参加抽取',
    });
    expect(await start(project.id, { commit: 'abc' })).toMatchObject({ code: 400 });
  });

  test('names nobody before both have handed in their digests, and no secret before both have shown theirs', async () => {
    const { buyer, manager, app } = stage;
    const project = await aDraft(stage);
    const [mine, his] = [aSecret(), aSecret()];
    const begun = await done(start(project.id, { commit: commit('buyer', mine) }));
    expect((await read('buyer', begun.id)).data).toMatchObject({ drawStatus: 1, candidates: [], candidateRoot: null });
    const again = await start(project.id);
    expect(again.msg).toMatch(/^本项目正在抽取代理机构（CQ-\d{4}-\d{4}）$/);
    const reveal = (who: typeof buyer, secret: string) => who.post(`${base}/reveal`, { id: begun.id, secret });
    expect(await reveal(buyer, mine)).toMatchObject({ code: 400 });
    const join = { ...begun, commit: commit('supervisor', his) };
    expect(await buyer.post(`${base}/join`, join)).toMatchObject({ code: 400, msg: '您不是本次抽取的参加人' });
    await done(manager.post(`${base}/join`, join));

    const joined = (await read('manager', begun.id)).data;
    expect(joined).toMatchObject({ drawStatus: 2, ownParty: 'supervisor', reveals: {}, tickets: [] });
    expect(joined.candidates.map(({ name }) => name).sort()).toEqual([
      '杭州明采招标代理有限公司',
      '浙江正信招标代理有限公司',
    ]);
    expect((await reveal(buyer, aSecret())).msg).toMatch(/^随机数与提交的摘要不符/);
    await done(reveal(buyer, mine));
    expect(JSON.stringify((await read('manager', begun.id)).data)).not.toContain(mine);
    expect((await reveal(buyer, mine)).msg).toBe('您已公开随机数');
    await done(reveal(manager, his));
    expect((await read('manager', begun.id)).data).toMatchObject({
      drawStatus: 4,
      reveals: { buyer: mine, supervisor: his },
    });
    expect(await app.isChainWhole('100001')).toBe(true);
  });

  test('comes to what anybody calculates from its record, and the record stands in the chain of the project', async () => {
    const project = await aDraft(stage);
    const drawn = await drawFor(stage, project.id);
    const record = {
      ...drawn,
      candidates: drawn.candidates.map(({ id }) => id),
      candidateRoot: drawn.candidateRoot ?? '',
      seed: drawn.seed ?? '',
    };
    expect(faultsOfDraw(drawHashes, record)).toEqual([]);
    const [last] = await stage.app.asSuperuser<{ payload: string }>(
      `select payload from evidence where stream = $1 and action = 'agencyDraw.finish'`,
      [project.id],
    );
    expect(JSON.parse(last?.payload ?? '{}')).toMatchObject({ seed: drawn.seed, tickets: drawn.tickets });
  });

  test('[R316] picks one: the first in its order is asked, nobody else, and after a return the next', async () => {
    const project = await aDraft(stage);
    const drawn = await drawFor(stage, project.id);
    const [first, second] = drawn.tickets.map(({ id }) => id);
    const choose = (more: Readonly<Record<string, string>>) =>
      entrust(stage, project.id, { drawId: drawn.id, ...more });
    const wrong = await stage.buyer.get(
      `/purchase/agent/pro/chooseAgent?proId=${project.id}&drawId=${drawn.id}&cooperationId=${second}`,
    );
    expect(wrong.msg).toMatch(/^按抽取顺序，应委托“/);
    const offered = await choose({});
    const agentOf = (id: string | undefined) =>
      drawn.candidates.find((one) => one.id === id)?.name.startsWith('浙江') ? stage.agent : stage.other;
    await done(agentOf(first).post('/purchase/project/backAgent', { id: offered.id, reason: '人员不足' }));
    const next = await choose({});
    await done(agentOf(second).post('/purchase/agent/pro/accept', { id: next.id, version: 1 }));
    const info = await done<{ current: object; draws: object[] }>(
      stage.buyer.get(`/purchase/cus/pro/lastAgentInfo?proId=${project.id}`),
    );
    expect(info).toMatchObject({ current: { cooperationId: second, way: 2 }, draws: [{ nextId: null }] });
    const other = await aDraft(stage);
    const stranger = await stage.buyer.get(`/purchase/agent/pro/chooseAgent?proId=${other.id}&drawId=${drawn.id}`);
    expect(stranger).toMatchObject({ code: 404 });
  });

  test('leaves out an agency outside that only the one who registered it knows of', async () => {
    await cooperateOutside({ id: 78, name: '温州未确认咨询有限公司', isConfirmed: false });
    const project = await aDraft(stage);
    const drawn = await drawFor(stage, project.id);
    expect(drawn.excluded).toEqual([{ name: '温州未确认咨询有限公司', reason: 'notConfirmed' }]);
    const confirm = (who: 'buyer' | 'manager') =>
      stage[who].post('/purchase/cus/agent/confirmCooperation', { id: '78', version: 0 });
    expect((await confirm('buyer')).code).toBe(403);
    await done(confirm('manager'));
    expect((await drawFor(stage, (await aDraft(stage)).id)).candidates.map(({ id }) => id)).toContain('78');
    await stage.app.asSuperuser('update agency_cooperation set is_deleted = 1 where id = 78');
  });

  test('leaves out who gave the project back, and says so in its record', async () => {
    await cooperateOutside({ id: 77, name: '宁波信采咨询有限公司', isConfirmed: true });
    const project = await aDraft(stage);
    const { id } = await entrust(stage, project.id, { agentTenantId: agencyTenant });
    await done(stage.agent.post('/purchase/project/backAgent', { id, reason: '利益冲突' }));
    const drawn = await drawFor(stage, project.id);
    expect(drawn.candidates).toHaveLength(2);
    expect(drawn.excluded).toEqual([{ name: '浙江正信招标代理有限公司', reason: 'gaveBack' }]);
  });

  test('that cannot go on is declared void with the reason, says who had shown his secret, and stays', async () => {
    const { buyer, manager } = stage;
    const project = await aDraft(stage);
    const [mine, his] = [aSecret(), aSecret()];
    const begun = await done(start(project.id, { commit: commit('buyer', mine) }));
    await done(manager.post(`${base}/join`, { ...begun, commit: commit('supervisor', his) }));
    await done(buyer.post(`${base}/reveal`, { id: begun.id, secret: mine }));
    const cancel = (reason?: string) => manager.post(`${base}/cancel`, { id: begun.id, version: 2, reason });
    expect(await cancel()).toMatchObject({ code: 400 });
    await done(cancel('随机数遗失'));
    const [row] = await stage.app.asSuperuser<{ payload: string }>(
      `select payload from evidence where stream = $1 and action = 'agencyDraw.annul'`,
      [project.id],
    );
    expect(JSON.parse(row?.payload ?? '{}')).toMatchObject({ buyerRevealed: true, supervisorRevealed: false });
    const void_ = (await read('buyer', begun.id)).data;
    expect(void_).toMatchObject({ drawStatus: 5, voidReason: '随机数遗失', reveals: {} });
    expect((await start(project.id)).code).toBe(200);
  });

  test('is nobody’s business but its people’s and the buyer’s', async () => {
    const project = await aDraft(stage);
    const drawn = await drawFor(stage, project.id);
    expect(await read('agent', drawn.id)).toMatchObject({ code: 404 });
    const expert = await stage.app.person('expert1');
    expect(await expert.get(`${base}/detail?id=${drawn.id}`)).toMatchObject({ code: 404 });
    expect(await expert.post(`${base}/reveal`, { id: drawn.id, secret: aSecret() })).toMatchObject({ code: 404 });
  });
});

interface Outside {
  readonly id: number;
  readonly name: string;
  readonly isConfirmed: boolean;
}

async function cooperateOutside({ id, name, isConfirmed }: Outside): Promise<void> {
  await stage.app.asSuperuser(
    `insert into agency_cooperation (tenant_id, id, agent_name, cooperation_status, start_date, end_date,
       awaits_confirmation, create_time, update_time)
     values ('100001', $1, $2, 2, '2026-01-01', '2099-12-31', $3, now(), now())`,
    [id, name, !isConfirmed],
  );
}
