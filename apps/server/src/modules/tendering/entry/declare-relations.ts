import type { EndpointInput, registerEntry } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

type Declared = Pick<EndpointInput<typeof registerEntry>, 'responsiblePerson' | 'relatedCompanies'>;

interface Place {
  /** Of the buyer. */
  readonly tenantId: string;
  readonly entryIds: readonly string[];
}

/** What the caller's company says of itself (R54), in its own part of these registrations; what it leaves out stays. */
export async function declareRelations(
  ctx: Ctx,
  { responsiblePerson, relatedCompanies }: Declared,
  { tenantId, entryIds }: Place,
): Promise<void> {
  if (!responsiblePerson && !relatedCompanies) return;
  const related = relatedCompanies ? JSON.stringify(relatedCompanies) : null;
  for (const id of entryIds)
    await ctx.db.query('select from declare_relations($1, $2, $3, $4::jsonb)', [
      tenantId,
      id,
      responsiblePerson || null,
      related,
    ]);
}
