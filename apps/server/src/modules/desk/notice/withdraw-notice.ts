import { notice, noticeStates, type EndpointInput, type noticeApi, type Saved } from '@zhaocai/model';
import { transition } from '../../../platform/lifecycle/index.ts';
import { lockRow, lockThere } from '../../../platform/rows/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

/** Takes a published notice out of sight, saying why; its author or an administrator may. */
export async function withdrawNotice(
  ctx: Ctx,
  { id, version, reason }: EndpointInput<typeof noticeApi.withdraw>,
): Promise<Saved> {
  const row = await lockRow(ctx, notice, { id, version });
  if (!isAuthorOrAdmin(ctx, row.createUser)) refuse('desk.authorOrAdmin');
  if (!noticeStates.is(row.noticeState, 'published')) refuse('desk.notPublished');
  if (!reason) refuse('desk.withdrawReason');
  const subject = { id, tenantId: ctx.tenantId };
  const moved = await transition(ctx, notice, { subject, action: 'withdraw', reason, set: { withdrawReason: reason } });
  return { id, version: moved.version };
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
  const rows = await lockThere(ctx, notice, { ids, mode: 'remove', reach: 'tenant' });
  if (rows.length < ids.length) return;
  if (!rows.every(({ createUser }) => isAuthorOrAdmin(ctx, createUser))) refuse('desk.authorOrAdmin');
}
