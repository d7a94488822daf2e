import { customer, type CustomerRow, type Page, type PageInput } from '@zhaocai/model';
import { readDetail, readPage } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

type Customer = Omit<CustomerRow, 'ownerName'>;

/** The list, each customer with the name of who looks after it. */
export async function pageCustomers(ctx: Ctx, input: PageInput): Promise<Page<CustomerRow>> {
  const page = await readPage(ctx, customer, { input });
  // The generic read knows the rows as records; their select list is made from the definition.
  return { ...page, records: await withOwners(ctx, page.records as unknown as Customer[]) };
}

export async function readCustomer(ctx: Ctx, id: string): Promise<CustomerRow> {
  const row = await readDetail(ctx, customer, { id });
  // As above.
  const [found] = await withOwners(ctx, [row as unknown as Customer]);
  if (!found) throw new Error('a row became none');
  return found;
}

async function withOwners(ctx: Ctx, rows: readonly Customer[]): Promise<CustomerRow[]> {
  const ids = [...new Set(rows.map(({ ownerId }) => ownerId).filter((id) => id !== null))];
  const found =
    ids.length === 0
      ? []
      : await ctx.db.query<{ id: string; name: string }>(
          'select id::text, name from business_man where tenant_id = $1 and id = any($2::bigint[])',
          [ctx.tenantId, ids],
        );
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({ ...row, ownerName: names.get(row.ownerId ?? '') ?? null }));
}
