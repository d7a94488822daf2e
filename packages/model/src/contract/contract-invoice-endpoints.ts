import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { moveEndpoints } from '../kit/move.ts';
import { idInput, moneyInput, rowSchema } from '../kit/resource.ts';
import { fileValue, savedAnswer } from '../tendering/wire.ts';
import { contractInvoice } from './contract-invoice.ts';

const base = '/api/purchase/contract/invoice';
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** The invoices of a contract, void ones included. */
export const invoicesOfContract = endpoint({
  route: `GET ${base}/queryList`,
  label: { zh: '合同发票列表', en: 'Invoices of a contract' },
  permission: 'contract_view',
  input: z.object({ contractId: idInput }),
  output: z.array(rowSchema(contractInvoice.fields)) as unknown as z.ZodType<Row<typeof contractInvoice>[]>,
  ids: { contractId: 'contract' },
});

const invoice = z.object({
  contractId: idInput,
  invoiceNo: z
    .string()
    .trim()
    .regex(/^(\d{8}|\d{20})$/)
    .meta({ examples: ['12345678'] }),
  invoiceDate: day,
  invoiceMoney: moneyInput,
  taxMoney: moneyInput.nullish(),
  files: z.array(fileValue).max(3).nullish(),
});

/** Whoever handles a contract notes an invoice that came to him. */
export const noteInvoice = endpoint({
  route: `POST ${base}/save`,
  label: { zh: '登记合同发票', en: 'Note an invoice' },
  permission: 'contract_edit',
  input: invoice,
  output: savedAnswer,
  writes: true,
  ids: { contractId: 'contract', 'files.fileId': 'file' },
});

/** The supplier hands an invoice in. */
export const handInInvoice = endpoint({
  route: `POST ${base}/handIn`,
  label: { zh: '提交发票', en: 'Hand in an invoice' },
  permission: 'bid_quote',
  input: invoice,
  output: savedAnswer,
  writes: true,
  ids: { contractId: 'contract', 'files.fileId': 'file' },
});

export const contractInvoiceMoves = moveEndpoints(contractInvoice, { cancel: `POST ${base}/cancel` });

export const contractInvoiceEndpoints = [
  invoicesOfContract,
  noteInvoice,
  handInInvoice,
  ...Object.values(contractInvoiceMoves),
] as const;
