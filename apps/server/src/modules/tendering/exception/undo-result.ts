import {
  auditStatus,
  bulletin,
  bulletinLifecycle,
  bulletinType,
  entry,
  entryLifecycle,
  exceptionReason,
  packageLifecycle,
  projectStatus,
  purchasePackage,
  type StateName,
  noticeName,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { dropRows, lockRows } from '../../../platform/rows/index.ts';
import { withdrawalText } from '../bulletin/ending-text.ts';
import { publishDrafted } from '../bulletin/publish-drafted.ts';
import { isTakenUp } from '../package/taken-up.ts';
import { moveProject } from '../project/move-project.ts';
import type { Agreed } from './exception-guards.ts';
import { saidWith } from '../../workflow/index.ts';
import { tellRegistrants } from './tell-registrants.ts';

/** A result that is confirmed and not out yet is decided anew; drafts that would tell it go with it. */
export async function recallResult(ctx: Ctx, { project, asked }: Agreed): Promise<void> {
  const drafts = await noticesIn(ctx, project.id, ['draft', 'approved']);
  for (const { id, title } of drafts) {
    await dropRows(ctx, bulletin, { ids: [id] });
    await recordEvidence(ctx, { stream: project.id, action: 'bulletin.remove', subject: id, payload: { title } });
  }
  await moveProject(ctx, project, {
    action: 'recallResult',
    payload: { exceptionId: asked.id, reasonCode: asked.reasonCode, reason: asked.reason },
    set: { auditStatus: auditStatus.code.rejected, rejectReason: asked.reason },
  });
}

/**
 * A result that is out is taken back: packages that were opened stand as after the opening, and who was opened with them
 * waits again. The notice of it stays readable, marked as replaced; another tells everybody that it no longer holds.
 */
export async function undoResult(files: Files, ctx: Ctx, { project, asked }: Agreed): Promise<void> {
  const { id, projectNo, projectName } = project;
  const live = await noticesIn(ctx, id, ['published', 'ended']);
  await transitionAll(ctx, bulletin, { ids: live.map((one) => one.id), action: 'supersede', stream: id });
  const packageIds = await reopenPackages(ctx, id);
  await reopenEntries(ctx, id, packageIds);
  await moveProject(ctx, project, {
    action: 'undoResult',
    payload: { exceptionId: asked.id, reasonCode: asked.reasonCode, reason: asked.reason },
    set: {
      auditStatus: auditStatus.code.rejected,
      rejectReason: asked.reason,
      projectStatus: projectStatus.code.inProgress,
      resultTime: null,
    },
  });
  const grounds = `${exceptionReason.named(asked.reasonCode)?.label.zh ?? ''}。${asked.reason}`;
  const [replaced] = live;
  await publishDrafted(files, ctx, {
    project,
    kind: 'change',
    title: noticeName(projectName, '采购结果撤销公告'),
    content: withdrawalText(project, { grounds, replaced }),
    replacesId: replaced?.id ?? null,
  });
  const content = saidWith({ zh: '采购结果已撤销', en: 'The result was withdrawn' }, grounds);
  await tellRegistrants(ctx, { projectId: id, kind: 'resultWithdrawn', title: `${projectNo} ${projectName}`, content });
}

interface ResultNotice {
  readonly id: string;
  readonly title: string;
  readonly publishTime: string | null;
}

type NoticeState = StateName<typeof bulletinLifecycle>;

function noticesIn(ctx: Ctx, projectId: string, states: readonly NoticeState[]): Promise<ResultNotice[]> {
  return ctx.db.query<ResultNotice & Record<string, unknown>>(
    `select id, title, publish_time as "publishTime" from bulletin
     where tenant_id = $1 and project_id = $2 and is_deleted = 0
       and bulletin_type in ${bulletinType.sql('result', 'ending')} and bulletin_status = any($3::smallint[])
     order by id desc`,
    [ctx.tenantId, projectId, states.map((name) => bulletinLifecycle.code[name])],
  );
}

/** A package that too few had quoted for was never opened, and stays failed; so does what another project has taken up. */
async function reopenPackages(ctx: Ctx, projectId: string): Promise<string[]> {
  const rows = await ctx.db.query<{ id: string }>(
    `select k.id from package k where k.tenant_id = $1 and k.project_id = $2 and k.is_deleted = 0
       and k.package_status in ${packageLifecycle.sql('decided', 'failed')} and not ${isTakenUp('k')} and exists (
         select from opened_quote q where q.tenant_id = k.tenant_id and q.package_id = k.id)`,
    [ctx.tenantId, projectId],
  );
  const ids = rows.map(({ id }) => id);
  await lockRows(ctx, purchasePackage, { ids });
  await transitionAll(ctx, purchasePackage, {
    ids,
    action: 'reopen',
    stream: projectId,
    set: { winMoney: null, failReason: null },
  });
  return ids;
}

async function reopenEntries(ctx: Ctx, projectId: string, packageIds: readonly string[]): Promise<void> {
  const rows = await ctx.db.query<{ id: string }>(
    `select e.id from entry e
     join opened_quote q on q.tenant_id = e.tenant_id and q.entry_id = e.id
     where e.tenant_id = $1 and e.package_id = any($2::bigint[]) and e.is_deleted = 0
       and e.entry_status in ${entryLifecycle.sql('won', 'lost', 'failed')}`,
    [ctx.tenantId, packageIds],
  );
  const ids = rows.map(({ id }) => id);
  await lockRows(ctx, entry, { ids });
  await transitionAll(ctx, entry, { ids, action: 'reopen', stream: projectId });
}
