import { notice, type EndpointInput, type noticeApi, type Saved } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';

interface NoticeRow {
  readonly version: number;
  readonly noticeState: number;
  readonly createUser: string | null;
}

/** Takes a published notice out of sight, saying why; its author or an administrator may. */
export async function withdrawNotice(
  ctx: Ctx,
  { id, version, reason }: EndpointInput<typeof noticeApi.withdraw>,
): Promise<Saved> {
  const parameters = new Parameters();
  const visible = visibleConditions(notice, ctx, { parameters });
  const [row] = await ctx.db.query<NoticeRow>(
    `select t.version, t.notice_state as "noticeState", t.create_user as "createUser" from notice t
     where ${visible.join(' and ')} and t.id = ${parameters.bind(id)} for no key update`,
    parameters.values,
  );
  if (!row) return notFound();
  if (version !== undefined && version !== row.version) refuse('platform.stale');
  if (!isAuthorOrAdmin(ctx, row.createUser)) refuse('desk.authorOrAdmin');
  if (row.noticeState !== 1) refuse('desk.notPublished');
  if (!reason) refuse('desk.withdrawReason');
  await ctx.db.write(
    `update notice set notice_state = 3, withdraw_reason = $3, version = version + 1, update_user = $4, update_time = $5
     where tenant_id = $1 and id = $2`,
    [ctx.tenantId, id, reason, ctx.user.userId, ctx.now],
  );
  await recordEvidence(ctx, { stream: 'admin', action: 'notice.withdraw', subject: id, payload: { reason } });
  return { id, version: row.version + 1 };
}

/** Somebody must be able to clear up after a person who has left. */
export function isAuthorOrAdmin(ctx: Ctx, createUser: string | null): boolean {
  return (
    createUser === ctx.user.userId ||
    ctx.user.roleAliases.some((alias) => alias === 'admin' || alias === 'administrator')
  );
}

/** Before a removal; a missing or foreign id is for the removal itself to answer. */
export async function demandRemovableNotices(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const rows = await ctx.db.query<{ createUser: string | null }>(
    `select create_user as "createUser" from notice
     where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0 for update`,
    [ctx.tenantId, ids],
  );
  if (rows.length < ids.length) return;
  if (!rows.every(({ createUser }) => isAuthorOrAdmin(ctx, createUser))) refuse('desk.authorOrAdmin');
}
