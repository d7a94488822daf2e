import {
  isCreditCode,
  supplierStatus,
  type CheckedSupplier,
  type checkSuppliers as endpoint,
  type EndpointInput,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { relatedPairs, type RelatedPair } from '../supplier/related-pairs.ts';
import { listEntries } from './entry-queries.ts';

/** How the library has the companies of these credit codes. */
const standing = `
  select credit_code as "creditCode", max(supplier_status)::int as status, max(black_reason) as reason
  from supplier where tenant_id = $1 and credit_code = any($2::text[]) and is_deleted = 0 group by credit_code`;

/** To whom of the same package a company seems to be related (R54). */
function othersOf(
  { entryId, supplierName }: Pick<CheckedSupplier, 'entryId' | 'supplierName'>,
  pairs: readonly RelatedPair[],
): string[] {
  const others = pairs.flatMap((pair) => {
    if (pair.entryId === entryId && pair.companyName === supplierName) return [pair.otherName];
    return pair.otherEntryId === entryId && pair.otherName === supplierName ? [pair.companyName] : [];
  });
  return [...new Set(others)];
}

/** Every company that registered, and those with whom it did: credit code, black list, and to whom it is related. */
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
  const pairs = await relatedPairs(ctx, { projectId, isOpenedOnly: false });
  const known = new Map(rows.map((row) => [row.creditCode, row]));
  return companies.map((company) => {
    const row = known.get(company.creditCode);
    const isBlackListed = supplierStatus.is(row?.status, 'blackListed');
    const isCodeWhole = isCreditCode(company.creditCode);
    const blackReason = isBlackListed ? (row?.reason ?? null) : null;
    const relatedTo = othersOf(company, pairs);
    const isValid = isCodeWhole && !isBlackListed && relatedTo.length === 0;
    return { ...company, isCodeWhole, isBlackListed, blackReason, relatedTo, isValid };
  });
}
