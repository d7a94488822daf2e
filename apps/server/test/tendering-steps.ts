import type { Comparison, Envelope, ProjectDetail } from '@zhaocai/model';
import { dataOf } from './data-of.ts';
import { readPublished } from './published-steps.ts';
import { quoteSealed, unlock, type SealedWish } from './sealed-steps.ts';
import type { Account, Played } from './tendering-app.ts';
import { workbookOf } from './workbook.ts';

export { dataOf } from './data-of.ts';
export { ownEntries, readPublished } from './published-steps.ts';

/** Monday; deadline and opening of the sample project are the Monday after. */
export const publicationDay = '2026-11-16 10:00:00';
export const deadline = '2026-11-23 09:00:00';

export const suppliers = ['supplier1', 'supplier2', 'supplier3'] as const;

let counter = 0;

export function aProject(changes: object = {}) {
  counter += 1;
  return {
    projectNo: `XDCG-${counter}`,
    projectName: '学生公寓单人床',
    manner: 5,
    lawRegime: 2,
    purchaseType: 1,
    generalBudget: '540000.00',
    depositMoney: '10000.00',
    entryEndTime: '2026-11-20 17:00:00',
    bidEndTime: deadline,
    openTime: deadline,
    openPlace: '开标室',
    linkman: '周明',
    phone: '0571-88001001',
    packages: [aPackage()],
    ...changes,
  };
}

export function aPackage(changes: object = {}) {
  return {
    packageNo: 1,
    packageName: '单人床',
    budget: '540000.00',
    quoteType: 2,
    maxWinners: 1,
    items: [{ name: '单人床', unit: '张', quantity: '600', techParams: '床立柱72*72*1.5mm' }],
    ...changes,
  };
}

export interface Draft {
  readonly id: string;
  readonly version: number;
}

export async function savedProject(app: Played, changes: object = {}): Promise<Draft> {
  return dataOf(await app.as('buyer').post('/purchase/project/saveOrUpdate', aProject(changes)));
}

export async function confirmedProject(app: Played, changes: object = {}): Promise<Draft> {
  const draft = await savedProject(app, changes);
  const submitted = dataOf<Draft>(await app.as('buyer').post('/purchase/project/submitTask', draft));
  return dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
}

export async function draftNotice(app: Played, projectId: string, bulletinType = 10): Promise<Draft> {
  const buyer = app.as('buyer');
  const path = `/purchase/bulletin/queryBulletinContentByProjectAndType?projectId=${projectId}&bulletinType=${bulletinType}`;
  const text = dataOf<{ title: string; content: string }>(await buyer.get(path));
  return dataOf(
    await buyer.post('/purchase/bulletin/saveBulletin', {
      projectId,
      bulletinType,
      title: text.title,
      ...filledIn(text),
    }),
  );
}

/** What the product cannot know is written into its draft. */
export const filledIn = ({ content }: { readonly content: string }) => ({
  content: content.replaceAll(/（请填写[^）]*）/g, '王明，浙江大学，教授：只有该供应商持有专利'),
});

/** Names these to unlock the project's bids together. */
export async function nameHolders(app: Played, projectId: string, accounts: readonly Account[]): Promise<Envelope> {
  const { version } = await detail(app, projectId);
  const ids = await app.asSuperuser<{ id: string; account: string }>(
    `select id::text as id, account from user_account where tenant_id = '100001' and account = any($1)`,
    [accounts],
  );
  const userIds = accounts.flatMap((one) => ids.filter(({ account }) => account === one).map(({ id }) => id));
  return app.as('buyer').post('/bid-electronic/seal/holder/save', { projectId, version, userIds });
}

export const publish = (app: Played, notice: Draft, reason?: string) =>
  app.as('buyer').post('/purchase/bulletin/upDown', { ...notice, upDown: 1, reason });

/** A published project as of Monday morning. */
export async function publishedProject(app: Played, changes: object = {}, reason?: string): Promise<string> {
  app.clock.setTo(publicationDay);
  const { id } = await confirmedProject(app, changes);
  dataOf(await publish(app, await draftNotice(app, id), reason));
  return id;
}

/** Puts the demo's suppliers into the buyer's library, by their credit codes; these by the accounts. */
export async function knowSuppliers(app: Played): Promise<Readonly<Record<(typeof suppliers)[number], string>>> {
  const codes = {
    supplier1: '91330110MA0Y1A0196',
    supplier2: '91320115MA0Y2B025X',
    supplier3: '91320506MA0Y3C0315',
  };
  const lines = Object.entries(codes).map(([account, code]) => [`线下单位 ${account}`, code]);
  const spreadsheet = workbookOf([['供应商名称', '统一社会信用代码'], ...lines]);
  dataOf(await app.as('buyer').upload('/purchase/supplier/import?isCovered=1', spreadsheet));
  return codes;
}

export async function register(app: Played, account: Account, projectId: string): Promise<Envelope> {
  const { packages } = await readPublished(app.as(account), projectId);
  return registerFor(app, account, { projectId, packageIds: packages.map(({ id }) => id) });
}

export const registerFor = (app: Played, account: Account, of: { projectId: string; packageIds: string[] }) =>
  app
    .as(account)
    .post('/purchase/entry/saveOrUpdateEntry', { ...of, tenantId: '100001', linkman: '陈立', phone: '13800000001' });

/** Seals and hands in this unit price for every line of every package. */
export const quote = (app: Played, account: Account, of: SealedWish): Promise<Envelope> =>
  quoteSealed(app, account, of);

/** Published, registered and quoted for, one supplier per price; the clock stands at the opening. */
export async function quotedProject(
  app: Played,
  { prices = ['880.50', '875', '890'], changes = {}, reason = '' } = {},
): Promise<string> {
  const id = await publishedProject(app, changes, reason || undefined);
  for (const [index, price] of prices.entries()) {
    const account = suppliers[index];
    if (!account) throw new Error('more prices than suppliers');
    dataOf(await register(app, account, id));
    dataOf(await quote(app, account, { projectId: id, price }));
  }
  app.clock.setTo(deadline);
  return id;
}

/** Handler and head of procurement unlock, which two of the three holders are. */
export async function unlockByTwo(app: Played, projectId: string): Promise<void> {
  for (const holder of ['buyer', 'manager'] as const) dataOf(await unlock(app, holder, projectId));
}

/** The same as far as they may, and the handler opens: what keeps them from unlocking keeps him, and he is told. */
export async function open(app: Played, projectId: string, reason?: string): Promise<Envelope> {
  for (const holder of ['buyer', 'manager'] as const) await unlock(app, holder, projectId);
  return openNow(app, projectId, reason);
}

/** As it stands, whoever has unlocked. */
export const openNow = (app: Played, projectId: string, reason?: string): Promise<Envelope> =>
  app
    .as('buyer')
    .get(
      `/purchase/elebid/conf/nextStep?projectId=${projectId}${reason ? `&reason=${encodeURIComponent(reason)}` : ''}`,
    );

export const detail = async (app: Played, id: string, account: Account = 'buyer') =>
  dataOf<ProjectDetail>(await app.as(account).get(`/purchase/project/queryById?id=${id}`));

export const comparison = async (app: Played, projectId: string) =>
  dataOf<Comparison>(await app.as('buyer').get(`/purchase/entry/queryByEntryQuoteByProjectId?projectId=${projectId}`));

/** Opened, with the comparison as it lies before the buyer. */
export async function openedProject(
  app: Played,
  options: Parameters<typeof quotedProject>[1] = {},
): Promise<Comparison> {
  const id = await quotedProject(app, options);
  dataOf(await open(app, id, options.reason));
  return comparison(app, id);
}

type Offers = Comparison['suppliers'];

/** A selection of the offer of this rank, or of nobody's. */
export function selectionsOf(offers: Offers, winner: number | 'nobody') {
  return offers.flatMap(({ detailListVOS }, rank) =>
    detailListVOS.map(({ packageId, entryId }) => ({
      packageId,
      entryId,
      bidStatus: rank === winner ? '1' : '0',
      bidRemark: rank === winner ? '综合最优' : '技术参数不满足采购要求',
    })),
  );
}

/** Saves as the buyer what these offers lead to, and hands it in. */
export async function handInSelection(
  app: Played,
  { projectId, version, suppliers: offers }: Comparison,
  choose: (offers: Offers) => readonly object[],
): Promise<Draft> {
  const buyer = app.as('buyer');
  const selections = choose(offers);
  const saved = dataOf<Draft>(await buyer.post('/purchase/entry/saveSelection', { projectId, version, selections }));
  return dataOf<Draft>(await buyer.post('/purchase/entry/submitSelection', { projectId, version: saved.version }));
}

/** The lowest quote of each package wins. */
export const lowestWins = (offers: Offers) =>
  offers.flatMap(({ detailListVOS }) =>
    detailListVOS.map(({ packageId, entryId, isLowest }) => ({ packageId, entryId, bidStatus: isLowest ? '1' : '0' })),
  );

/** Decided for the lowest quote (supplier2's), confirmed, its result published; `until`: not that far. */
export async function resultProject(
  app: Played,
  { changes = {}, until = 'published' }: { changes?: object; until?: 'confirmed' | 'published' } = {},
): Promise<string> {
  const opened = await openedProject(app, { changes });
  const { projectId } = opened;
  const submitted = await handInSelection(app, opened, lowestWins);
  dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
  if (until === 'published') dataOf(await publish(app, await draftNotice(app, projectId, 2)));
  return projectId;
}

/** Every table, whole, as text: what somebody finds who steals the database. */
export async function dumpOf(app: Played): Promise<string> {
  const tables = await app.asSuperuser<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const [row] = await app.asSuperuser<{ text: string | null }>(
      `select string_agg(t::text, E'\\n') as text from ${name} t`,
    );
    parts.push(row?.text ?? '');
  }
  return parts.join('\n');
}
