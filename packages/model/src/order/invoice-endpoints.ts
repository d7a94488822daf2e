import { z } from 'zod';
import { carries, fieldsIn } from '../kit/carried-fields.ts';
import { choiceList } from '../kit/choice-list.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { moveEndpoints } from '../kit/move.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { rowMove, type RowMove } from '../kit/row-move.ts';
import { project } from '../tendering/project.ts';
import { fileValue, savedAnswer, tenantInput, versionInput } from '../tendering/wire.ts';
import { invoice } from './invoice.ts';
import { invoiceLifecycle } from './invoice-lifecycle.ts';
import { payOrder } from './pay-order.ts';

const base = '/api/bid-project/invoice';
const text = (most: number) => z.string().trim().max(most);

const orderLine = fieldsIn(
  z.object({
    orderId: z.string(),
    orderNo: z.string(),
    orderType: z.number(),
    orderMoney: z.string(),
    payTime: z.string().nullable(),
    projectName: carries(z.string(), project, 'projectName'),
  }),
  payOrder,
);

/** An invoice with the orders that it is for, and what its reader may do now. */
export type InvoiceDetail = Row<typeof invoice> & {
  readonly buyerName: string;
  readonly orders: readonly z.infer<typeof orderLine>[];
  readonly actions: readonly string[];
  readonly history: readonly RowMove[];
};

export const invoiceById = endpoint({
  route: `GET ${base}/queryById`,
  label: { zh: '发票详情', en: 'An invoice' },
  permission: 'invoice_view',
  unseen: true,
  input: z.object({ id: idInput, tenantId: tenantInput.optional() }),
  output: rowSchema(invoice.fields).extend({
    buyerName: z.string(),
    orders: z.array(orderLine),
    actions: z.array(z.string()),
    history: z.array(rowMove),
  }) as unknown as z.ZodType<InvoiceDetail>,
  ids: { id: 'invoice' },
});

export const ticketStatusList = choiceList(`GET ${base}/queryTicketStatus`, {
  label: { zh: '开票状态', en: 'Statuses of invoices' },
  choices: invoiceLifecycle.choices,
});

/** A supplier asks for an invoice for paid orders of one buyer, keeps it as a draft, or corrects what was rejected. */
export const saveInvoice = endpoint({
  route: `POST ${base}/saveOrUpdate`,
  label: { zh: '申请开票', en: 'Ask for an invoice' },
  permission: 'invoice_apply',
  unseen: true,
  input: z.object({
    id: idInput.optional(),
    version: versionInput.optional(),
    isDraft: z.boolean().optional(),
    orderIds: z.array(idInput).min(1).max(100),
    ticketType: z.coerce.number().int().min(1).max(3),
    title: text(100),
    taxNo: text(20),
    bank: text(100).nullish(),
    account: text(40).nullish(),
    address: text(200).nullish(),
    phone: text(30).nullish(),
    email: text(100),
  }),
  output: savedAnswer.extend({ money: z.string() }),
  writes: true,
  ids: { id: 'invoice', orderIds: 'payOrder' },
});

/** Only what was not handed in, and what was rejected: its orders may be invoiced anew. */
export const removeInvoice = endpoint({
  route: `POST ${base}/remove`,
  label: { zh: '删除开票申请', en: 'Remove an application' },
  permission: 'invoice_apply',
  unseen: true,
  input: z.object({ id: idInput, version: versionInput }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'invoice' },
});

/** Finance enters the number of the invoice and its file; a receipt gets its number from the product and is printed by it. */
export const issueInvoice = endpoint({
  route: `POST ${base}/issue`,
  label: { zh: '开票', en: 'Issue an invoice' },
  permission: 'invoice_issue',
  input: z.object({
    id: idInput,
    version: versionInput,
    invoiceNo: text(30).optional(),
    files: z.array(fileValue).max(3).optional(),
  }),
  output: savedAnswer.extend({ invoiceNo: z.string() }),
  writes: true,
  ids: { id: 'invoice', 'files.fileId': 'file' },
});

export const invoiceMoves = moveEndpoints(invoice, {
  accept: `POST ${base}/accept`,
  reject: `POST ${base}/reject`,
  reverse: `POST ${base}/reverse`,
});

export const invoicePdf = endpoint({
  route: `GET ${base}/pdf`,
  label: { zh: '打印收据', en: 'A receipt as PDF' },
  permission: 'invoice_view',
  unseen: true,
  input: z.object({ id: idInput }),
  output: z.unknown(),
  raw: true,
  ids: { id: 'invoice' },
});

export const invoiceEndpoints = [
  invoiceById,
  ticketStatusList,
  saveInvoice,
  removeInvoice,
  issueInvoice,
  ...Object.values(invoiceMoves),
  invoicePdf,
] as const;
