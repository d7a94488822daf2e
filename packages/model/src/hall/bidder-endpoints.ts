import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { entry } from '../tendering/entry.ts';
import { openedQuote } from '../tendering/quote.ts';
import { byProject } from '../tendering/wire.ts';

const bidLine = fieldsIn(
  z.object({
    entryId: z.string(),
    packageId: z.string(),
    packageNo: z.number(),
    packageName: z.string(),
    supplierName: z.string(),
    creditCode: z.string(),
    entryStatus: z.number(),
    bidTime: z.string().nullable(),
    /** Of the sealed version: what its receipt vouches for. */
    cipherHash: z.string().nullable(),
    receiptSeq: z.string().nullable(),
    perMoney: z.string().nullable(),
    totalMoney: z.string().nullable(),
    openFault: z.number().nullable(),
    confirmStatus: z.number().nullable(),
  }),
  entry,
  openedQuote,
);
export type BidLine = z.infer<typeof bidLine>;

/** Who bids in an electronic procurement: its host from the opening time on, the buyer's others from the opening. */
export const biddersOfProject = endpoint({
  route: 'GET /api/purchase/project/queryElecSupplierByProject',
  label: { zh: '电子标投标人', en: 'Bidders of a project' },
  permission: 'entry_view',
  input: byProject,
  output: z.array(bidLine),
  ids: { projectId: 'project' },
});

/** One bid: to the buyer from the opening on, to its own bidder always, and what was opened only then. */
export const bidDetail = endpoint({
  route: 'GET /api/purchase/entry/queryBidDetail',
  label: { zh: '投标详情', en: 'A bid' },
  permission: 'hall_view',
  input: z
    .object({ entryId: idInput.optional(), id: idInput.optional() })
    .transform(({ id, entryId = id ?? '0' }) => ({ entryId })),
  output: bidLine,
  unseen: true,
  ids: { entryId: 'entry', id: 'entry' },
});

const ownShare = z.object({
  quoteId: z.string(),
  tenantId: z.string(),
  projectId: z.string(),
  packageId: z.string(),
  entryId: z.string(),
  version: z.number(),
  keyId: z.string(),
  cipher: z.string(),
});

/**
 * What there is to decrypt, and the decrypting. A holder without `shares` is answered which are his to unseal, with them he
 * gives what his browser has unsealed. A bidder has nothing to decrypt: his bid lies sealed to the holders alone.
 */
export const decryptBids = endpoint({
  route: 'POST /api/purchase/entry/entryDecrypt',
  label: { zh: '解密投标文件', en: 'Decrypt bids' },
  permission: 'hall_view',
  input: z.object({
    projectId: idInput,
    shares: z
      .array(z.object({ quoteId: idInput, text: z.string().max(4000) }))
      .max(5000)
      .optional(),
  }),
  output: z.object({
    given: z.number(),
    holders: z.number(),
    threshold: z.number(),
    toGive: z.array(ownShare),
  }),
  writes: true,
  ids: { projectId: 'project', 'shares.quoteId': 'quote' },
});
