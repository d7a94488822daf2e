import {
  giveShares,
  handInSealed,
  listParams,
  listOwnSealKeys,
  openingShares,
  ownQuote,
  publishedProject,
  sealKeyKind,
  type Endpoint,
  type EndpointOutput,
  type OwnSealKey,
} from '@zhaocai/model';
import { unlockSecret } from '@zhaocai/model/sealing/age';
import { newBidIdentity } from '@zhaocai/model/sealing/seal-bid';
import { signerOf } from '@zhaocai/model/sealing/signature';
import { unsealShares } from '@zhaocai/model/sealing/unseal-shares';
import { sealOffer } from '@zhaocai/model/tendering/seal-offer';
import type { Account } from '../people/journey.ts';
import type { Product } from '../product/product.ts';
import { callAs, tenantOf, type Call } from './caller.ts';
import { publishTender, register, type Tender, type TenderPlan } from './tender.ts';

/** Of every key of the demo. */
export const keyPassphrase = 'Demo@2026';

const paramKey = 'sealing.needsHolders';
const findParams: Endpoint<object, EndpointOutput<typeof listParams>> = listParams;
const saveParam: Endpoint<object, unknown> = { ...listParams, route: 'POST /api/blade-system/param/submit' };

/** As the buyer's administrator sets it: the server knows at once. */
async function setNeed({ url }: Product, paramValue: 'true' | 'false'): Promise<void> {
  const call = await callAs(url, 'admin', tenantOf.buyer);
  const { records } = await call(findParams, { paramKey });
  const [row] = records;
  const own = row?.ownId ? { id: row.ownId, version: row.ownVersion } : {};
  await call(saveParam, { ...own, paramKey, paramValue });
}

/** Published with the holders to whom its quotes are sealed; other tenders stay as they are. */
export async function publishToHolders(product: Product, plan: TenderPlan): Promise<Tender> {
  await setNeed(product, 'true');
  try {
    return await publishTender(product, plan);
  } finally {
    await setNeed(product, 'false');
  }
}

async function ownKey(call: Call, kind: 'opening' | 'signing'): Promise<OwnSealKey> {
  const keys = await call(listOwnSealKeys, {});
  const key = keys.find(({ keyKind }) => sealKeyKind.is(keyKind, kind));
  if (!key) throw new Error(`no ${kind} key`);
  return key;
}

/** Registers, seals as a browser does, and hands in: one price for every line of every package. */
export async function quoteSealed(
  product: Product,
  tender: Tender,
  { account, perMoney }: { account: Account; perMoney: string },
): Promise<void> {
  await register(product, tender, account);
  const call = await callAs(product.url, account);
  const { id: keyId, publicKey, lockedSecret } = await ownKey(call, 'signing');
  const signer = await signerOf({ publicKey, privateKey: await unlockSecret(lockedSecret, keyPassphrase) });
  const { packages } = await call(publishedProject, { projectId: tender.projectId, tenantId: tenantOf.buyer });
  for (const { entry, items } of packages) {
    const entryId = entry?.id ?? '';
    const { seal: target } = await call(ownQuote, { entryId });
    if (!target) throw new Error('the server seals this project');
    const lines = items.map(({ id }) => ({ itemId: id, perMoney }));
    const offer = { lines, remark: null, serviceShow: '质保三年', matchExplain: '完全响应，无偏离', files: [] };
    const identity = await newBidIdentity();
    const sealed = await sealOffer({ target, identity, offer, files: [], signer, at: new Date().toISOString() });
    await call(handInSealed, { ...sealed, entryId, keyId });
  }
}

/** A holder unlocks, as his browser does. */
export async function unlock({ url }: Product, { projectId }: Tender, account: Account): Promise<void> {
  const call = await callAs(url, account);
  const { own } = await call(openingShares, { projectId });
  const { lockedSecret } = await ownKey(call, 'opening');
  const shares = await unsealShares(await unlockSecret(lockedSecret, keyPassphrase), own);
  await call(giveShares, { projectId, shares });
}
