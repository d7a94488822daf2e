import type { deposit, DepositDetail, OwnDepositLine, Row } from '@zhaocai/model';
import { depositModule } from '../src/modules/deposit/index.ts';
import { ledgerModule } from '../src/modules/ledger/index.ts';
import { procedureModule } from '../src/modules/procedure/index.ts';
import { turnRefunds } from '../src/modules/deposit/refund/refund-clock.ts';
import { openDatabase } from '../src/platform/db/index.ts';
import { sampleBytes } from '../src/platform/files/sample-bytes.ts';
import { applyDutyRules } from '../src/platform/lifecycle/index.ts';
import type { Module } from '../src/platform/module/index.ts';
import { quiet } from './database-url.ts';
import { startTenderingApp, type Account, type TenderingApp } from './tendering-app.ts';
import * as steps from './tendering-steps.ts';

/** The procurement with its deposits, the ledger, and the periods of the law. */
export async function startDepositApp(more: readonly Module[] = []): Promise<TenderingApp> {
  const app = await startTenderingApp([depositModule, ledgerModule, ...more]);
  const owner = openDatabase({ appUrl: app.ownerUrl, max: 1, clock: app.clock, log: quiet });
  try {
    await procedureModule.seed?.(owner);
    await depositModule.seed?.(owner);
    await applyDutyRules(owner);
  } finally {
    await owner.end();
  }
  return app;
}

export const deposits = '/purchase/deposit';

export interface Kept {
  readonly id: string;
  readonly version: number;
}

export const upload = async (app: TenderingApp, account: Account) =>
  steps.dataOf<{ fileId: string }>(
    await app.as(account).upload('/file/uploadOSS', { name: '回单.pdf', bytes: sampleBytes.pdf }),
  );

/** What a supplier fills in: ten thousand by transfer, from an account of his own. */
export async function aDeposit(app: TenderingApp, account: Account, projectId: string, changes: object = {}) {
  const [own] = await steps.ownEntries(app, account, projectId);
  const { fileId } = await upload(app, account);
  return {
    entryId: own?.entryId ?? '0',
    payWay: 1,
    money: '10000.00',
    payerName: app.as(account).user.tenantName,
    payerAccount: `62220000000${account.at(-1)}`,
    payerBank: '中国工商银行杭州分行',
    isBasicAccount: true,
    payTime: '2026-11-16 10:00:00',
    voucher: [{ fileId, fileName: '回单.pdf', fileUrl: '', fileSuffix: 'pdf' }],
    ...changes,
  };
}

export const handIn = async (app: TenderingApp, account: Account, projectId: string, changes: object = {}) =>
  app.as(account).post(`${deposits}/saveOrUpdateDeposit`, await aDeposit(app, account, projectId, changes));

/** Registered and handed in; answers the deposit. */
export async function handedIn(app: TenderingApp, account: Account, projectId: string): Promise<Kept> {
  steps.dataOf(await steps.register(app, account, projectId));
  return steps.dataOf<Kept>(await handIn(app, account, projectId));
}

export const confirm = (app: TenderingApp, kept: Kept, by: Account = 'finance') =>
  app.as(by).post('/purchase/entry/gatherDeposit', kept);

export async function paid(app: TenderingApp, account: Account, projectId: string): Promise<Kept> {
  return steps.dataOf<Kept>(await confirm(app, await handedIn(app, account, projectId)));
}

export const detailOf = async (app: TenderingApp, account: Account, id: string) =>
  steps.dataOf<DepositDetail>(await app.as(account).get(`${deposits}/depositDetail?id=${id}`));

export const listOf = async (app: TenderingApp, account: Account, projectId: string) =>
  steps.dataOf<Row<typeof deposit>[]>(await app.as(account).get(`${deposits}/depositList?projectId=${projectId}`));

export const ownOf = async (app: TenderingApp, account: Account, projectId: string) =>
  steps.dataOf<OwnDepositLine[]>(await app.as(account).get(`${deposits}/queryOwn?projectId=${projectId}`));

/** Under the tendering law, whose tenders take twenty days. */
export const underTenderingLaw = {
  lawRegime: 1,
  bidEndTime: '2026-12-09 09:00:00',
  openTime: '2026-12-09 09:00:00',
} as const;

/** As the job does it. */
export const turn = (app: TenderingApp) =>
  app.database.transaction('100001', (db) => turnRefunds({ db, tenantId: '100001' }));

/**
 * Deposits of three suppliers that finance has confirmed, their quotes, and the published result: supplier2 has won. The
 * clock stands at the publication.
 */
export async function decidedWithDeposits(
  app: TenderingApp,
  changes: object = {},
): Promise<{ readonly projectId: string; readonly ids: readonly string[] }> {
  const projectId = await steps.publishedProject(app, changes);
  const ids: string[] = [];
  for (const account of steps.suppliers) ids.push((await paid(app, account, projectId)).id);
  for (const [index, account] of steps.suppliers.entries())
    steps.dataOf(await steps.quote(app, account, { projectId, price: ['880.50', '875', '890'][index] ?? '' }));
  app.clock.setTo(steps.deadline);
  steps.dataOf(await steps.open(app, projectId));
  const submitted = await steps.handInSelection(app, await steps.comparison(app, projectId), steps.lowestWins);
  steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
  steps.dataOf(await steps.publish(app, await steps.draftNotice(app, projectId, 2)));
  return { projectId, ids };
}

/** The winner's contract with both signatures. */
export async function contracted(app: TenderingApp, projectId: string): Promise<void> {
  const [own] = await steps.ownEntries(app, 'supplier2', projectId);
  const entryId = own?.entryId ?? '';
  const signed = await upload(app, 'supplier2');
  steps.dataOf(await app.as('supplier2').post('/purchase/entry/uploadContract', { entryId, fileId: signed.fileId }));
  const both = await upload(app, 'buyer');
  const body = { entryId, fileId: both.fileId, version: 1 };
  steps.dataOf(await app.as('buyer').post('/purchase/entry/cusUploadContract', body));
}

/** What each account of a project holds, by kind and supplier, in yuan; read past every right. */
export async function accountsOf(app: TenderingApp, projectId: string) {
  const rows = await app.asSuperuser<{ kind: number; supplier: string | null; fen: string }>(
    `select a.account_kind as kind, a.supplier_tenant_id as supplier, sum(e.credit - e.debit)::text as fen
     from ledger_account a join ledger_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id
     where a.project_id = $1 group by 1, 2 having sum(e.credit - e.debit) <> 0 order by 1, 2`,
    [projectId],
  );
  return rows.map(({ kind, supplier, fen }) => `${kind} ${supplier ?? ''} ${fen}`);
}
