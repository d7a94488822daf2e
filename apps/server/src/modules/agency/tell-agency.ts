import type { MessageKind } from '@zhaocai/model';
import { nextId } from '../../platform/db/index.ts';
import type { Ctx } from '../../platform/http/index.ts';

export interface Told {
  readonly entity: 'agencyCooperation' | 'agencyEntrustment';
  readonly id: string;
  readonly kind: MessageKind;
  readonly content: string;
}

const mostPeople = 50;

/** Tells an agency what was done with its part: the person who accepted, else everybody there. One outside is told nothing. */
export async function tellAgency(ctx: Ctx, { entity, id, kind, content }: Told): Promise<void> {
  const ids = Array.from({ length: mostPeople }, () => nextId());
  await ctx.db.query('select tell_agency($1, $2, $3::bigint[], $4, $5, $6)', [entity, id, ids, kind, content, ctx.now]);
}
