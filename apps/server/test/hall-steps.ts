import type { EndpointOutput, Envelope, HallAnswer, HallRoom, nextNode } from '@zhaocai/model';
import { hallModule } from '../src/modules/hall/index.ts';
import { deemRecords } from '../src/modules/hall/record/deem-records.ts';
import { openDatabase } from '../src/platform/db/index.ts';
import { applyDutyRules } from '../src/platform/lifecycle/index.ts';
import type { Module } from '../src/platform/module/index.ts';
import { quiet } from './database-url.ts';
import { startTenderingApp, type Account, type Played, type TenderingApp } from './tendering-app.ts';
import * as steps from './tendering-steps.ts';

const conf = '/purchase/elebid/conf';
const buyerTenant = '100001';

/** The procurement with its opening hall, and what waits for whom in it. */
export async function startHallApp(more: readonly Module[] = []): Promise<TenderingApp> {
  const app = await startTenderingApp([hallModule, ...more]);
  const owner = openDatabase({ appUrl: app.ownerUrl, max: 1, clock: app.clock, log: quiet });
  try {
    await applyDutyRules(owner);
  } finally {
    await owner.end();
  }
  return app;
}

export const hallOf = async (app: Played, account: Account, projectId: string) =>
  steps.dataOf<HallAnswer>(
    await app.as(account).get(`/bid-electronic/hall/queryByProjectId?projectId=${projectId}&tenantId=${buyerTenant}`),
  );

export async function roomOf(app: Played, account: Account, projectId: string): Promise<HallRoom> {
  const [room] = (await hallOf(app, account, projectId)).rooms;
  if (!room) throw new Error('nothing of the hall is shown');
  return room;
}

/** Of the first package, as its host has seen it. */
async function heldOf(app: Played, projectId: string): Promise<{ id: string; version: number }> {
  const { hall } = await roomOf(app, 'buyer', projectId);
  if (!hall) throw new Error('no hall');
  return { id: hall.id, version: hall.version };
}

export const setUp = (app: Played, projectId: string, more: object = {}) =>
  app.as('buyer').post('/bid-electronic/ele/pro/saveEleProject', { projectId, ...more });

export const next = async (app: Played, projectId: string, more: object = {}, by: Account = 'buyer') =>
  app.as(by).post(`${conf}/nextNode`, { ...(await heldOf(app, projectId)), ...more });

export const went = (answer: Envelope) => steps.dataOf<EndpointOutput<typeof nextNode>>(answer).nodeCode;

export const move = async (app: Played, projectId: string, name: 'pause' | 'resume' | 'stop', reason?: string) =>
  app.as('buyer').post(`${conf}/${name}`, { ...(await heldOf(app, projectId)), reason });

export const sign = (app: Played, account: Account, projectId: string, more: object = {}) =>
  app.as(account).post('/purchase/ele/check/saveOrUpdate', { projectId, tenantId: buyerTenant, ...more });

export const attendances = async (app: Played, account: Account, projectId: string) =>
  steps.dataOf<HallAnswer['attendances']>(
    await app.as(account).get(`/purchase/ele/check/queryByProId?proId=${projectId}&tenantId=${buyerTenant}`),
  );

async function ownEntry(app: Played, account: Account, projectId: string): Promise<string> {
  const [first] = await steps.ownEntries(app, account, projectId);
  if (!first) throw new Error('not registered');
  return first.entryId;
}

export const confirm = async (app: Played, account: Account, projectId: string) =>
  app.as(account).post('/bid-electronic/hall/record/confirm', { entryId: await ownEntry(app, account, projectId) });

export const object = async (app: Played, account: Account, projectId: string, content = '唱标金额与投标函不一致') =>
  app
    .as(account)
    .post('/bid-electronic/hall/objection/save', { entryId: await ownEntry(app, account, projectId), content });

export async function answer(app: Played, projectId: string, text = '经核对，唱标金额与投标函一致'): Promise<Envelope> {
  const { objections } = await roomOf(app, 'buyer', projectId);
  const open = objections.find((one) => one.answer === null);
  return app
    .as('buyer')
    .post('/bid-electronic/hall/objection/answer', { id: open?.id, version: open?.version, answer: text });
}

/** Quoted for by two, the hall set up, its host signed in and the first node running; the clock at the opening. */
export async function begunHall(app: Played, prices: string[] = ['880', '875', '890']): Promise<string> {
  const projectId = await steps.quotedProject(app, { prices });
  steps.dataOf(await setUp(app, projectId));
  steps.dataOf(await sign(app, 'buyer', projectId));
  steps.dataOf(await next(app, projectId));
  return projectId;
}

/** Led on to the record that lies before the bidders. */
export async function recordedHall(app: Played): Promise<string> {
  const projectId = await begunHall(app);
  for (const _ of ['bidderList', 'unlock']) steps.dataOf(await next(app, projectId));
  await steps.unlockByTwo(app, projectId);
  steps.dataOf(await next(app, projectId));
  steps.dataOf(await steps.openNow(app, projectId));
  for (const _ of ['readOut', 'confirm']) steps.dataOf(await next(app, projectId));
  return projectId;
}

/** What the job of every minute does, now or at this very second: the clock goes on while a test runs. */
export async function minutePasses(app: TenderingApp, at?: string): Promise<void> {
  await app.platform.database.transaction(buyerTenant, (db) =>
    deemRecords({ db, tenantId: buyerTenant, now: at ?? db.now }),
  );
}
