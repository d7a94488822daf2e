import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { supplierStream } from '../evidence/streams.ts';
import { findOwnEntry, holdPackage } from './own-entry.ts';

/** Cancels a registration that was not accepted yet; an accepted one stays, whether it quotes or not. */
export async function removeEntry(ctx: Ctx, { id }: { id: string }): Promise<null> {
  const entry = await findOwnEntry(ctx, id);
  await holdPackage(ctx, entry);
  const [removed] = await ctx.db.query<{ ok: boolean }>('select remove_own_entry($1, $2, $3, $4) as ok', [
    entry.tenantId,
    id,
    ctx.user.userId,
    ctx.now,
  ]);
  if (!removed?.ok) refuse('platform.removeState');
  await recordEvidence(ctx, {
    tenantId: entry.tenantId,
    stream: supplierStream(entry.projectId, ctx.tenantId),
    action: 'entry.remove',
    subject: id,
    payload: {},
  });
  return null;
}
