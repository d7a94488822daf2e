import type { SealTarget } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import type { OwnEntry } from '../entry/own-entry.ts';

interface Holder {
  readonly id: string;
  readonly recipient: string;
  readonly threshold: number;
}

/** To whom the next version of a quote is sealed in its bidder's browser; null where the server seals. */
export async function sealTargetOf(ctx: Ctx, entry: OwnEntry): Promise<SealTarget | null> {
  const { tenantId, projectId, packageId, id: entryId, quoteVersion } = entry;
  const rows = await ctx.db.query<Holder & Record<string, unknown>>(
    'select key_id::text as id, recipient, threshold from package_holders($1, $2)',
    [tenantId, packageId],
  );
  const [first] = rows;
  if (!first) return null;
  return {
    place: { tenantId, projectId, packageId, entryId, version: quoteVersion + 1 },
    holders: rows.map(({ id, recipient }) => ({ id, recipient })),
    threshold: first.threshold,
  };
}
