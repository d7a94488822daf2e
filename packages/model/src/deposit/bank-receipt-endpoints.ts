import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { ignoredHeadings } from '../kit/import.ts';
import { moveEndpoints } from '../kit/move.ts';
import { idInput } from '../kit/resource.ts';
import { savedAnswer, versionInput } from '../tendering/wire.ts';
import { bankReceipt } from './bank-receipt.ts';

/** The bank's statement, .xlsx or .csv: what it names for certain is confirmed, the rest is kept to be decided. */
export const importStatement = endpoint({
  route: 'POST /api/purchase/bank-receipt/importStatement',
  label: { zh: '导入银行流水', en: 'Import a bank statement' },
  permission: 'bankReceipt_import',
  input: z.object({}),
  output: z.object({
    /** Lines of the statement that were new. */
    count: z.number(),
    /** Lines that an earlier statement had already. */
    known: z.number(),
    /** Of the new ones: deposits and orders that were confirmed. */
    matched: z.number(),
    ignored: ignoredHeadings,
  }),
  writes: true,
  upload: true,
});

export const statementTemplate = endpoint({
  route: 'GET /api/purchase/bank-receipt/template',
  label: { zh: '下载银行流水模板', en: 'Template of a bank statement' },
  permission: 'bankReceipt_import',
  input: z.object({}),
  output: z.unknown(),
  raw: true,
});

/** A person says which deposit or order a receipt is, one of both; it is confirmed by it. */
export const matchReceipt = endpoint({
  route: 'POST /api/purchase/bank-receipt/match',
  label: { zh: '匹配保证金或订单', en: 'Match a receipt with a deposit or an order' },
  permission: 'bankReceipt_match',
  input: z.object({
    id: idInput,
    version: versionInput,
    depositId: idInput.optional(),
    orderId: idInput.optional(),
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'bankReceipt', depositId: 'deposit', orderId: 'payOrder' },
});

const candidate = z.object({
  kind: z.enum(['deposit', 'order']),
  id: z.string(),
  /** The number of the deposit, or of the order. */
  no: z.string(),
  projectNo: z.string(),
  projectName: z.string(),
  supplierName: z.string(),
  payerName: z.string().nullable(),
  payerAccount: z.string().nullable(),
  money: z.string(),
  /** When its payer says that he has transferred it. */
  payTime: z.string().nullable(),
});
export type ReceiptCandidate = z.infer<typeof candidate>;

/** The deposits and orders that wait for their money, those of the same amount first. */
export const receiptCandidates = endpoint({
  route: 'GET /api/purchase/bank-receipt/candidates',
  label: { zh: '可匹配的保证金和订单', en: 'Deposits and orders that a receipt may be' },
  permission: 'bankReceipt_match',
  input: z.object({ id: idInput }),
  output: z.array(candidate),
  ids: { id: 'bankReceipt' },
});

export const bankReceiptMoves = moveEndpoints(bankReceipt, {
  dismiss: 'POST /api/purchase/bank-receipt/dismiss',
  reopen: 'POST /api/purchase/bank-receipt/reopen',
});

export const bankReceiptEndpoints = [
  importStatement,
  statementTemplate,
  matchReceipt,
  receiptCandidates,
  ...Object.values(bankReceiptMoves),
] as const;
