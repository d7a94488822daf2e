import {
  projectRoles,
  team,
  userStatus,
  type EndpointInput,
  type teamList,
  type TeamRow,
  type TeamUser,
} from '@zhaocai/model';
import { namedList } from '../../platform/crud/index.ts';
import type { Ctx } from '../../platform/http/index.ts';
import { findRow } from '../../platform/rows/index.ts';

const name = `coalesce(nullif(u.real_name, ''), nullif(u.nick_name, ''), u.account)`;
const namesOfMembers = `
  select m.team_id as "teamId", string_agg(distinct ${name}, '、') as names from team_member m
  join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id and u.is_deleted = 0
  where m.tenant_id = $1 group by m.team_id`;

/** All teams, or those that the words name: they, or somebody in them. */
export async function listTeams(ctx: Ctx, { keyword, teamName }: EndpointInput<typeof teamList>): Promise<TeamRow[]> {
  const [teams, members] = await Promise.all([
    namedList(ctx, team, { ...(teamName && { teamName }) }),
    ctx.db.query<{ teamId: string; names: string }>(namesOfMembers, [ctx.tenantId]),
  ]);
  const namesOf = new Map(members.map(({ teamId, names }) => [teamId, names]));
  const rows = teams.map((row) => ({ ...row, memberNames: namesOf.get(row.id) ?? '' }));
  const asked = keyword?.trim().toLowerCase();
  if (!asked) return rows;
  return rows.filter((row) =>
    [row.teamName, row.leaderName ?? '', row.memberNames].some((text) => text.toLowerCase().includes(asked)),
  );
}

const people = `
  select u.id as "userId", ${name} as "userName", u.account, p.role, p."isLeader",
    u.is_deleted <> 0 or u.status not in ${userStatus.sql('enabled')} as "isDisabled",
    (select string_agg(d.dept_name, '、') from dept d
      where d.tenant_id = u.tenant_id and d.id = any(u.dept_ids) and d.is_deleted = 0) as "deptName"
  from (select $3::bigint as user_id, $4::smallint as role, true as "isLeader"
    union all select m.user_id, m.role, false from team_member m where m.tenant_id = $1 and m.team_id = $2) p
  join user_account u on u.tenant_id = $1 and u.id = p.user_id
  order by p."isLeader" desc, p.role nulls last, u.account, u.id`;

/** The leader first, who leads the project, then the members by their parts. */
export async function listTeamUsers(ctx: Ctx, teamId: string): Promise<TeamUser[]> {
  const { leaderId } = await findRow(ctx, team, { id: teamId });
  return ctx.db.query<TeamUser & Record<string, unknown>>(people, [
    ctx.tenantId,
    teamId,
    leaderId,
    projectRoles[0].value,
  ]);
}
