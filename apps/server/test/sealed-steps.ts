import { canonicalJson, paddedFileSize, readEnvelope, sealKeyKind } from '@zhaocai/model';
import type {
  EndpointOutput,
  Envelope,
  OpeningShares,
  ownQuote,
  OwnSealKey,
  SealedOffer,
  SealEnvelope,
} from '@zhaocai/model';
import { sealTo } from '@zhaocai/model/sealing/age';
import { newBidIdentity } from '@zhaocai/model/sealing/seal-bid';
import { signerOf, type Signer } from '@zhaocai/model/sealing/signature';
import { unsealShares } from '@zhaocai/model/sealing/unseal-shares';
import { sealOffer, type SealedHandIn } from '@zhaocai/model/tendering/seal-offer';
import { demoKeys } from '../src/modules/sealing/seed/demo-keys.ts';
import { demoSecret, keyInUse } from '../src/modules/sealing/seed/demo-secret.ts';
import type { Account, Played } from './tendering-app.ts';
import { dataOf } from './data-of.ts';
import { ownEntries } from './published-steps.ts';

// What the browsers of bidders and holders do, in Node: nothing of it is the server's.

const base = '/bid-electronic/seal';

async function ownKey(app: Played, account: Account, kind: 'opening' | 'signing'): Promise<OwnSealKey> {
  return keyInUse(dataOf<OwnSealKey[]>(await app.as(account).get(`${base}/key/own`)), kind);
}

export async function demoSigner(account: Account): Promise<Signer> {
  const key = demoKeys.find((one) => one.account === account && sealKeyKind.is(one.keyKind, 'signing'));
  if (!key) throw new Error(`${account} signs with nothing`);
  return signerOf({ publicKey: key.publicKey, privateKey: await demoSecret(key) });
}

export interface SealedWish {
  readonly projectId: string;
  readonly price: string;
  readonly texts?: { readonly remark?: string; readonly serviceShow?: string; readonly matchExplain?: string };
  readonly files?: readonly { readonly name: string; readonly bytes: Buffer }[];
  /** Of its packages the first so many; all, unless it says. */
  readonly packages?: number;
  /** Another offer than an honest form makes. */
  readonly offer?: (honest: SealedOffer) => SealedOffer;
  /** Spoils what is handed in, before it is. */
  readonly spoil?: (handIn: HandIn) => HandIn | Promise<HandIn>;
}

export interface HandIn extends SealedHandIn {
  readonly entryId: string;
  readonly keyId: string;
}

export const ownQuoteOf = async (app: Played, account: Account, entryId: string) =>
  dataOf<EndpointOutput<typeof ownQuote>>(await app.as(account).get(`/purchase/entry/queryMyQuote?entryId=${entryId}`));

/** Uploads a file as the browser does: sealed, under a name that says nothing. */
export async function uploadSealed(
  app: Played,
  account: Account,
  of: { entryId: string; recipient: string; bytes: Buffer },
): Promise<{ fileId: string; size: number; cipherSha256: string }> {
  const padding = Buffer.alloc(paddedFileSize(of.bytes.length) - of.bytes.length);
  const cipher = Buffer.from(await sealTo(of.recipient, Buffer.concat([of.bytes, padding])));
  const path = `${base}/bid/upload?entryId=${of.entryId}`;
  return dataOf(await app.as(account).upload(path, { name: 'sealed.age', bytes: cipher }));
}

const asItIs = (honest: SealedOffer) => honest;

/** The envelope changed and signed anew, as a bidder could who wrote his own program. */
export async function resigned(
  account: Account,
  handIn: HandIn,
  change: (envelope: SealEnvelope) => object,
): Promise<HandIn> {
  const envelope = readEnvelope(handIn.envelope);
  if (!envelope) throw new Error('no envelope');
  const text = canonicalJson(change(envelope));
  return { ...handIn, envelope: text, signature: await (await demoSigner(account)).sign(text) };
}

export interface BidEntry {
  readonly entryId: string;
  readonly items: readonly { readonly id: string }[];
}

/** What a bidder's browser makes of his wish for one package; nothing is handed in but its files. */
export async function sealedBid(
  app: Played,
  account: Account,
  { entryId, items, ...wish }: BidEntry & Omit<SealedWish, 'projectId' | 'packages' | 'spoil'>,
): Promise<HandIn> {
  const { seal: target } = await ownQuoteOf(app, account, entryId);
  if (!target) throw new Error('the project has no holders');
  const identity = await newBidIdentity();
  const files = [];
  for (const { name, bytes } of wish.files ?? []) {
    const { fileId, ...part } = await uploadSealed(app, account, { entryId, recipient: identity.recipient, bytes });
    files.push({ fileName: name, plain: bytes.length, part: { id: fileId, ...part } });
  }
  const handIn = await sealOffer({
    target,
    identity,
    offer: (wish.offer ?? asItIs)({
      lines: items.map(({ id }) => ({ itemId: id, perMoney: wish.price })),
      remark: wish.texts?.remark ?? null,
      serviceShow: wish.texts?.serviceShow ?? '质保三年',
      matchExplain: wish.texts?.matchExplain ?? null,
      files: files.map(({ fileName, plain, part }) => ({ fileId: part.id, fileName, size: plain })),
    }),
    files: files.map(({ part }) => part),
    signer: await demoSigner(account),
    at: new Date().toISOString(),
  });
  const { id: keyId } = await ownKey(app, account, 'signing');
  return { ...handIn, entryId, keyId };
}

export const handIn = (app: Played, account: Account, bid: HandIn): Promise<Envelope> =>
  app.as(account).post(`${base}/bid/submit`, bid);

/** Seals and hands in this unit price for every line of every package, until one is refused. */
export async function quoteSealed(app: Played, account: Account, wish: SealedWish): Promise<Envelope> {
  let answer: Envelope | undefined;
  const { projectId, packages, spoil, ...offer } = wish;
  for (const entry of (await ownEntries(app, account, projectId)).slice(0, packages)) {
    const bid = await sealedBid(app, account, { ...entry, ...offer });
    answer = await handIn(app, account, (await spoil?.(bid)) ?? bid);
    if (answer.code !== 200) return answer;
  }
  if (!answer) throw new Error('not registered');
  return answer;
}

/** The files that were uploaded for an entry, oldest first. */
export const filesOf = (app: Pick<Played, 'asSuperuser'>, entryId: string) =>
  app.asSuperuser<{ id: string }>('select id::text as id from quote_file where entry_id = $1 order by id', [entryId]);

export const readShares = async (app: Played, account: Account, projectId: string) =>
  dataOf<OpeningShares>(await app.as(account).get(`${base}/opening/shares?projectId=${projectId}`));

/** What a holder's browser unseals of what is his. */
export async function unsealed(app: Played, account: Account, projectId: string) {
  const { own } = await readShares(app, account, projectId);
  return unsealShares(await demoSecret(await ownKey(app, account, 'opening')), own);
}

/** A holder unlocks in his browser, which gives his shares. */
export async function unlock(app: Played, account: Account, projectId: string): Promise<Envelope> {
  const shares = await unsealed(app, account, projectId);
  return app.as(account).post(`${base}/opening/give`, { projectId, shares });
}
