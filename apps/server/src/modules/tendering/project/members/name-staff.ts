import { areApart, handlingRoles, userStatus } from '@zhaocai/model';
import { recordEvidence } from '../../../../platform/audit/index.ts';
import type { Ctx } from '../../../../platform/http/index.ts';
import { findProject } from '../find-project.ts';
import type { PersonOfProject } from './demand-people.ts';
import { givenParts } from './given-parts.ts';

interface Described {
  /** Of `bidRoles`: the parts that people have in what becomes of the demand; null: not said. */
  readonly roles: readonly number[] | null;
  /** Who described it, as long as he is at work. */
  readonly authorId: string | null;
}

const described = `
  select d.roles, a.id::text as "authorId" from purchase_demand d
  left join user_account a on a.tenant_id = d.tenant_id and a.id = d.create_user and a.is_deleted = 0
    and a.status in ${userStatus.sql('enabled')}
  where d.tenant_id = $1 and d.id = $2`;
const insert = `
  insert into project_member (tenant_id, project_id, role, user_id, create_user, create_time)
  select $1, $2, m.role, m."userId", $4, $5 from jsonb_to_recordset($3::jsonb) as m (role smallint, "userId" bigint)`;

const requirementHandler = 1;

/**
 * A new project begins with the people who were given its parts beforehand; of a demand that says which parts there are, with
 * these, and whoever described it handles its requirement where nobody else was given that. Who makes the project handles
 * it (5) and takes no part that must be another's.
 */
export async function nameStaff(ctx: Ctx, projectId: string): Promise<void> {
  const project = await findProject(ctx, projectId);
  const wanted = project.demandId ? await describedIn(ctx, project.demandId) : undefined;
  const given = await givenParts(ctx, project);
  const members = withAuthor(given, wanted).filter(({ role, userId }) => {
    if (handlingRoles.includes(role) || (wanted?.roles && !wanted.roles.includes(role))) return false;
    return !(userId === project.handlerId && handlingRoles.some((handling) => areApart(handling, role)));
  });
  if (members.length === 0) return;
  await ctx.db.query(insert, [ctx.tenantId, projectId, JSON.stringify(members), ctx.user.userId, ctx.now]);
  const payload = { before: [], after: members };
  await recordEvidence(ctx, { stream: projectId, action: 'project.members', subject: projectId, payload });
}

async function describedIn(ctx: Ctx, demandId: string): Promise<Described | undefined> {
  const [row] = await ctx.db.query<{ roles: unknown; authorId: string | null }>(described, [ctx.tenantId, demandId]);
  // Its save has looked at each of them; a client may write them as texts.
  const roles = Array.isArray(row?.roles) && row.roles.length > 0 ? row.roles.map(Number) : null;
  return row && { roles, authorId: row.authorId };
}

function withAuthor(given: readonly PersonOfProject[], wanted: Described | undefined): readonly PersonOfProject[] {
  const isOpen = wanted?.roles?.includes(requirementHandler) && !given.some(({ role }) => role === requirementHandler);
  if (!isOpen || wanted?.authorId == null) return given;
  return [...given, { role: requirementHandler, userId: wanted.authorId }];
}
