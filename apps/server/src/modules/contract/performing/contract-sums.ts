import {
  acceptedValue,
  contractInvoiceLifecycle,
  contractLine,
  contractPaymentLifecycle,
  contractTerm,
  fenToYuan,
  isOverdueTerm,
  openPayments,
  paymentStateOf,
  prepayment,
  sumYuan,
  type ContractSums,
  type PurchaseContractRow,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { foundOf } from '../accept/acceptance-queries.ts';
import { partsOf } from '../list/read-contracts.ts';

type Part = Pick<PurchaseContractRow, 'id' | 'tenantId' | 'contractMoney'>;

/** What was applied for and paid of each term, by its id, in yuan. */
export type TermMoney = ReadonlyMap<string, { readonly inFlowMoney: string; readonly paidMoney: string }>;

/** Of a contract's terms; `without` leaves an application out that is judged against the others. */
export async function moneyOfTerms(
  ctx: Pick<Ctx, 'db'>,
  row: Omit<Part, 'contractMoney'>,
  without = '0',
): Promise<TermMoney> {
  const rows = await ctx.db.query<{ termId: string; inFlow: string; paid: string }>(
    `select term_id::text as "termId",
       coalesce(sum(apply_money) filter (where pay_status in ${contractPaymentLifecycle.sql(...openPayments)}), 0)::text as "inFlow",
       coalesce(sum(pay_money) filter (where pay_status in ${contractPaymentLifecycle.sql('paid')}), 0)::text as paid
     from contract_payment where tenant_id = $1 and contract_id = $2 and id <> $3 and is_deleted = 0 group by term_id`,
    [row.tenantId, row.id, without],
  );
  const money = (one: (typeof rows)[number]) => ({
    inFlowMoney: fenToYuan(one.inFlow),
    paidMoney: fenToYuan(one.paid),
  });
  return new Map(rows.map((one) => [one.termId, money(one)]));
}

export interface WholeSums extends ContractSums {
  readonly planMoney: string;
  /** Of `paymentState`. */
  readonly paymentStatus: number;
}

/** How far a contract is. */
export async function sumsOfContract(ctx: Ctx, row: Part, without = '0'): Promise<WholeSums> {
  return (await standingOf(ctx, row, without)).sums;
}

interface Standing {
  readonly sums: WholeSums;
  readonly ofTerms: TermMoney;
}

/** How far it is, as a whole and term by term. */
export async function standingOf(ctx: Ctx, row: Part, without = '0'): Promise<Standing> {
  const [terms, lines] = [await partsOf(ctx, contractTerm, row), await partsOf(ctx, contractLine, row)];
  const ofTerms = await moneyOfTerms(ctx, row, without);
  const money = [...ofTerms.values()];
  const [invoiced] = await ctx.db.query<{ sum: string }>(
    `select coalesce(sum(invoice_money), 0)::text as sum from contract_invoice
     where tenant_id = $1 and contract_id = $2 and is_deleted = 0
       and invoice_status in ${contractInvoiceLifecycle.sql('valid')}`,
    [row.tenantId, row.id],
  );
  const paidMoney = sumYuan(money.map((one) => one.paidMoney));
  const isOverdue = terms.some((term) => isOverdueTerm(term, ctx.now));
  const sums = {
    contractMoney: row.contractMoney,
    planMoney: sumYuan(terms.map((term) => term.planMoney)),
    invoiceMoney: fenToYuan(invoiced?.sum ?? '0'),
    acceptedMoney: acceptedValue(lines, await foundOf(ctx, row)),
    prepayMoney: prepayment(terms),
    inFlowMoney: sumYuan(money.map((one) => one.inFlowMoney)),
    paidMoney,
    paymentStatus: paymentStateOf({ contractMoney: row.contractMoney, paidMoney }, isOverdue),
  };
  return { sums, ofTerms };
}
