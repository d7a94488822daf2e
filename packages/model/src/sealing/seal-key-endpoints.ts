import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';

const base = '/api/bid-electronic/seal/key';
/** A bidder who makes a key before a deadline means to bid: nothing notes that he asked. */
const own = { permission: 'signedIn', unseen: true } as const;

const ownSealKey = z.object({
  id: z.string(),
  keyKind: z.number(),
  publicKey: z.string(),
  /** Armoured age file: the secret under its owner's passphrase. */
  lockedSecret: z.string(),
  keyStatus: z.number(),
  createTime: z.string(),
  endTime: z.string().nullable(),
});
export type OwnSealKey = z.infer<typeof ownSealKey>;

/** One's own keys, the newest first. */
export const listOwnSealKeys = endpoint({
  route: `GET ${base}/own`,
  label: { zh: '我的密钥', en: 'Own keys' },
  ...own,
  input: z.object({}),
  output: z.array(ownSealKey),
});

/** Keeps a key that the caller's browser has just made; the one of the kind that was in use is replaced. */
export const saveSealKey = endpoint({
  route: `POST ${base}/save`,
  label: { zh: '保存密钥', en: 'Keep a key' },
  ...own,
  input: z.object({
    keyKind: z.coerce.number().int(),
    /** `age1…`, or base64 of SPKI. */
    publicKey: z.string().max(3000),
    lockedSecret: z.string().max(20_000),
  }),
  output: z.object({ id: z.string() }),
  writes: true,
  stepUp: true,
});

export const loseSealKey = endpoint({
  route: `POST ${base}/lose`,
  label: { zh: '挂失密钥', en: 'Report a key lost' },
  ...own,
  input: z.object({ id: idInput }),
  output: z.object({ id: z.string() }),
  writes: true,
  stepUp: true,
  ids: { id: 'sealKey' },
});

const holderKey = z.object({
  userId: z.string(),
  userName: z.string(),
  /** null: he has none in use. */
  keyId: z.string().nullable(),
  recipient: z.string().nullable(),
  since: z.string().nullable(),
});
export type HolderKey = z.infer<typeof holderKey>;

/** To which recipients colleagues open; of somebody who is none of the caller's unit nothing is said. */
export const listHolderKeys = endpoint({
  route: `GET ${base}/colleagues`,
  label: { zh: '同事的开标公钥', en: 'Recipients of colleagues' },
  permission: 'signedIn',
  input: z.object({
    /** Comma list, up to 50. */
    userIds: z
      .string()
      .max(1000)
      .regex(/^\d{1,18}(,\d{1,18}){0,49}$/),
  }),
  output: z.array(holderKey),
  ids: { userIds: 'user' },
});

export const sealKeyEndpoints = [listOwnSealKeys, saveSealKey, loseSealKey, listHolderKeys] as const;
