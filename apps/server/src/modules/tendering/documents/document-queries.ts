import {
  documentConfirm,
  project,
  type confirmPage as pageEndpoint,
  type DocumentConfirmShown,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import { pageAnswer } from '../../../platform/crud/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { actionsFor } from '../../../platform/lifecycle/index.ts';
import { Parameters, projectionOf, toWireRow, visibleConditions } from '../../../platform/rows/index.ts';
import { personName } from '../project/person-name.ts';

const cap = 10_000;

interface Wanted {
  readonly id?: string | undefined;
  readonly projectId?: string | undefined;
  readonly confirmType?: number | undefined;
  readonly confirmStatus?: number | undefined;
}

/** Of the projects that the reader sees, newest first. */
export async function pageConfirms(
  ctx: Ctx,
  { current, size, projectId, confirmType, confirmStatus }: EndpointInput<typeof pageEndpoint>,
): Promise<EndpointOutput<typeof pageEndpoint>> {
  const { records, counted } = await read(ctx, { projectId, confirmType, confirmStatus }, { current, size });
  return pageAnswer({ records, counted, cap, size, current });
}

export async function readConfirm(ctx: Ctx, id: string): Promise<DocumentConfirmShown> {
  const { records } = await read(ctx, { id }, { current: 1, size: 1 });
  return records[0] ?? notFound();
}

async function read(ctx: Ctx, wanted: Wanted, { current, size }: { current: number; size: number }) {
  const projection = projectionOf(documentConfirm, 'detail');
  const parameters = new Parameters();
  const seen = visibleConditions(project, ctx, { parameters }).join(' and ');
  const tenant = parameters.bind(ctx.tenantId);
  const where = [`t.tenant_id = ${tenant}`, 't.is_deleted = 0'];
  if (wanted.id !== undefined) where.push(`t.id = ${parameters.bind(wanted.id)}`);
  if (wanted.projectId !== undefined) where.push(`t.project_id = ${parameters.bind(wanted.projectId)}`);
  if (wanted.confirmType !== undefined) where.push(`t.confirm_type = ${parameters.bind(wanted.confirmType)}`);
  if (wanted.confirmStatus !== undefined) where.push(`t.confirm_status = ${parameters.bind(wanted.confirmStatus)}`);
  const rows = await ctx.db.query<Record<string, unknown> & { counted: number }>(
    `select ${projection.select}, t.project_no as "projectNo", t.project_name as "projectName",
       ${personName('t.create_user')} as "askedBy", ${personName('t.decider_id')} as "decidedBy", t.counted
     from (
       select t.*, p.project_no, p.project_name, count(*) over ()::int as counted
       from document_confirm t
       join (select t.id, t.project_no, t.project_name from project t where ${seen}) p on p.id = t.project_id
       where ${where.join(' and ')}
       order by t.create_time desc, t.id desc
       limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}) t
     order by t.create_time desc, t.id desc`,
    parameters.values,
  );
  const records = await Promise.all(
    rows.map(async ({ projectNo, projectName, askedBy, decidedBy, counted: _counted, ...row }) => {
      // What the columns are, the entity says.
      const shown = toWireRow(row, projection) as unknown as Omit<DocumentConfirmShown, 'actions'>;
      const actions = await actionsFor(ctx, documentConfirm, shown);
      return { ...shown, projectNo, projectName, askedBy, decidedBy, actions } as DocumentConfirmShown;
    }),
  );
  return { records, counted: rows[0]?.counted ?? 0 };
}
