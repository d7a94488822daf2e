import {
  commitOf,
  invitationLifecycle,
  type Envelope,
  type InvitationList,
  type OwnInvitation,
  type Page,
  type Row,
  type supplier as entity,
} from '@zhaocai/model';
import { drawHashes } from '../src/platform/audit/index.ts';
import type { Account, Played } from './tendering-app.ts';
import * as steps from './tendering-steps.ts';
import { workbookOf } from './workbook.ts';

type Supplier = Row<typeof entity>;

/** The suppliers of the library by their credit codes, entered where they are not in it. */
export async function libraryIds(app: Played): Promise<Readonly<Record<(typeof steps.suppliers)[number], string>>> {
  const codes = await steps.knowSuppliers(app);
  const page = steps.dataOf<Page<Supplier>>(
    await app.as('buyer').post('/purchase/supplier/queryPage', { current: 1, size: 100 }),
  );
  const idOf = (code: string) => page.records.find(({ creditCode }) => creditCode === code)?.id ?? '';
  return { supplier1: idOf(codes.supplier1), supplier2: idOf(codes.supplier2), supplier3: idOf(codes.supplier3) };
}

/** Companies of the library without an account, so many. */
export async function strangers(app: Played, count: number): Promise<string[]> {
  const lines = Array.from({ length: count }, (_, at) => [`线下供应商${at + 1}`, `9133010${at}MA0Y${at}A019${at}`]);
  const spreadsheet = workbookOf([['供应商名称', '统一社会信用代码'], ...lines]);
  steps.dataOf(await app.as('buyer').upload('/purchase/supplier/import?isCovered=1', spreadsheet));
  const page = steps.dataOf<Page<Supplier>>(
    await app.as('buyer').post('/purchase/supplier/queryPage', { current: 1, size: 100, keyword: '线下供应商' }),
  );
  return page.records.map(({ id }) => id).slice(0, count);
}

export const invite = (
  app: Played,
  projectId: string,
  supplierIds: readonly string[],
  { by = 'buyer', reason = '具有相应资质和业绩' }: { by?: Account; reason?: string } = {},
): Promise<Envelope> => app.as(by).post('/purchase/invitation/save', { projectId, supplierIds, reason });

export const list = async (app: Played, projectId: string, by: Account = 'buyer') =>
  steps.dataOf<InvitationList>(await app.as(by).get(`/purchase/invitation/queryByProjectId?projectId=${projectId}`));

export const own = async (app: Played, by: Account, projectId: string) =>
  steps.dataOf<OwnInvitation[]>(await app.as(by).get(`/purchase/invitation/own?projectId=${projectId}`));

export const decline = (app: Played, by: Account, projectId: string, reason = '产能已满') =>
  app.as(by).post('/purchase/invitation/decline', { projectId, tenantId: '100001', reason });

/** In the place of one who declined. */
export const next = (app: Played, projectId: string) =>
  app.as('buyer').post('/purchase/invitation/draw/next', { projectId });

export const noteDecline = (app: Played, id: string, reason = '电话告知产能已满') =>
  app.as('buyer').post('/purchase/invitation/noteDecline', { id, reason });

/** Draws so many from the pool with a secret of the handler's. */
export async function draw(
  app: Played,
  projectId: string,
  {
    pool,
    count,
    secret = '0123456789abcdef0123456789abcdef',
  }: { pool: readonly string[]; count: number; secret?: string },
): Promise<Envelope> {
  const buyer = app.as('buyer');
  const begun = await buyer.post('/purchase/invitation/draw/start', {
    projectId,
    supplierIds: pool,
    inviteCount: count,
  });
  if (begun.code !== 200) return begun;
  return buyer.post('/purchase/invitation/draw/finish', { id: (begun.data as steps.Draft).id, secret });
}

export const commitOfHandler = (secret: string) => commitOf(drawHashes, 'handler', secret);

/** After the publicity of five working days that begins on the publication day. */
export const afterPublicity = '2026-11-24 10:00:00';
export const sourceTimes = {
  entryEndTime: '2026-11-27 17:00:00',
  bidEndTime: '2026-11-30 09:00:00',
  openTime: '2026-11-30 09:00:00',
};

/** Confirmed, the one supplier on the list, publicised, and the publicity over. */
export async function publicisedSource(app: Played, changes: object = {}): Promise<string> {
  app.clock.setTo(steps.publicationDay);
  const { id } = await steps.confirmedProject(app, { manner: 6, ...sourceTimes, ...changes });
  steps.dataOf(await invite(app, id, [(await libraryIds(app)).supplier1]));
  steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 8)));
  app.clock.setTo(afterPublicity);
  return id;
}

/** Those without an account decline, until the three of the demo are asked in their places. */
export async function replaceStrangers(app: Played, id: string): Promise<void> {
  for (;;) {
    const { invitations } = await list(app, id);
    const sent = invitations.filter(({ invitationStatus }) => invitationLifecycle.is(invitationStatus, 'sent'));
    const stranger = sent.find(({ hasAccount }) => !hasAccount);
    if (!stranger) return;
    steps.dataOf(await noteDecline(app, stranger.id));
    steps.dataOf(await next(app, id));
    steps.dataOf(await app.as('buyer').post('/purchase/invitation/send', { projectId: id }));
  }
}
