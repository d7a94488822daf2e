import {
  isCreditCode,
  supplierStatus,
  type CheckedSupplier,
  type checkSuppliers as endpoint,
  type EndpointInput,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { listEntries } from './entry-queries.ts';

/** How the library has the companies of these credit codes. */
const standing = `
  select credit_code as "creditCode", max(supplier_status)::int as status, max(black_reason) as reason
  from supplier where tenant_id = $1 and credit_code = any($2::text[]) and is_deleted = 0 group by credit_code`;

/** Every company that registered, and those with whom it did, against its credit code and the black list. */
export async function checkSuppliers(
  ctx: Ctx,
  { projectId, packageId }: EndpointInput<typeof endpoint>,
): Promise<CheckedSupplier[]> {
  const entries = await listEntries(ctx, { projectId, ...(packageId && { packageId }) });
  const companies = entries.flatMap(({ id, packageNo, supplierName, creditCode, isConsortium, members }) => {
    const all = isConsortium ? members : [{ name: supplierName, creditCode }];
    return all.map((one) => ({ entryId: id, packageNo, supplierName: one.name, creditCode: one.creditCode }));
  });
  const rows = await ctx.db.query<{ creditCode: string; status: number; reason: string | null }>(standing, [
    ctx.tenantId,
    companies.map(({ creditCode }) => creditCode),
  ]);
  const known = new Map(rows.map((row) => [row.creditCode, row]));
  return companies.map((company) => {
    const row = known.get(company.creditCode);
    const isBlackListed = supplierStatus.is(row?.status, 'blackListed');
    const isCodeWhole = isCreditCode(company.creditCode);
    const blackReason = isBlackListed ? (row?.reason ?? null) : null;
    return { ...company, isCodeWhole, isBlackListed, blackReason, isValid: isCodeWhole && !isBlackListed };
  });
}
