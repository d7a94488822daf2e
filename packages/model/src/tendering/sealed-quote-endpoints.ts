import { z } from 'zod';
import { endpoint, type EndpointOutput } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { mostHolders } from '../sealing/envelope.ts';
import { receiptAnswer } from './quote-endpoints.ts';
import { byProject } from './wire.ts';

const base = '/api/bid-electronic/seal';
const base64 = (most: number) => z.string().max(most);

/** Takes one file that the bidder's browser has sealed; neither its name nor its kind is sent. */
export const uploadSealedFile = endpoint({
  route: `POST ${base}/bid/upload`,
  label: { zh: '上传密封文件', en: 'Upload a sealed file' },
  permission: 'bid_quote',
  unseen: true,
  input: z.object({ entryId: idInput }),
  output: z.object({ fileId: z.string(), size: z.number(), cipherSha256: z.string() }),
  upload: true,
  ids: { entryId: 'entry' },
});

/** What a browser has sealed and signed of a quote. */
export const sealedParts = {
  /** The canonical text that is signed. */
  envelope: z.string().max(200_000),
  signature: z.string().max(1000),
  /** Of the caller's signing key. */
  keyId: idInput,
  /** Cipher texts in base64; the shares in the order of the envelope's. */
  fields: base64(1_500_000),
  shares: z.array(base64(20_000)).min(1).max(mostHolders),
};

/** Takes a quote that was sealed and signed in the bidder's browser; of a package with a quote it replaces that. */
export const handInSealed = endpoint({
  route: `POST ${base}/bid/submit`,
  label: { zh: '递交密封报价', en: 'Hand in a sealed quote' },
  permission: 'bid_quote',
  unseen: true,
  input: z.object({ entryId: idInput, ...sealedParts }),
  output: receiptAnswer,
  writes: true,
  ids: { entryId: 'entry', keyId: 'sealKey' },
});

const openingHolder = z.object({
  userId: z.string(),
  userName: z.string(),
  keyId: z.string(),
  /** When the last of his shares came; null while one of a bid is still to be given. */
  givenTime: z.string().nullable(),
  /** Of how many bids he has given what was sealed to him. */
  givenBids: z.number().nullable(),
});

/** A share as it is sealed to the caller, with its place. */
export const ownShare = z.object({
  quoteId: z.string(),
  tenantId: z.string(),
  projectId: z.string(),
  packageId: z.string(),
  entryId: z.string(),
  version: z.number(),
  keyId: z.string(),
  /** base64 */
  cipher: z.string(),
});
export type OwnShare = z.infer<typeof ownShare>;

/** How far the opening by several hands has come, and the caller's shares still to be given; nothing of bids before it. */
export const openingShares = endpoint({
  route: `GET ${base}/opening/shares`,
  label: { zh: '开标解锁进度', en: 'Unlocking of the opening' },
  permission: 'project_view',
  input: byProject,
  output: z.object({
    /** Bids of this project are sealed to holders. */
    isByHolders: z.boolean(),
    /** The opening time has come, and the project is not opened yet. */
    isDue: z.boolean(),
    threshold: z.number(),
    holders: z.array(openingHolder),
    /** null: before the opening time nobody learns how many bids there are. */
    bids: z.number().nullable(),
    own: z.array(ownShare),
  }),
  ids: { projectId: 'project' },
});
export type OpeningShares = EndpointOutput<typeof openingShares>;

/** What a browser has unsealed, bid by bid. */
export const unsealedShares = z
  .array(
    z.object({
      quoteId: idInput,
      text: z.string().max(20_000).optional(),
      fileKey: base64(24).optional(),
    }),
  )
  .min(1)
  .max(2000);

/**
 * Gives what the caller's browser has unsealed with his key, each bid by itself; the same again changes nothing. Without a
 * text it says that what was sealed to him is no share of that bid; `fileKey` proves it.
 */
export const giveShares = endpoint({
  route: `POST ${base}/opening/give`,
  label: { zh: '提交开标密钥份额', en: 'Give shares for the opening' },
  permission: 'project_view',
  input: z.object({ projectId: idInput, shares: unsealedShares }),
  output: z.object({ given: z.number(), holders: z.number(), threshold: z.number() }),
  writes: true,
  stepUp: true,
  ids: { projectId: 'project', 'shares.quoteId': 'quote' },
});

export const sealedQuoteEndpoints = [uploadSealedFile, handInSealed, openingShares, giveShares] as const;
