import type { MessageKind } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { asSaid, messageIds, type Said } from '../../workflow/index.ts';

interface Telling {
  readonly projectId: string;
  readonly kind: Extract<
    MessageKind,
    'projectChanged' | 'projectSuspended' | 'projectResumed' | 'projectEnded' | 'resultWithdrawn' | 'questionAnswered'
  >;
  readonly title: string;
  readonly content: Said;
}

/** A message to everybody who takes part, whoever that is: the buyer does not learn it by this. */
export async function tellRegistrants(ctx: Ctx, { projectId, kind, title, content }: Telling): Promise<void> {
  await ctx.db.query('select from tell_registrants($1, $2::bigint[], $3, $4, $5, $6)', [
    projectId,
    messageIds(),
    kind,
    title,
    asSaid(content),
    ctx.now,
  ]);
}
