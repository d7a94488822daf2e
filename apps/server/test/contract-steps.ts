import type { Award, PurchaseContractDetail, Envelope } from '@zhaocai/model';
import { contractModule } from '../src/modules/contract/index.ts';
import { depositModule } from '../src/modules/deposit/index.ts';
import { ledgerModule } from '../src/modules/ledger/index.ts';
import { periodRules } from '../src/modules/procedure/seed/period-rules.ts';
import { seedRules } from '../src/modules/tendering/index.ts';
import { openDatabase } from '../src/platform/db/index.ts';
import { sampleBytes } from '../src/platform/files/sample-bytes.ts';
import { applyDutyRules } from '../src/platform/lifecycle/index.ts';
import type { Module } from '../src/platform/module/index.ts';
import { quiet } from './database-url.ts';
import { startTenderingApp, type Account, type TenderingApp } from './tendering-app.ts';
import * as steps from './tendering-steps.ts';

export const info = '/purchase/contractsinfo';
export const base = '/purchase/contract';

/** The procurement with contracts, deposits and the ledger; `more`: other modules that a test needs beside. */
export async function startContractApp(more: readonly Module[] = []): Promise<TenderingApp> {
  const app = await startTenderingApp([depositModule, ledgerModule, ...more]);
  const owner = openDatabase({ appUrl: app.ownerUrl, max: 1, clock: app.clock, log: quiet });
  try {
    await owner.transaction('000000', (tx) => seedRules(tx, periodRules));
    await contractModule.seed?.(owner);
    await applyDutyRules(owner);
  } finally {
    await owner.end();
  }
  return app;
}

/** The award of a project that supplier2 has won for 525,000 yuan. */
export async function awarded(app: TenderingApp, changes: object = {}): Promise<Award> {
  const projectId = await steps.resultProject(app, { changes });
  const [award] = await awardsOf(app, projectId);
  if (!award) throw new Error('nobody has won');
  return award;
}

export const awardsOf = async (app: TenderingApp, projectId: string) =>
  steps.dataOf<Award[]>(await app.as('buyer').get(`${base}/awards?projectId=${projectId}`));

/** What a contract of an award says where nothing else is said. */
export const drawn = ({ winMoney }: Award, changes: object = {}) => ({
  contractName: '学生公寓单人床采购合同',
  contractType: 1,
  contractMoney: winMoney,
  startDate: '2026-12-01',
  endDate: '2027-03-31',
  ...changes,
});

export const drawUp = (app: TenderingApp, award: Award, changes: object = {}): Promise<Envelope> =>
  app.as('buyer').post(`${info}/addSave`, { entryId: award.entryId, ...drawn(award, changes) });

export const detailOf = async (app: TenderingApp, id: string, account: Account = 'buyer') =>
  steps.dataOf<PurchaseContractDetail>(await app.as(account).get(`${base}/queryById?id=${id}`));

/** One act of a person on a contract as it stands. */
export async function act(
  app: TenderingApp,
  account: Account,
  { id, name, more = {} }: { id: string; name: string; more?: object },
): Promise<Envelope> {
  const { version } = await detailOf(app, id, account === 'supplier2' ? 'supplier2' : 'buyer');
  return app.as(account).post(`${base}/${name}`, { id, version, ...more });
}

/** A contract of an award, drawn up by the handler and sent to the supplier by the manager. */
export async function sentContract(app: TenderingApp, award: Award, changes: object = {}): Promise<string> {
  const { id } = steps.dataOf<{ id: string }>(await drawUp(app, award, changes));
  steps.dataOf(await act(app, 'buyer', { id, name: 'submit' }));
  steps.dataOf(await act(app, 'manager', { id, name: 'approve' }));
  return id;
}

export async function upload(app: TenderingApp, account: Account, name = '合同.pdf'): Promise<string> {
  const file = { name, bytes: sampleBytes.pdf };
  return steps.dataOf<{ fileId: string }>(await app.as(account).upload('/file/uploadOSS', file)).fileId;
}

export async function signBySupplier(app: TenderingApp, { entryId }: Award, version = 0): Promise<Envelope> {
  const fileId = await upload(app, 'supplier2');
  return app.as('supplier2').post('/purchase/entry/uploadContract', { entryId, fileId, version });
}

export async function signByBuyer(app: TenderingApp, { entryId }: Award, version = 1, more = {}): Promise<Envelope> {
  const fileId = await upload(app, 'buyer');
  return app.as('buyer').post('/purchase/cus/pro/signContract', { entryId, fileId, version, ...more });
}

/** A contract of an award that both sides have signed. */
export async function signedContract(app: TenderingApp, award: Award, changes: object = {}): Promise<string> {
  const id = await sentContract(app, award, changes);
  steps.dataOf(await signBySupplier(app, award));
  steps.dataOf(await signByBuyer(app, award));
  return id;
}
