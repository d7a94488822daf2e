import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { byPublishedProject } from './wire.ts';

export const receiptAnswer = z.object({
  entryId: z.string(),
  versionNo: z.number(),
  kind: z.number(),
  time: z.string(),
  cipherHash: z.string().nullable(),
  /** Place and hash in the evidence chain of the project: what proves the submission later. */
  receiptSeq: z.string(),
  receiptHash: z.string(),
});
export type QuoteReceipt = z.infer<typeof receiptAnswer>;

export const withdrawQuote = endpoint({
  route: 'POST /api/purchase/entry/withdrawQuote',
  label: { zh: '撤回报价', en: 'Withdraw a quote' },
  permission: 'bid_quote',
  unseen: true,
  input: z.object({ entryId: idInput }),
  output: receiptAnswer,
  writes: true,
  ids: { entryId: 'entry' },
});

/** Takes a bid back after the deadline, before it is opened: the buyer may keep its deposit. */
export const revokeQuote = endpoint({
  route: 'POST /api/purchase/entry/revokeQuote',
  label: { zh: '撤销投标', en: 'Revoke a bid' },
  permission: 'bid_quote',
  unseen: true,
  input: z.object({ entryId: idInput, reason: z.string().trim().max(500) }),
  output: receiptAnswer,
  writes: true,
  ids: { entryId: 'entry' },
});

const quoteFileAnswer = z.object({
  fileId: z.string(),
  fileName: z.string(),
  fileSuffix: z.string(),
  size: z.number(),
});
export type QuoteFileValue = z.infer<typeof quoteFileAnswer>;

/** The receipt of one version as a file that proves itself without us: signed JSON, or printed. */
export const signedReceipt = endpoint({
  route: 'GET /api/bid-electronic/seal/bid/receipt',
  label: { zh: '下载报价回执', en: 'Save the receipt of a quote' },
  permission: 'bid_view',
  unseen: true,
  input: z.object({
    entryId: idInput,
    versionNo: z.coerce.number().int().min(1),
    format: z.enum(['json', 'pdf']),
  }),
  output: z.unknown(),
  raw: true,
  ids: { entryId: 'entry' },
});

/** To whom the next version of a quote is sealed in the browser, and as what. */
export const sealTarget = z.object({
  place: z.object({
    tenantId: z.string(),
    projectId: z.string(),
    packageId: z.string(),
    entryId: z.string(),
    version: z.number(),
  }),
  holders: z.array(z.object({ id: z.string(), recipient: z.string() })),
  threshold: z.number(),
});
export type SealTarget = z.infer<typeof sealTarget>;

export const ownQuote = endpoint({
  route: 'GET /api/purchase/entry/queryMyQuote',
  label: { zh: '我的报价', en: 'The own quote' },
  permission: 'bid_view',
  unseen: true,
  input: z.object({ entryId: idInput }),
  output: z.object({
    entryId: z.string(),
    entryStatus: z.number(),
    versionNo: z.number(),
    /** What is sealed can no longer be read: before the deadline it can be replaced. */
    isUnreadable: z.boolean(),
    /** null: the project has no holders yet, and nothing can be handed in. */
    seal: sealTarget.nullable(),
    /** null: nothing quoted, withdrawn, unreadable, or sealed in the browser, which only the opening reads. */
    quote: z
      .object({
        lines: z.array(
          z.object({ itemId: z.string(), quantity: z.string(), perMoney: z.string(), totalMoney: z.string() }),
        ),
        totalMoney: z.string(),
        remark: z.string().nullable(),
        serviceShow: z.string().nullable(),
        matchExplain: z.string().nullable(),
        files: z.array(quoteFileAnswer),
      })
      .nullable(),
    receipts: z.array(receiptAnswer),
  }),
  ids: { entryId: 'entry' },
});

export const openingRecord = endpoint({
  route: 'GET /api/purchase/entry/queryOpeningRecord',
  label: { zh: '开标记录', en: 'Opening record' },
  permission: 'bid_view',
  input: byPublishedProject,
  output: z.array(
    z.object({
      packageId: z.string(),
      packageNo: z.number(),
      packageName: z.string(),
      entryId: z.string(),
      supplierName: z.string(),
      perMoney: z.string().nullable(),
      /** null of one that could not be opened. */
      totalMoney: z.string().nullable(),
      /** `openFault`: why it could not be opened; null of all others. */
      openFault: z.number().nullable(),
      /** `bidRuling`: whose fault that was, once it is ruled; the reason is told to whoever's it is. */
      ruling: z.number().nullable(),
      rulingReason: z.string().nullable(),
      isOwn: z.boolean(),
      /** null until the result is published. */
      bidStatus: z.enum(['1', '0']).nullable(),
    }),
  ),
  ids: { projectId: 'project' },
});

export const quoteEndpoints = [withdrawQuote, revokeQuote, ownQuote, signedReceipt, openingRecord] as const;
