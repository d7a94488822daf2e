import type { MessageKind } from '@zhaocai/model';
import type { Ctx } from '../../platform/http/index.ts';
import { messageIds } from '../workflow/index.ts';

export interface Told {
  readonly entity: 'agencyCooperation' | 'agencyEntrustment' | 'bidApply';
  readonly id: string;
  readonly kind: MessageKind;
  readonly content: string;
}

/** Tells an agency what was done with its part: the person who accepted, else everybody there. One outside is told nothing. */
export async function tellAgency(ctx: Ctx, { entity, id, kind, content }: Told): Promise<void> {
  const ids = messageIds();
  await ctx.db.query('select tell_agency($1, $2, $3::bigint[], $4, $5, $6)', [entity, id, ids, kind, content, ctx.now]);
}
