import {
  projectRoles,
  team,
  user,
  userStatus,
  type editTeamUser as editEndpoint,
  type EndpointInput,
  type Saved,
  type saveTeam as saveEndpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../platform/audit/index.ts';
import { demandAddPermission, storeRow } from '../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../platform/http/index.ts';
import { changeRow, demandRows, lockRow } from '../../platform/rows/index.ts';

interface Member {
  readonly userId: string;
  readonly role: number | null;
}

type Given = Pick<EndpointInput<typeof editEndpoint>, 'members' | 'userIds'>;

/** Saves a team, with its members where they are named. */
export async function saveTeam(
  ctx: Ctx,
  { members, userIds, ...input }: EndpointInput<typeof saveEndpoint>,
): Promise<Saved> {
  demandAddPermission(ctx, team, input);
  const named = membersOf({ members, userIds });
  await demandPeople(ctx, [input.leaderId]);
  if (named) await demandMembers(ctx, named);
  const { saved, action, payload } = await storeRow(ctx, team, { input: { ...input }, hooks: {} });
  if (named) await replaceMembers(ctx, saved.id, named);
  await recordEvidence(ctx, {
    stream: 'admin',
    action: `team.${action}`,
    subject: saved.id,
    payload: { ...payload, ...(named && { members: named }) },
  });
  return named ? { id: saved.id, version: saved.version + 1 } : saved;
}

/** Replaces the members of a team. */
export async function editTeamUser(
  ctx: Ctx,
  { teamId, version, ...given }: EndpointInput<typeof editEndpoint>,
): Promise<Saved> {
  const row = await lockRow(ctx, team, { id: teamId, version });
  const members = membersOf(given) ?? [];
  await demandMembers(ctx, members);
  const before = await replaceMembers(ctx, teamId, members);
  const payload = { teamName: row.teamName, before, after: members };
  await recordEvidence(ctx, { stream: 'admin', action: 'team.members', subject: teamId, payload });
  return { id: teamId, version: row.version + 1 };
}

function membersOf({ members, userIds }: Given): Member[] | undefined {
  if (members) return members.map(({ userId, role }) => ({ userId, role: role ?? null }));
  return userIds
    ?.split(',')
    .filter(Boolean)
    .map((userId) => ({ userId, role: null }));
}

async function demandMembers(ctx: Ctx, members: readonly Member[]): Promise<void> {
  await demandPeople(
    ctx,
    members.map(({ userId }) => userId),
  );
  const unknown = members.find(({ role }) => role !== null && !projectRoles.some(({ value }) => value === role));
  if (unknown) refuse('team.roleUnknown', { role: String(unknown.role) });
  if (new Set(members.map(({ userId, role }) => `${userId} ${role}`)).size !== members.length) refuse('team.twice');
}

const countActive = `
  select count(*)::int as active from user_account
  where tenant_id = $1 and id = any($2::bigint[]) and status in ${userStatus.sql('enabled')} and is_deleted = 0`;

/** Of the own unit, and able to sign in. */
async function demandPeople(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const unique = [...new Set(ids)];
  await demandRows(ctx, user, unique);
  const [people] = await ctx.db.query<{ active: number }>(countActive, [ctx.tenantId, unique]);
  if (people?.active !== unique.length) refuse('team.personGone');
}

const remove = `
  delete from team_member where tenant_id = $1 and team_id = $2 returning user_id as "userId", role`;
const insert = `
  insert into team_member (tenant_id, team_id, user_id, role, create_user, create_time)
  select $1, $2, m."userId", m.role, $4, $5 from jsonb_to_recordset($3::jsonb) as m ("userId" bigint, role smallint)`;

async function replaceMembers(ctx: Ctx, teamId: string, members: readonly Member[]): Promise<Member[]> {
  const before = await ctx.db.query<Member & Record<string, unknown>>(remove, [ctx.tenantId, teamId]);
  await ctx.db.query(insert, [ctx.tenantId, teamId, JSON.stringify(members), ctx.user.userId, ctx.now]);
  const memberCount = new Set(members.map(({ userId }) => userId)).size;
  await changeRow(ctx, team, { id: teamId, values: { memberCount } });
  return before;
}
