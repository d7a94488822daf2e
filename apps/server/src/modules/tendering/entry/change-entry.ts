import { isTendering, type changeEntry as endpoint, type EndpointInput, type Saved } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { supplierStream } from '../evidence/streams.ts';
import { declareSize } from './declare-size.ts';
import { findOwnEntry, holdPackage } from './own-entry.ts';

/** The supplier's own contact data, until the deadline. */
export async function changeEntry(
  ctx: Ctx,
  { id, version, linkman, phone, ...declaration }: EndpointInput<typeof endpoint>,
): Promise<Saved> {
  const entry = await findOwnEntry(ctx, id);
  const held = await holdPackage(ctx, entry);
  if (!isTendering(held.stage) || ctx.now >= held.bidEndTime) refuse('tendering.tooLate');
  const [changed] = await ctx.db.query<{ ok: boolean }>('select change_own_entry($1, $2, $3, $4, $5, $6, $7) as ok', [
    entry.tenantId,
    id,
    version,
    linkman,
    phone,
    ctx.user.userId,
    ctx.now,
  ]);
  if (!changed?.ok) refuse('platform.stale');
  await declareSize(ctx, declaration, { tenantId: entry.tenantId, entryIds: [id] });
  await recordEvidence(ctx, {
    tenantId: entry.tenantId,
    stream: supplierStream(entry.projectId, ctx.tenantId),
    action: 'entry.change',
    subject: id,
    payload: {},
  });
  return { id, version: version + 1 };
}
