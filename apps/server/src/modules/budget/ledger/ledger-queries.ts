import { budgetLifecycle, budgetPosting, type ExportInput, type Page, type PageInput, type Row } from '@zhaocai/model';
import { exportRows, readPage } from '../../../platform/crud/index.ts';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';
import type { Parameters, ScopeHook } from '../../../platform/rows/index.ts';

/** The rows of a ledger; `account` keeps those that moved money into it or out of it: what a figure is made of. */
export async function pageLedger(ctx: Ctx, { account, ...input }: PageInput): Promise<Page<Row<typeof budgetPosting>>> {
  const page = await readPage(ctx, budgetPosting, { input, scope: touching(account) });
  // The generic read knows the rows as records; their select list is made from the definition of the type.
  return page as unknown as Page<Row<typeof budgetPosting>>;
}

export function exportLedger(ctx: Ctx, { account, ...input }: ExportInput): Promise<RawAnswer> {
  return exportRows(ctx, budgetPosting, { input, scope: touching(account) });
}

function touching(account: unknown): ScopeHook | undefined {
  if (account === undefined || account === '') return undefined;
  const codes = String(account)
    .split(',')
    .map(Number)
    .filter((code) => Number.isInteger(code));
  return (_ctx: Ctx, parameters: Parameters) => {
    const bound = parameters.bind(codes);
    return `(t.from_account = any(${bound}::smallint[]) or t.to_account = any(${bound}::smallint[]))`;
  };
}

/** Lines that plans can draw on: of budgets that are issued. */
export const ofIssued: ScopeHook = () =>
  `exists (select 1 from budget_project p where p.tenant_id = t.tenant_id and p.id = t.budget_pro_id
     and p.budget_status in ${budgetLifecycle.sql('issued')} and p.is_deleted = 0)`;
