import { exceptionLifecycle, type ExceptionLine, type ProjectDetail } from '@zhaocai/model';
import type { Account, TenderingApp } from './tendering-app.ts';
import * as steps from './tendering-steps.ts';

/** Of `exceptionKind` and `exceptionReason`, as a client sends them. */
export const kinds = { suspend: 1, terminate: 2, fail: 3, recallResult: 4, undoResult: 5 } as const;
const grounds = { suspend: 14, terminate: 6, fail: 1, recallResult: 10, undoResult: 11 } as const;

export type Kind = keyof typeof kinds;

interface Asking {
  readonly by?: Account;
  readonly reasonCode?: number;
  readonly reason?: string;
}

export async function ask(app: TenderingApp, projectId: string, kind: Kind, asking: Asking = {}) {
  const { by = 'buyer', reasonCode = grounds[kind], reason = '年度预算调整，本次采购取消' } = asking;
  const { version } = await steps.detail(app, projectId, by);
  const asked = { id: projectId, version, type: kinds[kind], reasonCode, reason };
  return app.as(by).post('/purchase/project/exceptionProject', asked);
}

export async function pending(app: TenderingApp, projectId: string): Promise<ExceptionLine> {
  const { exceptions } = await steps.detail(app, projectId, 'manager');
  const asked = exceptions.find(({ exceptionStatus }) => exceptionLifecycle.is(exceptionStatus, 'asked'));
  if (!asked) throw new Error('nothing is asked for');
  return asked;
}

export async function decide(
  app: TenderingApp,
  projectId: string,
  { agree = true, by = 'manager', reason }: { agree?: boolean; by?: Account; reason?: string } = {},
) {
  const { id, version } = await pending(app, projectId);
  return app.as(by).post('/purchase/project/exceptionConfirm', { id, version, agree, reason });
}

/** Asked for by the handler and agreed to by the manager. */
export async function agreedOn(app: TenderingApp, projectId: string, kind: Kind): Promise<ProjectDetail> {
  steps.dataOf(await ask(app, projectId, kind));
  steps.dataOf(await decide(app, projectId));
  return steps.detail(app, projectId);
}

/** Selects as given, hands it in and has it confirmed: the rank of the winner among the offers, or nobody. */
export async function confirmedSelection(app: TenderingApp, projectId: string, winner: number | 'nobody') {
  const submitted = await steps.handInSelection(app, await steps.comparison(app, projectId), (offers) =>
    steps.selectionsOf(offers, winner),
  );
  steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
}

/** How packages and registrations ended, as the database has them. */
export const endsOf = (app: TenderingApp, projectId: string) =>
  app.asSuperuser<{ package: number; status: number; entry: number; count: number }>(
    `select k.package_no as package, k.package_status as status, e.entry_status as entry, count(*)::int as count
     from package k join entry e on e.tenant_id = k.tenant_id and e.package_id = k.id
     where k.project_id = $1 and e.is_deleted = 0 group by 1, 2, 3 order by 1, 3`,
    [projectId],
  );

/** What people of a company were told of a project, oldest first. */
export const toldTo = (app: TenderingApp, tenantId: string, projectId: string) =>
  app.asSuperuser<{ kind: string; content: string; account: string }>(
    `select m.kind, m.content, u.account from flow_message m
     join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
     where m.tenant_id = $1 and m.business_id = $2 order by m.create_time, m.id`,
    [tenantId, projectId],
  );

/** The notices of a project with what everybody may read of them. */
export const noticesOf = (app: TenderingApp, projectId: string) =>
  app.asSuperuser<{
    type: number;
    title: string;
    status: number;
    content: string;
    replaces: string | null;
    id: string;
  }>(
    `select bulletin_type as type, title, bulletin_status as status, content, replaces_id::text as replaces, id::text
     from bulletin where project_id = $1 and is_deleted = 0 order by create_time, id`,
    [projectId],
  );

export const isWhole = async (app: TenderingApp, projectId: string) =>
  steps.dataOf<{ ok: boolean }>(await app.as('manager').get(`/purchase/project/evidenceVerify?projectId=${projectId}`));
