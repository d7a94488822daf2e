import { z } from 'zod';
import { carries } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { moveEndpoints } from '../kit/move.ts';
import { idInput, moneyInput, rowSchema } from '../kit/resource.ts';
import { rowMove, type RowMove } from '../kit/row-move.ts';
import { fileValue, savedAnswer, versionInput } from '../tendering/wire.ts';
import { contractPayment } from './contract-payment.ts';
import { contract } from './contract.ts';

const base = '/api/purchase/contract';
const costDetail = '/api/purchase/costDetail';
const text = (most: number) => z.string().trim().max(most);
const instant = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

const place = {
  contractNo: carries(z.string(), contract, 'contractNo'),
  contractName: carries(z.string(), contract, 'contractName'),
};

/** A payment as lists have it, with its contract. */
export type ContractPaymentRow = Row<typeof contractPayment> & {
  readonly contractNo: string;
  readonly contractName: string;
};
/** One with what its reader may do now, and what happened to it. */
export type ContractPaymentDetail = ContractPaymentRow & {
  readonly invoiceNo: string | null;
  readonly actions: readonly string[];
  readonly history: readonly RowMove[];
};

const paymentRow = rowSchema(contractPayment.fields).extend(place);

/** Payments across contracts that the reader sees, the newest first; `contractId` those of one. */
export const contractPayments = endpoint({
  route: `GET ${base}/queryContractPayList`,
  label: { zh: '合同付款列表', en: 'Payments of contracts' },
  permission: 'contract_view',
  input: z.object({ contractId: idInput.optional(), payStatus: z.coerce.number().int().min(0).max(6).optional() }),
  output: z.array(paymentRow) as unknown as z.ZodType<ContractPaymentRow[]>,
  ids: { contractId: 'contract' },
});

/** The payments of a contract, in their order; a supplier does not see drafts. */
export const paymentRecord = endpoint({
  route: `GET ${costDetail}/paymentRecord`,
  label: { zh: '合同付款记录', en: 'Payments of a contract' },
  permission: 'contract_view',
  input: z.object({ contractId: idInput }),
  output: z.array(paymentRow) as unknown as z.ZodType<ContractPaymentRow[]>,
  ids: { contractId: 'contract' },
});

export const paymentById = endpoint({
  route: `GET ${base}/payment/queryById`,
  label: { zh: '合同付款详情', en: 'A payment of a contract' },
  permission: 'contract_view',
  input: z.object({ id: idInput }),
  output: paymentRow.extend({
    invoiceNo: z.string().nullable(),
    actions: z.array(z.string()),
    history: z.array(rowMove),
  }) as unknown as z.ZodType<ContractPaymentDetail>,
  ids: { id: 'contractPayment' },
});

const money = () => carries(z.string(), contract, 'contractMoney');

const sums = {
  contractMoney: money(),
  planMoney: money(),
  invoiceMoney: money(),
  acceptedMoney: money(),
  prepayMoney: money(),
  inFlowMoney: money(),
  paidMoney: money(),
  /** Of `paymentState`. */
  paymentStatus: z.number(),
};

/** How far a contract is: planned, accepted, invoiced, applied for and paid. */
export const contractPayed = endpoint({
  route: `GET ${costDetail}/queryPayed`,
  label: { zh: '合同已付情况', en: 'What of a contract was paid' },
  permission: 'contract_view',
  input: z.object({ contractId: idInput }),
  output: z.object(sums),
  ids: { contractId: 'contract' },
});

/** What an application for a term begins with: to which account, how much at most, and what limits it. */
export const paymentCheck = endpoint({
  route: `GET ${costDetail}/queryCheckInfo`,
  label: { zh: '付款核对', en: 'What limits a payment' },
  permission: 'contract_view',
  input: z.object({ termId: idInput }),
  output: z.object({
    ...place,
    ...sums,
    contractId: z.string(),
    termId: z.string(),
    termName: z.string(),
    supplierName: carries(z.string(), contract, 'supplierName'),
    payeeBank: carries(z.string().nullable(), contract, 'payeeBank'),
    payeeAccount: carries(z.string().nullable(), contract, 'payeeAccount'),
    /** What may still be paid of the term, of what was accepted, and of what was invoiced. */
    overTerm: money(),
    overAccepted: money(),
    overInvoiced: money(),
    mostMoney: money(),
  }),
  ids: { termId: 'contractTerm' },
});

/** Applies for a payment of the plan, or changes an application that was not handed in (`id` with `version`). */
export const savePayment = endpoint({
  route: `POST ${costDetail}/save`,
  label: { zh: '填写付款申请', en: 'Apply for a payment' },
  permission: 'contract_edit',
  input: z.object({
    termId: idInput,
    id: idInput.optional(),
    version: versionInput.optional(),
    applyMoney: moneyInput,
    invoiceId: idInput.nullish(),
    remark: text(1000).nullish(),
  }),
  output: savedAnswer.extend({ payNo: z.string() }),
  writes: true,
  ids: { termId: 'contractTerm', id: 'contractPayment', invoiceId: 'contractInvoice' },
});

export const paymentMoves = moveEndpoints(contractPayment, {
  submit: 'POST /api/purchase/buildtask/submitCostTask',
  withdraw: `POST ${base}/payment/withdraw`,
  approve: `POST ${base}/payment/approve`,
  reject: `POST ${base}/payment/reject`,
  fail: `POST ${base}/payment/fail`,
  reverse: `POST ${base}/payment/reverse`,
  discard: `POST ${base}/payment/discard`,
});

/** Finance says by which transfer it was paid, to the account of the contract: that posts it. */
export const payContract = endpoint({
  route: 'POST /api/purchase/entry/contractPayment',
  label: { zh: '登记合同付款', en: 'Note a payment of a contract' },
  permission: 'contract_pay',
  input: z.object({
    id: idInput,
    version: versionInput,
    payAccount: text(30).min(1),
    payMoney: moneyInput,
    payTime: instant,
    tradeNo: text(60).min(1),
    voucher: z.array(fileValue).min(1).max(5),
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'contractPayment', 'voucher.fileId': 'file' },
});

export const paymentEndpoints = [
  contractPayments,
  paymentRecord,
  paymentById,
  contractPayed,
  paymentCheck,
  savePayment,
  ...Object.values(paymentMoves),
  payContract,
] as const;
