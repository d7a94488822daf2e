import {
  bulletinText,
  checkBeforeChoose,
  comparison,
  confirmProject,
  giveShares,
  handInSealed,
  openingShares,
  openProject,
  ownQuote,
  publishedProject,
  registerEntry,
  saveBulletin,
  saveProject,
  saleType,
  saveSelection,
  submitProject,
  submitSelection,
  upDownBulletin,
} from '@zhaocai/model';
import { newBidIdentity } from '@zhaocai/model/sealing/seal-bid';
import { signerOf } from '@zhaocai/model/sealing/signature';
import { unsealShares } from '@zhaocai/model/sealing/unseal-shares';
import { sealOffer } from '@zhaocai/model/tendering/seal-offer';
import { demoSecret } from '../../apps/server/src/modules/sealing/index.ts';
import type { Account } from '../people/account.ts';
import type { Product } from '../product/product.ts';
import { callAs } from './caller.ts';
import { tenantOf } from '../people/account.ts';
import { ownKey } from './keys.ts';

export interface Tender {
  readonly projectId: string;
  readonly projectNo: string;
  readonly projectName: string;
  readonly times: TenderTimes;
}

export interface TenderTimes {
  readonly entryEndTime: string;
  readonly bidEndTime: string;
}

export interface TenderPlan {
  /**
   * 1 open tender under the tendering law, 4 consultation, 5 inquiry and 6 single source under the procurement law, 7 auction
   * and 10 comparison under the own policy.
   */
  readonly manner: 1 | 4 | 5 | 6 | 7 | 10;
  /** Another law than the method's usual one. */
  readonly lawRegime?: 1 | 2 | 3;
  readonly projectNo: string;
  readonly projectName: string;
  /** One package with one goods line each: its budget. */
  readonly packages?: readonly { readonly packageName: string; readonly budget: string; readonly quantity: string }[];
  /** The earliest that the rules allow, unless it says others. */
  readonly times?: TenderTimes;
  readonly isConsortium?: boolean;
  readonly depositMoney?: string;
  /** Its documents are sold online. */
  readonly saleMoney?: string;
}

const lawOf = { 1: 1, 4: 2, 5: 2, 6: 2, 7: 3, 10: 3 } as const;
const phone = '13800000000';

/** The earliest times that the rules allow for a notice of now, at hours when people are at work. */
export async function earliestTimes(
  { url }: Pick<Product, 'url'>,
  manner: TenderPlan['manner'],
  lawRegime: TenderPlan['lawRegime'] = lawOf[manner],
): Promise<TenderTimes> {
  const asBuyer = await callAs(url, 'buyer');
  const { earliestBidEndTime } = await asBuyer(checkBeforeChoose, { manner, lawRegime });
  const day = (earliestBidEndTime ?? '').slice(0, 10);
  return { entryEndTime: `${day} 08:00:00`, bidEndTime: `${day} 09:00:00` };
}

/** A draft of the buyer's. */
export async function draftTender(product: Product, plan: TenderPlan): Promise<Tender & { version: number }> {
  const asBuyer = await callAs(product.url, 'buyer');
  const {
    manner,
    projectNo,
    projectName,
    packages = [onePackage],
    isConsortium = false,
    depositMoney,
    saleMoney,
  } = plan;
  const lawRegime = plan.lawRegime ?? lawOf[manner];
  const times = plan.times ?? (await earliestTimes(product, manner, lawRegime));
  const saved = await asBuyer(saveProject, {
    ...times,
    projectNo,
    projectName,
    isConsortium,
    ...(depositMoney && { depositMoney }),
    ...(saleMoney && { saleType: saleType.code.online, saleMoney }),
    manner,
    lawRegime,
    purchaseType: 1,
    openTime: times.bidEndTime,
    linkman: '周明',
    phone: '0571-88001001',
    generalBudget: packages.reduce((sum, { budget }) => sum + Number(budget), 0).toFixed(2),
    packages: packages.map(({ packageName, budget, quantity }, index) => ({
      packageNo: index + 1,
      packageName,
      budget,
      quoteType: 2 as const,
      maxWinners: 1,
      items: [{ name: packageName, unit: '台', quantity }],
    })),
  });
  return { projectId: saved.id, version: saved.version, projectNo, projectName, times };
}

const onePackage = { packageName: '激光投影机', budget: '180000.00', quantity: '20' };

/** Submitted and confirmed: its notice may be published. */
export async function confirmTender(product: Product, plan: TenderPlan): Promise<Tender> {
  const draft = await draftTender(product, plan);
  const asBuyer = await callAs(product.url, 'buyer');
  const asManager = await callAs(product.url, 'manager');
  const { projectId: id } = draft;
  const submitted = await asBuyer(submitProject, { id, version: draft.version });
  await asManager(confirmProject, { id, version: submitted.version, agree: true });
  return draft;
}

/** Its notice as a draft that was drawn up from the project. */
export async function draftNotice({ url }: Product, { projectId }: Tender): Promise<{ id: string; version: number }> {
  const asBuyer = await callAs(url, 'buyer');
  const text = await asBuyer(bulletinText, { projectId, bulletinType: 10 });
  return asBuyer(saveBulletin, { projectId, bulletinType: 10, ...text });
}

/** Puts a notice up behind the back of whoever is editing it. */
export async function publishDraft({ url }: Product, notice: { id: string; version: number }): Promise<void> {
  const asBuyer = await callAs(url, 'buyer');
  await asBuyer(upDownBulletin, { ...notice, upDown: 1 });
}

/** Confirmed and published: suppliers may register. */
export async function publishTender(product: Product, plan: TenderPlan): Promise<Tender> {
  const tender = await confirmTender(product, plan);
  await publishDraft(product, await draftNotice(product, tender));
  return tender;
}

/** Registers a supplier for all packages; answers with the ids of his entries, by package. */
export async function register({ url }: Product, { projectId }: Tender, account: Account): Promise<readonly string[]> {
  const call = await callAs(url, account);
  const place = { projectId, tenantId: tenantOf.buyer };
  const { packages } = await call(publishedProject, place);
  const packageIds = packages.map(({ id }) => id);
  const { entries } = await call(registerEntry, { ...place, packageIds, linkman: '联系人', phone });
  return entries.map(({ id }) => id);
}

interface Offer {
  readonly account: Account;
  /** One price for every line of every package. */
  readonly perMoney: string;
}

/** Registers and quotes. */
export async function quote(product: Product, tender: Tender, offer: Offer): Promise<void> {
  await register(product, tender, offer.account);
  await submitQuotes(product, tender, offer);
}

/** A bit of what lies sealed turns over, as on a failing disk: that bid does not open. */
export async function damageBid(product: Product, { projectId }: Tender, supplierTenantId: string): Promise<void> {
  await product.asSuperuser(
    `update quote set cipher = encode(set_byte(decode(cipher, 'base64'), 40, get_byte(decode(cipher, 'base64'), 40) # 1), 'base64')
     where project_id = $1 and supplier_tenant_id = $2`,
    [projectId, supplierTenantId],
  );
}

/** Seals and hands in for whoever has registered, as a browser does. */
export async function submitQuotes(
  { url }: Product,
  { projectId }: Tender,
  { account, perMoney }: Offer,
): Promise<void> {
  const call = await callAs(url, account);
  const key = await ownKey(call, 'signing');
  const signer = await signerOf({ publicKey: key.publicKey, privateKey: await demoSecret(key) });
  const { packages } = await call(publishedProject, { projectId, tenantId: tenantOf.buyer });
  for (const { entry, items } of packages) {
    const entryId = entry?.id ?? '';
    const { seal: target } = await call(ownQuote, { entryId });
    if (!target) throw new Error('the project has no holders');
    const lines = items.map(({ id }) => ({ itemId: id, perMoney }));
    const offer = { lines, remark: null, serviceShow: '质保三年', matchExplain: '完全响应，无偏离', files: [] };
    const identity = await newBidIdentity();
    const sealed = await sealOffer({ target, identity, offer, files: [], signer, at: new Date().toISOString() });
    await call(handInSealed, { ...sealed, entryId, keyId: key.id });
  }
}

/** A holder unlocks, as his browser does; nothing where nothing waits for him. */
export async function unlock(
  { url }: Product,
  { projectId }: Pick<Tender, 'projectId'>,
  account: Account,
): Promise<void> {
  const call = await callAs(url, account);
  const { own } = await call(openingShares, { projectId });
  if (own.length === 0) return;
  const shares = await unsealShares(await demoSecret(await ownKey(call, 'opening')), own);
  await call(giveShares, { projectId, shares });
}

/** Moves the clock to the opening time, and two of the three holders unlock. */
export async function unlockTender(product: Product, tender: Tender): Promise<void> {
  await product.setClock(tender.times.bidEndTime);
  for (const holder of ['buyer', 'manager'] as const) await unlock(product, tender, holder);
}

/** The same, and its handler opens. */
export async function openTender(product: Product, tender: Tender, reason?: string): Promise<void> {
  await unlockTender(product, tender);
  const asBuyer = await callAs(product.url, 'buyer');
  await asBuyer(openProject, { projectId: tender.projectId, ...(reason && { reason }) });
}

/** Quotes of the three suppliers, opened: the second is the lowest. */
export async function openThreeQuotes(product: Product, tender: Tender): Promise<void> {
  await quote(product, tender, { account: 'supplier1', perMoney: '8600.00' });
  await quote(product, tender, { account: 'supplier2', perMoney: '8150.50' });
  await quote(product, tender, { account: 'supplier3', perMoney: '8800.00' });
  await openTender(product, tender);
}

/** The lowest quote of every package is chosen, for a reason where one is asked for, and handed in. Answers the project's version. */
export async function handInLowest({ url }: Product, { projectId }: Tender, reason?: string): Promise<number> {
  const asBuyer = await callAs(url, 'buyer');
  const { version, suppliers } = await asBuyer(comparison, { projectId });
  const selections = suppliers.flatMap(({ detailListVOS }) =>
    detailListVOS.map(({ packageId, entryId, isLowest }) => ({
      packageId,
      entryId,
      bidStatus: isLowest ? ('1' as const) : ('0' as const),
      ...(reason && isLowest && { bidRemark: reason }),
    })),
  );
  const saved = await asBuyer(saveSelection, { projectId, version, selections });
  return (await asBuyer(submitSelection, { projectId, version: saved.version })).version;
}

/** The same, and confirmed. */
export async function confirmResult(product: Product, tender: Tender, reason?: string): Promise<void> {
  const asManager = await callAs(product.url, 'manager');
  const version = await handInLowest(product, tender, reason);
  await asManager(confirmProject, { id: tender.projectId, version, agree: true });
}

/** The lowest quote of every package is chosen and confirmed, and the result published. */
export async function publishResult(product: Product, tender: Tender): Promise<void> {
  await confirmResult(product, tender);
  const asBuyer = await callAs(product.url, 'buyer');
  const { projectId } = tender;
  const text = await asBuyer(bulletinText, { projectId, bulletinType: 2 });
  const notice = await asBuyer(saveBulletin, { projectId, bulletinType: 2, ...text });
  await asBuyer(upDownBulletin, { ...notice, upDown: 1 });
}
