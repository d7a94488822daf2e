import {
  compareYuan,
  contractInvoice,
  contractPayment,
  contractPaymentLifecycle,
  contractTerm,
  paymentLimits,
  type ContractPaymentDetail,
  type ContractPaymentRow,
  type contractPayed,
  type contractPayments,
  type EndpointInput,
  type EndpointOutput,
  type paymentById,
  type paymentCheck,
  type paymentRecord,
  type PurchaseContractRow,
  type Row,
} from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { actionsFor, historyOf } from '../../../platform/lifecycle/index.ts';
import { isSupplier } from '../list/known-contracts.ts';
import { findContract, findContractOf, pageContracts, partsOf, partsOfAll } from '../list/read-contracts.ts';
import { standingOf, sumsOfContract } from '../performing/contract-sums.ts';

type Payment = Row<typeof contractPayment>;

/** A supplier learns of an application once it was handed in. */
const isTold = (ctx: Ctx) => (row: Payment) =>
  !isSupplier(ctx) || !contractPaymentLifecycle.is(row.payStatus, 'draft', 'rejected', 'void');

async function paymentsOf(ctx: Ctx, contracts: readonly PurchaseContractRow[]): Promise<ContractPaymentRow[]> {
  const known = new Map(contracts.map((one) => [`${one.tenantId} ${one.id}`, one]));
  const all = await partsOfAll(ctx, contractPayment, contracts);
  return all.filter(isTold(ctx)).map((one) => {
    const { contractNo = '', contractName = '' } = known.get(`${one.tenantId} ${one.contractId}`) ?? {};
    return { ...one, contractNo, contractName };
  });
}

/** The payments of a contract, in their order. */
export async function listPayments(
  ctx: Ctx,
  { contractId }: EndpointInput<typeof paymentRecord>,
): Promise<ContractPaymentRow[]> {
  return paymentsOf(ctx, [await findContract(ctx, contractId)]);
}

/** Of one contract, or of the newest two hundred that the reader sees; the newest first. */
export async function listAllPayments(
  ctx: Ctx,
  { contractId, payStatus }: EndpointInput<typeof contractPayments>,
): Promise<ContractPaymentRow[]> {
  const contracts = contractId
    ? [await findContract(ctx, contractId)]
    : (await pageContracts(ctx, { current: 1, size: 200 })).records;
  const found = await paymentsOf(ctx, contracts);
  const wanted = payStatus === undefined ? found : found.filter((one) => one.payStatus === payStatus);
  return wanted.toSorted((one, other) => (one.createTime < other.createTime ? 1 : -1));
}

/** One of a contract that the reader sees; 404 where he does not. */
export async function readPayment(ctx: Ctx, { id }: EndpointInput<typeof paymentById>): Promise<ContractPaymentDetail> {
  const contract = await findContractOf(ctx, 'contractPayment', id);
  const row = (await paymentsOf(ctx, [contract])).find((one) => one.id === id);
  if (!row) return notFound();
  const invoices = await partsOf(ctx, contractInvoice, contract);
  const invoiceNo = invoices.find((one) => one.id === row.invoiceId)?.invoiceNo ?? null;
  if (isSupplier(ctx)) return { ...row, invoiceNo, actions: [], history: [] };
  const [actions, history] = [await actionsFor(ctx, contractPayment, row), await historyOf(ctx, contractPayment, id)];
  return { ...row, invoiceNo, actions, history };
}

/** How far a contract is. */
export async function readPayed(
  ctx: Ctx,
  { contractId }: EndpointInput<typeof contractPayed>,
): Promise<EndpointOutput<typeof contractPayed>> {
  return sumsOfContract(ctx, await findContract(ctx, contractId));
}

/** What an application for a term begins with. */
export async function checkPayment(
  ctx: Ctx,
  { termId }: EndpointInput<typeof paymentCheck>,
): Promise<EndpointOutput<typeof paymentCheck>> {
  const row = await findContractOf(ctx, 'contractTerm', termId);
  const term = (await partsOf(ctx, contractTerm, row)).find(({ id }) => id === termId);
  if (!term) return notFound();
  const { sums, ofTerms } = await standingOf(ctx, row);
  const paidMoney = ofTerms.get(termId)?.paidMoney ?? '0.00';
  const limits = paymentLimits(sums, { planMoney: term.planMoney, paidMoney });
  const [mostMoney = '0.00'] = Object.values(limits).toSorted(compareYuan);
  const { contractNo, contractName, supplierName, payeeBank, payeeAccount } = row;
  const known = { contractNo, contractName, supplierName, payeeBank, payeeAccount };
  return { ...sums, ...known, ...limits, mostMoney, contractId: row.id, termId, termName: term.termName };
}
