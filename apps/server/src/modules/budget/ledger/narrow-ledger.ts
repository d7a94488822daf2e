import type { Parameters, ScopeHook } from '../../../platform/rows/index.ts';

interface Narrowing {
  /** Codes after commas: what brought money into these accounts or out of them. */
  readonly account?: unknown;
  /** Of the lines of a year. */
  readonly year?: unknown;
  /** Of a plan and of all that came of it. */
  readonly planNo?: unknown;
}

/** The postings, under `t`, that a list of the ledger and its figures are asked for beside the filters of their fields. */
export function narrowed({ account, year, planNo }: Narrowing): ScopeHook {
  return (_ctx, parameters) =>
    [
      ...(isGiven(account) ? [crossing(String(account), parameters)] : []),
      ...(isGiven(year) ? [ofYear(Number(year), parameters)] : []),
      ...(isGiven(planNo) ? [ofPlan(String(planNo), parameters)] : []),
    ].join(' and ') || undefined;
}

const isGiven = (value: unknown) => value !== undefined && value !== '';

/** What moves among the accounts themselves changes nothing of what they hold together. */
function crossing(accounts: string, parameters: Parameters): string {
  const bound = parameters.bind(accounts.split(',').map(Number).filter(Number.isInteger));
  return `(t.from_account = any(${bound}::smallint[])) <> (t.to_account = any(${bound}::smallint[]))`;
}

function ofYear(year: number, parameters: Parameters): string {
  return `exists (select from budget_cost c where c.tenant_id = t.tenant_id and c.id = t.budget_cost_id
    and c.year = ${parameters.bind(year)})`;
}

/** Whichever of its adjustments is in force: they share its number. */
function ofPlan(planNo: string, parameters: Parameters): string {
  return `exists (select from purchase_plan p where p.tenant_id = t.tenant_id and p.id = t.plan_id
    and p.plan_no = ${parameters.bind(planNo)})`;
}
