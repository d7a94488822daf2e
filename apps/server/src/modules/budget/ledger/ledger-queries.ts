import { budgetLifecycle, budgetPosting, type ExportInput, type Page, type PageInput, type Row } from '@zhaocai/model';
import { exportRows, readPage } from '../../../platform/crud/index.ts';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';
import type { ScopeHook } from '../../../platform/rows/index.ts';
import { narrowed } from './narrow-ledger.ts';

/**
 * The rows of a ledger; `account` keeps those that brought money into these accounts or out of them: what a figure is made
 * of. `year` keeps those of the lines of a year, `planNo` those of a plan and of all that came of it: its contracts'
 * postings and payments too.
 */
export async function pageLedger(
  ctx: Ctx,
  { account, year, planNo, ...input }: PageInput,
): Promise<Page<Row<typeof budgetPosting>>> {
  const page = await readPage(ctx, budgetPosting, { input, scope: narrowed({ account, year, planNo }) });
  // The generic read knows the rows as records; their select list is made from the definition of the type.
  return page as unknown as Page<Row<typeof budgetPosting>>;
}

export function exportLedger(ctx: Ctx, { account, year, planNo, ...input }: ExportInput): Promise<RawAnswer> {
  return exportRows(ctx, budgetPosting, { input, scope: narrowed({ account, year, planNo }) });
}

/** Lines that plans can draw on: of budgets that are issued. */
export const ofIssued: ScopeHook = () =>
  `exists (select 1 from budget_project p where p.tenant_id = t.tenant_id and p.id = t.budget_pro_id
     and p.budget_status in ${budgetLifecycle.sql('issued')} and p.is_deleted = 0)`;
