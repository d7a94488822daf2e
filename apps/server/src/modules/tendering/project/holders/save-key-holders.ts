import {
  projectLifecycle,
  wasOpened,
  type EndpointInput,
  type Saved,
  type saveKeyHolders as endpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../../platform/http/index.ts';
import { demandVersion } from '../../../../platform/rows/index.ts';
import { packagesOf } from '../../package/package-queries.ts';
import { lockProject, touchProject, type ProjectRow } from '../find-project.ts';
import { demandMayName, demandPeopleInUse } from '../members/demand-people.ts';
import { areSettled } from './key-holders.ts';
import { settleKeyHolders } from './settle-key-holders.ts';

const remove = `
  delete from project_key_holder where tenant_id = $1 and project_id = $2 returning user_id::text as "userId"`;
const insert = `
  insert into project_key_holder (tenant_id, project_id, user_id, place, create_user, create_time)
  select $1, $2, h.user_id::bigint, h.place, $4, $5
  from unnest($3::text[]) with ordinality as h (user_id, place)`;

/**
 * Names who opens the sealed bids, while nothing can have been sealed to anybody. A project that was published before bids
 * were sealed in the browser has no holders: there they are settled in the same act.
 */
export async function saveKeyHolders(
  ctx: Ctx,
  { projectId, version, userIds }: EndpointInput<typeof endpoint>,
): Promise<Saved> {
  demandMayName(ctx);
  const project = await lockProject(ctx, projectId);
  await demandPeople(ctx, userIds);
  demandVersion(project, version);
  if (wasOpened(project) || (await areSettled(ctx, projectId))) refuse('tendering.holdersFixed');
  const before = await ctx.db.query<{ userId: string }>(remove, [ctx.tenantId, projectId]);
  await ctx.db.query(insert, [ctx.tenantId, projectId, userIds, ctx.user.userId, ctx.now]);
  await touchProject(ctx, projectId);
  const isPublished = projectLifecycle.hasReached(project.stage, 'published');
  const settled = isPublished ? await settleNow(ctx, project) : {};
  const payload = { before: before.map(({ userId }) => userId), after: userIds, ...settled };
  await recordEvidence(ctx, { stream: projectId, action: 'project.keyHolders', subject: projectId, payload });
  return { id: projectId, version: project.version + 1 };
}

async function settleNow(ctx: Ctx, project: ProjectRow): Promise<Readonly<Record<string, unknown>>> {
  const ids = (await packagesOf(ctx, project.id)).map(({ id }) => id);
  return settleKeyHolders(ctx, project, ids);
}

async function demandPeople(ctx: Ctx, userIds: readonly string[]): Promise<void> {
  if (new Set(userIds).size !== userIds.length) refuse('tendering.holderTwice');
  await demandPeopleInUse(ctx, userIds, 'tendering.holderUnknown');
}
