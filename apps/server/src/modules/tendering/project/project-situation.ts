import {
  bulletinLifecycle,
  bulletinType,
  documentConfirmLifecycle,
  drawLifecycle,
  evaluationReportLifecycle,
  packageLifecycle,
  projectException,
  type ExceptionLine,
  type ProjectName,
} from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { actionsFor } from '../../../platform/lifecycle/index.ts';
import { projectionOf, toWireRow } from '../../../platform/rows/index.ts';
import { bidDownLack, type BidDownLack } from '../opening/demand-bid-down.ts';
import { candidatesNotice, type Candidates } from '../result/candidates.ts';
import type { ProjectRow } from './find-project.ts';
import { isTakenUp } from '../package/taken-up.ts';
import { personName } from './person-name.ts';

/** What stands around a project and decides how it may go on. */
export interface Situation {
  /** Its saved selection names a winner. */
  readonly hasWinner: boolean;
  /** Packages that failed or were terminated, and that no other project procures again. */
  readonly gonePackages: number;
  /** Of its result, taken down, with nothing in its place. */
  readonly downNoticeId: string | null;
  /** A notice that its writer handed to another to publish. */
  readonly waitingNotice: { readonly id: string; readonly writer: string } | null;
  /** Of its documents, handed in and not decided: by whom. */
  readonly documentsBy: string | null;
  /** Where the candidates of its selection are publicised. */
  readonly candidates: Candidates | null;
  /** Packages whose committee has not signed its report. */
  readonly evaluating: number;
  /** Why a package cannot be decided yet whose procedure has an auction. */
  readonly bidDown: BidDownLack | null;
  /** The handler took it back himself: nobody returned it to him. */
  readonly isTakenBack: boolean | null;
  /** An agency was drawn for it, or is being drawn. */
  readonly isDrawn: boolean;
  readonly parent: ProjectName | null;
  readonly child: ProjectName | null;
  readonly exceptions: readonly ExceptionLine[];
}

export async function situationOf(ctx: Ctx, project: ProjectRow): Promise<Situation> {
  const [[around], exceptions, bidDown] = await Promise.all([
    ctx.db.query<Omit<Situation, 'exceptions' | 'bidDown'> & Record<string, unknown>>(aroundProject, [
      ctx.tenantId,
      project.id,
    ]),
    exceptionsOf(ctx, project.id),
    bidDownLack(ctx, project),
  ]);
  return { ...(around ?? notFound()), exceptions, bidDown: bidDown?.lack ?? null };
}

const resultNotices = `from bulletin b where b.tenant_id = p.tenant_id and b.project_id = p.id and b.is_deleted = 0
  and b.bulletin_type in ${bulletinType.sql('result')}`;

const aroundProject = `
  select
    exists (select from opened_quote q where q.tenant_id = p.tenant_id and q.project_id = p.id and q.selected) as "hasWinner",
    (select count(*)::int from package k where k.tenant_id = p.tenant_id and k.project_id = p.id and k.is_deleted = 0
      and k.package_status in ${packageLifecycle.sql('failed', 'terminated')}
      and not ${isTakenUp('k')}) as "gonePackages",
    case when exists (select ${resultNotices} and b.bulletin_status in ${bulletinLifecycle.sql('published', 'ended')})
      then null else (select b.id::text ${resultNotices} and b.bulletin_status in ${bulletinLifecycle.sql('takenDown')}
        order by b.publish_time desc limit 1) end as "downNoticeId",
    (select jsonb_build_object('id', b.id::text, 'writer', coalesce(b.update_user, b.create_user)::text) from bulletin b
      where b.tenant_id = p.tenant_id and b.project_id = p.id and b.is_deleted = 0
        and b.bulletin_status in ${bulletinLifecycle.sql('approved')} order by b.id limit 1) as "waitingNotice",
    (select d.create_user::text from document_confirm d where d.tenant_id = p.tenant_id and d.project_id = p.id
      and d.is_deleted = 0 and d.confirm_status in ${documentConfirmLifecycle.sql('toConfirm')} limit 1) as "documentsBy",
    (${candidatesNotice}) as candidates,
    (select count(*)::int from evaluation_standard s join package k on k.tenant_id = s.tenant_id and k.id = s.package_id
      where s.tenant_id = p.tenant_id and s.project_id = p.id and s.is_deleted = 0
        and k.package_status not in ${packageLifecycle.sql('failed', 'terminated')}
        and exists (select from committee c where c.tenant_id = s.tenant_id and c.project_id = p.id and c.is_deleted = 0
          and s.package_id = any(c.package_ids))
        and not exists (select from evaluation_report r where r.tenant_id = s.tenant_id and r.package_id = s.package_id
          and r.is_deleted = 0 and r.report_status in ${evaluationReportLifecycle.sql('signed')})) as evaluating,
    (select m.action = 'retreat' from state_change m where m.tenant_id = p.tenant_id and m.entity = 'project'
      and m.row_id = p.id order by m.id desc limit 1) as "isTakenBack",
    exists (select from agency_draw d where d.tenant_id = p.tenant_id and d.project_id = p.id and d.is_deleted = 0
      and d.draw_status not in ${drawLifecycle.sql('void')}) as "isDrawn",
    (select jsonb_build_object('id', o.id::text, 'projectNo', o.project_no) from project o
      where o.tenant_id = p.tenant_id and o.id = p.parent_id) as parent,
    (select jsonb_build_object('id', c.id::text, 'projectNo', c.project_no) from project c
      where c.tenant_id = p.tenant_id and c.parent_id = p.id and c.is_deleted = 0
      order by c.id desc limit 1) as child
  from project p where p.tenant_id = $1 and p.id = $2`;

async function exceptionsOf(ctx: Ctx, projectId: string): Promise<ExceptionLine[]> {
  const projection = projectionOf(projectException, 'detail');
  const rows = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select}, ${personName('t.create_user')} as "askedBy", ${personName('t.decider_id')} as "decidedBy"
     from project_exception t
     where t.tenant_id = $1 and t.project_id = $2 and t.is_deleted = 0 order by t.id desc`,
    [ctx.tenantId, projectId],
  );
  const lines = rows.map((row) => toWireRow(row, projection) as unknown as Omit<ExceptionLine, 'actions'>);
  return Promise.all(lines.map(async (line) => ({ ...line, actions: await actionsFor(ctx, projectException, line) })));
}
