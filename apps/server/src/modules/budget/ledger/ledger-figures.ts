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
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { narrowed } from './narrow-ledger.ts';

const { available, reserved, committed, spent, allotted } = budgetAccount.code;

/** Of postings `b`: money into these accounts less money out of them; what moves among them counts nothing. */
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
  const where = [
    ...visibleConditions(budgetPosting, ctx, { parameters, scope: narrowed({ year, planNo }) }),
    ...filterConditions(budgetPosting, asked, parameters),
  ];
  const columns = Object.entries(figures).map(([name, sql]) => `${sql} as ${name}`);
  const [row] = await ctx.db.query<Record<string, string>>(
    `select ${columns.join(', ')} from (select t.* from budget_posting t where ${where.join(' and ')}) b`,
    parameters.values,
  );
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, fen]) => [name, fenToYuan(fen)]));
}
