import type { Account, TenderingApp } from './tendering-app.ts';
import * as steps from './tendering-steps.ts';

/** An open tender under the tendering law that keeps every period, counted from the publication day. */
export const aTender = {
  manner: 1,
  lawRegime: 1,
  entryEndTime: '2026-11-25 17:00:00',
  bidEndTime: '2026-12-08 09:00:00',
  openTime: '2026-12-08 09:00:00',
};

export interface Uploaded {
  readonly fileId: string;
  readonly fileName: string;
}

/** A file of the account's own, as a form sends it. */
export async function uploaded(app: TenderingApp, by: Account = 'buyer', name = '招标文件.pdf'): Promise<Uploaded> {
  const bytes = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const { fileId } = steps.dataOf<{ fileId: string }>(await app.as(by).upload('/file/uploadOSS', { name, bytes }));
  return { fileId, fileName: name };
}

/** Hands the documents of a project in. */
export async function handIn(app: TenderingApp, projectId: string, more: object = {}) {
  const { version } = await steps.detail(app, projectId);
  const asked = { projectId, version, confirmType: 1, files: [await uploaded(app)], content: '含技术规格书', ...more };
  return app.as('buyer').post('/purchase/confirm/applyConfirm', asked);
}

/** What the manager, or another, says to the documents. */
export async function decideDocuments(
  app: TenderingApp,
  asked: steps.Draft,
  { action = 'agree', by = 'manager', reason }: { action?: string; by?: Account; reason?: string } = {},
) {
  return app.as(by).post(`/purchase/confirm/${action}Confirm`, { id: asked.id, version: asked.version, reason });
}

/** A confirmed tender whose documents are confirmed as well. */
export async function readyTender(app: TenderingApp, changes: object = {}): Promise<string> {
  app.clock.setTo(steps.publicationDay);
  const { id } = await steps.confirmedProject(app, { ...aTender, ...changes });
  const asked = steps.dataOf<steps.Draft>(await handIn(app, id));
  steps.dataOf(await decideDocuments(app, asked));
  return id;
}

/** Published, registered for and quoted by three; the clock stands at the opening. */
export async function quotedTender(app: TenderingApp, changes: object = {}): Promise<string> {
  const id = await readyTender(app, changes);
  steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 1)));
  for (const account of steps.suppliers) steps.dataOf(await steps.register(app, account, id));
  for (const [index, account] of steps.suppliers.entries())
    steps.dataOf(await steps.quote(app, account, { projectId: id, price: String(880 + index) }));
  app.clock.setTo(aTender.openTime);
  return id;
}

/** Opened and the cheapest selected and handed in: it waits for its confirmation. */
export async function selectedTender(app: TenderingApp): Promise<string> {
  const id = await quotedTender(app);
  steps.dataOf(await steps.open(app, id));
  await handInSelection(app, id);
  return id;
}

/** The first of the ranking is handed in to be confirmed. */
export async function handInSelection(app: TenderingApp, projectId: string): Promise<void> {
  await steps.handInSelection(app, await steps.comparison(app, projectId), (offers) => steps.selectionsOf(offers, 0));
}

/** The manager's word on the result. */
export async function decideResult(app: TenderingApp, id: string, { agree = true, reason = '' } = {}) {
  const { version } = await steps.detail(app, id, 'manager');
  return app
    .as('manager')
    .post('/purchase/project/projectConfirm', { id, version, agree, reason: reason || undefined });
}
