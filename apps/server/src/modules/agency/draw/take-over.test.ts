import type { DrawAnswer } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aDraft,
  agencyTenant,
  aSecret,
  commit,
  cooperate,
  done,
  openAgencyStage,
  type AgencyStage,
  type Saved,
} from '../../../../test/agency-steps.ts';
import type { Person } from '../../../../test/organization-app.ts';

let stage: AgencyStage;
let chief: Person;
let supervisor: Person;
beforeAll(async () => {
  stage = await openAgencyStage();
  await cooperate(stage, { tenantId: agencyTenant, by: stage.agent });
  await cooperate(stage, { tenantId: stage.otherTenant, by: stage.other });
  chief = await stage.app.person('admin');
  supervisor = await stage.app.person('supervisor');
});
afterAll(() => stage.app.close());

const base = '/purchase/cus/agent/draw';
const read = (id: string, by = stage.manager) => done<DrawAnswer>(by.get(`${base}/detail?id=${id}`));
async function begin(secret: string): Promise<Saved & { projectId: string }> {
  const project = await aDraft(stage);
  const supervisorId = await stage.app.userId('manager');
  const wish = { proId: project.id, supervisorId, commit: commit('buyer', secret) };
  return { ...(await done<Saved>(stage.buyer.post(`${base}/start`, wish))), projectId: project.id };
}
const takeOver = async (id: string, by: Person, reason?: string) =>
  by.post<Saved>(`${base}/takeOver`, { id, version: (await read(id)).version, reason });
const dutiesOf = async (id: string) =>
  (
    await stage.app.asSuperuser<{ kind: string; person: string | null }>(
      'select kind, person_id::text as person from duty where row_id = $1 order by kind',
      [id],
    )
  ).map(({ kind, person }) => [kind, person]);

describe('a draw that waits for its supervisor', () => {
  test('is taken over by another who may watch over draws, with the reason; he joins it and shows his secret', async () => {
    const [mine, his] = [aSecret(), aSecret()];
    const { id, projectId } = await begin(mine);
    expect((await read(id, supervisor)).actions).toContain('takeOver');
    expect((await read(id)).actions).not.toContain('takeOver');
    expect((await takeOver(id, supervisor)).code).toBe(400);
    await done(takeOver(id, supervisor, '监督人出差'));
    const taken = await read(id, supervisor);
    expect(taken).toMatchObject({ drawStatus: 1, ownParty: 'supervisor' });
    expect(taken.people[1]).toMatchObject({ id: await stage.app.userId('supervisor'), party: 'supervisor' });
    expect(taken.history[0]).toMatchObject({ action: 'takeOver', reason: '监督人出差' });
    expect(taken.recorded.map(({ action }) => action)).toEqual(['agencyDraw.add', 'agencyDraw.takeOver']);
    expect(await dutiesOf(id)).toEqual([['agencyDraw.join', await stage.app.userId('supervisor')]]);
    const [former] = await stage.app.asSuperuser<{ content: string }>(
      'select content from flow_message where business_id = $1 and user_id = $2',
      [id, await stage.app.userId('manager')],
    );
    expect(former?.content).toMatch(/接替您监督本次抽取：监督人出差$/);

    const join = { id, version: taken.version, commit: commit('supervisor', his) };
    expect((await stage.manager.post(`${base}/join`, join)).msg).toBe('您不是本次抽取的参加人');
    await done(supervisor.post(`${base}/join`, join));
    expect((await takeOver(id, chief, '想换人')).code).toBe(400);
    await done(stage.buyer.post(`${base}/reveal`, { id, secret: mine }));
    await done(supervisor.post(`${base}/reveal`, { id, secret: his }));
    expect(await read(id)).toMatchObject({ drawStatus: 4, recordFaults: [] });
    const rows = await stage.app.asSuperuser<{ payload: string }>(
      `select payload from evidence where stream = $1 and action = 'agencyDraw.takeOver'`,
      [projectId],
    );
    expect(JSON.parse(rows[0]?.payload ?? '{}')).toMatchObject({
      reason: '监督人出差',
      former: await stage.app.userId('manager'),
    });
  });

  test('is taken over neither by who began it nor by whoever may not watch over draws, nor twice by one', async () => {
    const { id } = await begin(aSecret());
    expect((await takeOver(id, stage.buyer, '自行监督')).code).toBe(403);
    expect((await takeOver(id, stage.manager, '本人')).msg).toMatch(/^您已是本次抽取的监督人/);
    const admins = await chief.post<Saved>(`${base}/start`, {
      proId: (await aDraft(stage)).id,
      supervisorId: await stage.app.userId('manager'),
      commit: commit('buyer', aSecret()),
    });
    const own = await takeOver(admins.data.id, chief, '自行监督');
    expect(own).toMatchObject({ code: 400 });
  });

  test('whose supervisor has left is due to those who may take it over, who are named', async () => {
    const { id } = await begin(aSecret());
    const leave = (status: number) =>
      stage.app.asSuperuser(`update user_account set status = $1 where tenant_id = '100001' and account = 'manager'`, [
        status,
      ]);
    await leave(2);
    expect(await dutiesOf(id)).toContainEqual(['agencyDraw.takeOverGone', null]);
    const left = await read(id, stage.buyer);
    expect(left.supervisorGone).toBe(true);
    expect(left.annullers.length).toBeGreaterThan(0);
    await done(supervisor.post(`${base}/takeOver`, { id, version: left.version, reason: '监督人已离职' }));
    expect(await read(id, supervisor)).toMatchObject({ supervisorGone: false, annullers: [] });
    expect((await dutiesOf(id)).map(([kind]) => kind)).toEqual(['agencyDraw.join']);
    await leave(1);
  });
});
