import { bidRuling, entryLifecycle, openedQuote, openFault, rulingLifecycle } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { insertRow } from '../../../platform/rows/index.ts';

interface Revoked {
  readonly entryId: string;
  readonly packageId: string;
  readonly quoteId: string;
  readonly rulingReason: string;
}

const revoked = `
  select e.id::text as "entryId", e.package_id::text as "packageId", q.id::text as "quoteId", q.reason as "rulingReason"
  from entry e join quote q on q.tenant_id = e.tenant_id and q.entry_id = e.id and q.version_no = e.quote_version
  where e.tenant_id = $1 and e.package_id = any($2::bigint[]) and e.is_deleted = 0 and q.reason is not null
    and e.entry_status in ${entryLifecycle.sql('revoked')}
  order by e.id`;

/** Bids that were revoked after the deadline are named at the opening, with their reason: nobody has to rule on them. */
export async function storeRevoked(
  ctx: Ctx,
  { projectId, packageIds }: { readonly projectId: string; readonly packageIds: readonly string[] },
): Promise<readonly Revoked[]> {
  const rows = await ctx.db.query<Revoked & Record<string, unknown>>(revoked, [ctx.tenantId, packageIds]);
  for (const row of rows) {
    const ruled = { rulingStatus: rulingLifecycle.code.ruled, ruling: bidRuling.code.revoked };
    const values = { ...row, ...ruled, projectId, openFault: openFault.code.revoked, openerId: ctx.user.userId };
    await insertRow(ctx, openedQuote, { values: { ...values, selected: false } });
  }
  return rows;
}
