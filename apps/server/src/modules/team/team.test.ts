import type { Saved, TeamRow, TeamUser } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as approval from '../../../test/approval-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../test/tendering-app.ts';
import { dataOf } from '../../../test/tendering-steps.ts';
import { teamModule } from './index.ts';

let app: TenderingApp;
let ids: Awaited<ReturnType<typeof approval.approvers>>;
let made = 0;
beforeAll(async () => {
  app = await startTenderingApp([teamModule]);
  ids = await approval.approvers(app);
});
afterAll(() => app.close());

const base = '/bid-project/team';
const save = (input: object, by: 'manager' | 'buyer' = 'manager') => app.as(by).post(`${base}/saveTeam`, input);
const aTeam = (changes: object = {}) => ({
  teamName: `货物组${(made += 1)}`,
  leaderId: ids.manager,
  members: [{ userId: ids.buyer, role: 5 }, { userId: ids.finance }],
  ...changes,
});
const people = async (teamId: string) =>
  dataOf<TeamUser[]>(await app.as('buyer').get(`${base}/queryTeamUserByTeamId?teamId=${teamId}`));
const teams = async (keyword = '') =>
  dataOf<TeamRow[]>(await app.as('buyer').get(`${base}/queryTeamList?keyword=${encodeURIComponent(keyword)}`));
const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });

describe('a team', () => {
  test('is listed with its people: the leader first, then each by his part', async () => {
    const team = aTeam();
    const { id } = dataOf<Saved>(await save(team));
    expect(await people(id)).toMatchObject([
      { userId: ids.manager, role: 0, isLeader: true, isDisabled: false },
      { userId: ids.buyer, userName: '周明', role: 5, isLeader: false },
      { userId: ids.finance, role: null, isLeader: false },
    ]);
    expect((await teams(team.teamName))[0]).toMatchObject({
      id,
      memberCount: 2,
      leaderName: expect.any(String),
      memberNames: expect.stringContaining('周明'),
    });
    expect((await teams('周明')).map((row) => row.id)).toContain(id);
  });

  test('has its people replaced whole, by ids alone too', async () => {
    const { id } = dataOf<Saved>(await save(aTeam()));
    const saved = dataOf<Saved>(
      await app.as('manager').post(`${base}/editTeamUser`, { teamId: id, userIds: `${ids.finance},${ids.boss}` }),
    );
    expect((await people(id)).map(({ userId }) => userId).toSorted()).toEqual(
      [ids.manager, ids.finance, ids.boss].toSorted(),
    );
    const stale = { teamId: id, version: saved.version - 1, members: [] };
    expect(await app.as('manager').post(`${base}/editTeamUser`, stale)).toMatchObject({ code: 400 });
    expect(await people(id)).toHaveLength(3);
  });

  test('keeps its people where a save does not name them', async () => {
    const team = aTeam();
    const { id, version } = dataOf<Saved>(await save(team));
    const { members: _, ...rest } = team;
    dataOf(await save({ ...rest, id, version, remark: '工程类' }));
    expect(await people(id)).toHaveLength(3);
  });

  test('has a name of its own', async () => {
    const team = aTeam();
    dataOf(await save(team));
    expect(await save(aTeam({ teamName: team.teamName }))).toMatchObject(refused('团队名称已存在'));
  });

  test('takes nobody who is disabled, unknown or of another tenant, nobody twice, and no role that does not exist', async () => {
    expect((await save(aTeam({ leaderId: app.as('supplier1').user.userId }))).code).toBe(404);
    expect((await save(aTeam({ members: [{ userId: '999' }] }))).code).toBe(404);
    expect(await save(aTeam({ members: [{ userId: ids.buyer, role: 9 }] }))).toMatchObject(refused('没有项目角色“9”'));
    const twice = [1, 2].map(() => ({ userId: ids.buyer, role: 5 }));
    expect(await save(aTeam({ members: twice }))).toMatchObject(refused('重复'));
    await app.asSuperuser('update user_account set status = 2 where id = $1', [ids.finance]);
    expect(await save(aTeam())).toMatchObject(refused('已停用'));
    await app.asSuperuser('update user_account set status = 1 where id = $1', [ids.finance]);
  });

  test('whose member cannot sign in any more says so', async () => {
    const { id } = dataOf<Saved>(await save(aTeam()));
    await app.asSuperuser('update user_account set status = 2 where id = $1', [ids.finance]);
    expect((await people(id)).find(({ userId }) => userId === ids.finance)).toMatchObject({ isDisabled: true });
    await app.asSuperuser('update user_account set status = 1 where id = $1', [ids.finance]);
  });

  test('is seen by who works on projects, and made by who leads purchasing', async () => {
    expect((await save(aTeam(), 'buyer')).code).toBe(403);
    const { id } = dataOf<Saved>(await save(aTeam()));
    expect((await app.as('buyer').get(`${base}/deleteTeam?teamId=${id}`)).code).toBe(403);
    dataOf(await app.as('manager').get(`${base}/deleteTeam?teamId=${id}`));
    expect((await app.as('buyer').get(`${base}/queryTeamUserByTeamId?teamId=${id}`)).code).toBe(404);
  });
});
