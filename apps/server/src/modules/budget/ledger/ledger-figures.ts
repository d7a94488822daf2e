import {
  budgetAccount,
  budgetPosting,
  fenToYuan,
  heldAccounts,
  type EndpointInput,
  type LedgerFigures,
  type ledgerFigures,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { filterConditions } from '../../../platform/crud/index.ts';
import { Parameters, visibleConditions, type ScopeHook } from '../../../platform/rows/index.ts';

const { available, reserved, committed, spent, allotted } = budgetAccount.code;

/** Money into these accounts less money out of them: what moves among them counts nothing. */
const netOf = (...accounts: readonly number[]) => {
  const among = `(${accounts.join(', ')})`;
  return `coalesce(sum(b.money * ((b.to_account in ${among})::int - (b.from_account in ${among})::int)), 0)::text`;
};

const figures: Readonly<Record<keyof LedgerFigures, string>> = {
  held: netOf(...heldAccounts),
  available: netOf(available),
  reserved: netOf(reserved),
  committed: netOf(committed),
  spent: netOf(spent),
  // The other side of the line is counted as it was given out.
  granted: netOf(available, reserved, committed, spent, allotted),
  allotted: netOf(allotted),
};

/** What the postings come to that the caller's ledger lists under the same filters: one statement. */
export async function readLedgerFigures(
  ctx: Ctx,
  { year, planNo, ...filters }: EndpointInput<typeof ledgerFigures>,
): Promise<LedgerFigures> {
  const parameters = new Parameters();
  const asked = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  const scopes = [year === undefined ? [] : ofYear(year), planNo === undefined ? [] : ofPlan(planNo)].flat();
  const scope: ScopeHook = (...of) => scopes.map((one) => one(...of)).join(' and ') || undefined;
  const where = [
    ...visibleConditions(budgetPosting, ctx, { parameters, scope }),
    ...filterConditions(budgetPosting, asked, parameters),
  ];
  const columns = Object.entries(figures).map(([name, sql]) => `${sql} as ${name}`);
  const [row] = await ctx.db.query<Record<string, string>>(
    `select ${columns.join(', ')} from (select t.* from budget_posting t where ${where.join(' and ')}) b`,
    parameters.values,
  );
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, fen]) => [name, fenToYuan(fen)]));
}

/** Of the lines of a year. */
export function ofYear(year: number) {
  return (_ctx: unknown, parameters: Parameters) =>
    `exists (select from budget_cost c where c.tenant_id = t.tenant_id and c.id = t.budget_cost_id
      and c.year = ${parameters.bind(year)})`;
}

/** Of a plan, whichever of its adjustments is in force: they share its number. */
export function ofPlan(planNo: string) {
  return (_ctx: unknown, parameters: Parameters) =>
    `exists (select from purchase_plan p where p.tenant_id = t.tenant_id and p.id = t.plan_id
      and p.plan_no = ${parameters.bind(planNo)})`;
}
