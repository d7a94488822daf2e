import { entrustmentLifecycle, type agencyEntrustment, type MessageKind, type Row } from '@zhaocai/model';
import type { Ctx } from '../../platform/http/index.ts';
import { asSaid, messageIds, type Said } from '../workflow/index.ts';

export interface Told {
  readonly entity: 'agencyCooperation' | 'agencyEntrustment' | 'bidApply';
  readonly id: string;
  readonly kind: MessageKind;
  readonly content: Said;
}

/** Tells an agency what was done with its part: the person who accepted, else everybody there. One outside is told nothing. */
export async function tellAgency(ctx: Ctx, { entity, id, kind, content }: Told): Promise<void> {
  const ids = messageIds();
  const told = [entity, id, ids, kind, asSaid(content), ctx.now];
  await ctx.db.query('select tell_agency($1, $2, $3::bigint[], $4, $5, $6)', told);
}

/** The same of an entrustment: of a choice that nobody confirmed the agency never heard, and one outside reads nothing here. */
export async function tellOfEntrustment(
  ctx: Ctx,
  { id, entrustStatus, isOnPlatform }: Row<typeof agencyEntrustment>,
  told: Pick<Told, 'kind' | 'content'>,
): Promise<void> {
  const isKnown = !entrustmentLifecycle.is(entrustStatus, 'toConfirm');
  if (isKnown && isOnPlatform) await tellAgency(ctx, { entity: 'agencyEntrustment', id, ...told });
}
