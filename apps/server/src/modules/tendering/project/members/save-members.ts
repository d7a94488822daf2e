import {
  bulletinLifecycle,
  projectRoles,
  type EndpointInput,
  type Saved,
  type saveProjectMembers as endpoint,
} from '@zhaocai/model';
import { holdsRight } from '../../../../platform/access/index.ts';
import { recordEvidence } from '../../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../../platform/http/index.ts';
import { demandNotBeingApproved } from '../../result/result-approval.ts';
import { demandVersion } from '../../../../platform/rows/index.ts';
import { lockProject } from '../find-project.ts';
import { handTasksOn } from '../hand-tasks-on.ts';
import { demandApart, demandMayName, demandPeopleInUse } from './demand-people.ts';
import { handOver, withHandler } from './hand-over.ts';
import { projectPeople, withAssumed } from './project-people.ts';

type Members = readonly EndpointInput<typeof endpoint>['members'][number][];

const noticeInApproval = `
  select 1 from bulletin where tenant_id = $1 and project_id = $2
    and bulletin_status in ${bulletinLifecycle.sql('inApproval')} and is_deleted = 0 limit 1`;
const remove = `
  delete from project_member where tenant_id = $1 and project_id = $2 returning role, user_id as "userId"`;
const insert = `
  insert into project_member (tenant_id, project_id, role, user_id, create_user, create_time)
  select $1, $2, m.role, m."userId", $4, $5 from jsonb_to_recordset($3::jsonb) as m (role smallint, "userId" bigint)`;

/** Replaces the members: the handler does, and the head of procurement. While people are asked about the project, who is asked is not changed. */
export async function saveMembers(
  ctx: Ctx,
  { projectId, version, members: wished }: EndpointInput<typeof endpoint>,
): Promise<Saved> {
  demandMayName(ctx);
  const project = await lockProject(ctx, projectId);
  const members = withHandler(wished, project);
  await demandMembers(ctx, members);
  await demandApart(ctx, withAssumed(members, project));
  demandVersion(project, version);
  await demandNotBeingApproved(ctx, projectId);
  if ((await ctx.db.query(noticeInApproval, [ctx.tenantId, projectId])).length > 0)
    refuse('tendering.noticeInApproval');
  await demandNotOwnHead(ctx, { projectId, members });
  const had = await projectPeople(ctx, projectId);
  await demandEntitledHeads(ctx, members, had);
  const before = await ctx.db.query<{ role: number; userId: string }>(remove, [ctx.tenantId, projectId]);
  const { userId } = ctx.user;
  await ctx.db.query(insert, [ctx.tenantId, projectId, JSON.stringify(members), userId, ctx.now]);
  await handOver(ctx, project, members);
  await handTasksOn(ctx, { projectId, before: had, after: await projectPeople(ctx, projectId) });
  const payload = { before, after: members };
  await recordEvidence(ctx, { stream: projectId, action: 'project.members', subject: projectId, payload });
  return { id: projectId, version: project.version + 1 };
}

const heads = projectRoles.filter((one) => 'isHead' in one).map(({ value }) => value);

/** Who does not confirm projects makes himself no head of one, nor stays it by his own word: his head names him. */
async function demandNotOwnHead(
  ctx: Ctx,
  { projectId, members }: { readonly projectId: string; readonly members: Members },
): Promise<void> {
  const { userId, permissions } = ctx.user;
  if (permissions.has('project_confirm')) return;
  const own = members.filter((one) => one.userId === userId && heads.some((role) => role === one.role));
  if (own.length === 0) return;
  const held = await ctx.db.query<{ role: number }>(
    'select role from project_member where tenant_id = $1 and project_id = $2 and user_id = $3',
    [ctx.tenantId, projectId, userId],
  );
  const taken = own.find(({ role }) => !held.some((one) => one.role === role));
  if (taken) refuse('tendering.ownHead', { role: labelOf(ctx, taken.role) });
}

const withoutRights = `
  select coalesce(nullif(u.real_name, ''), nullif(u.nick_name, ''), u.account) as name, n.role
  from jsonb_to_recordset($2::jsonb) as n (role smallint, "userId" bigint, rights jsonb)
  join user_account u on u.tenant_id = $1 and u.id = n."userId"
  where not ${holdsRight('u', 'array(select jsonb_array_elements_text(n.rights))')}
  order by n.role, name limit 1`;

/** Who is newly given a part that decides holds a right to decide; whoever handles the project does not make somebody a judge. */
async function demandEntitledHeads(
  ctx: Ctx,
  members: Members,
  had: Readonly<Record<number, readonly string[]>>,
): Promise<void> {
  const given = members.flatMap(({ role, userId }) => {
    const rights = rightsOf(role);
    return rights.length === 0 || had[role]?.includes(userId) ? [] : [{ role, userId, rights }];
  });
  if (given.length === 0) return;
  const values = [ctx.tenantId, JSON.stringify(given)];
  const [without] = await ctx.db.query<{ name: string; role: number }>(withoutRights, values);
  if (without) refuse('tendering.headNotEntitled', { name: without.name, role: labelOf(ctx, without.role) });
}

function rightsOf(role: number): readonly string[] {
  const part = projectRoles.find(({ value }) => value === role);
  return part && 'decides' in part ? part.decides : [];
}

function labelOf({ language }: Pick<Ctx, 'language'>, role: number): string {
  return projectRoles.find(({ value }) => value === role)?.label[language] ?? '';
}

async function demandMembers(ctx: Ctx, members: Members): Promise<void> {
  const ids = [...new Set(members.map(({ userId }) => userId))];
  await demandPeopleInUse(ctx, ids, 'tendering.memberUnknown');
  const unknown = members.find(({ role }) => !projectRoles.some(({ value }) => value === role));
  if (unknown) refuse('tendering.memberRole', { role: String(unknown.role) });
  const each = new Set(members.map(({ role, userId }) => `${role} ${userId}`));
  if (each.size !== members.length) refuse('tendering.memberTwice');
}
