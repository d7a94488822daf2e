import {
  contractInvoice,
  contractPayment,
  contractPaymentLifecycle,
  contractTerm,
  contractTermLifecycle,
  paymentFault,
  paymentLimits,
  type contract,
  type EndpointInput,
  type EndpointOutput,
  type Row,
  type savePayment as endpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, findRow, insertRow, lockRow, nextNumber, numberSeries } from '../../../platform/rows/index.ts';
import { partsOf } from '../list/read-contracts.ts';
import { standingOf } from '../performing/contract-sums.ts';
import { holdInForce } from '../performing/hold-in-force.ts';

type Contract = Row<typeof contract>;
type Term = Row<typeof contractTerm>;
type Said = EndpointInput<typeof endpoint>;
type Answer = EndpointOutput<typeof endpoint>;

const series = numberSeries({
  entity: contractPayment,
  field: 'payNo',
  prefix: (now) => `FK-${now.slice(0, 4)}-`,
  digits: 5,
});

/** Applies for a payment of the plan; nothing is asked for that may not be paid as things stand. */
export async function savePayment(ctx: Ctx, said: Said): Promise<Answer> {
  const { contractId } = await findRow(ctx, contractTerm, { id: said.termId, reach: 'tenant' });
  const row = await holdInForce(ctx, contractId);
  const term = await lockRow(ctx, contractTerm, { id: said.termId, reach: 'tenant' });
  demandDue(term);
  await demandOwnInvoice(ctx, row, said.invoiceId);
  await demandPayable(ctx, { row, term, money: said.applyMoney, id: said.id });
  const saved = said.id ? await change(ctx, { ...said, id: said.id }) : await begin(ctx, { row, term, said });
  await recordEvidence(ctx, {
    stream: row.projectId,
    action: 'contractPayment.apply',
    subject: saved.id,
    payload: { contractNo: row.contractNo, payNo: saved.payNo, term: term.termName, money: said.applyMoney },
  });
  return saved;
}

function demandDue({ termStatus }: Term): void {
  if (contractTermLifecycle.is(termStatus, 'notDue')) refuse('contract.termNotDue');
  if (!contractTermLifecycle.is(termStatus, 'toApply')) refuse('contract.termInFlow');
}

async function demandOwnInvoice(ctx: Ctx, row: Contract, invoiceId: string | null | undefined): Promise<void> {
  if (!invoiceId) return;
  const invoices = await partsOf(ctx, contractInvoice, row);
  if (!invoices.some(({ id }) => id === invoiceId)) notFound();
}

interface Asked {
  readonly row: Contract;
  readonly term: Term;
  readonly money: string;
  /** The application itself, which is not counted among the others. */
  readonly id?: string | undefined;
}

/** Refuses what goes beyond the term, beyond what was accepted or agreed ahead, or beyond what was invoiced. */
export async function demandPayable(ctx: Ctx, { row, term, money, id }: Asked): Promise<void> {
  const { sums, ofTerms } = await standingOf(ctx, row, id);
  const own = { planMoney: term.planMoney, paidMoney: ofTerms.get(term.id)?.paidMoney ?? '0.00' };
  const fault = paymentFault(money, sums, own);
  if (fault) refuse(`contract.${fault}`, { money: paymentLimits(sums, own)[fault] });
}

async function begin(
  ctx: Ctx,
  { row, term, said }: { readonly row: Contract; readonly term: Term; readonly said: Said },
): Promise<Answer> {
  const { projectId, supplierTenantId, supplierName, payeeBank, payeeAccount } = row;
  if (!payeeBank || !payeeAccount) return refuse('contract.noAccount');
  const id = nextId();
  const payNo = await nextNumber(ctx, series);
  await insertRow(ctx, contractPayment, {
    id,
    values: {
      ...saidOf(said),
      payNo,
      contractId: row.id,
      projectId,
      supplierTenantId,
      supplierName,
      payeeBank,
      payeeAccount,
      termId: term.id,
      termName: term.termName,
      dueTime: term.dueTime,
    },
  });
  return { id, version: 0, payNo };
}

async function change(ctx: Ctx, { id, version = 0, ...said }: Said & { readonly id: string }): Promise<Answer> {
  const row = await lockRow(ctx, contractPayment, { id, version, reach: 'tenant' });
  if (row.termId !== said.termId) notFound();
  if (!contractPaymentLifecycle.is(row.payStatus, 'draft', 'rejected')) refuse('contract.paymentFixed');
  await changeRow(ctx, contractPayment, { id, values: saidOf(said) });
  return { id, version: version + 1, payNo: row.payNo };
}

function saidOf({ applyMoney, invoiceId, remark }: Said) {
  return { applyMoney, invoiceId: invoiceId || null, remark: remark || null };
}
