import {
  hasStep,
  projectLifecycle,
  sourceObjection,
  sourceObjectionLifecycle,
  type addSourceObjection as addEndpoint,
  type answerSourceObjection as answerEndpoint,
  type EndpointInput,
  type Saved,
  type SourceObjectionLine,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { actionsFor, transition } from '../../../platform/lifecycle/index.ts';
import { demandValid, insertRow, lockRow } from '../../../platform/rows/index.ts';
import { lockProject } from '../project/find-project.ts';

/** Whoever objects to buying from one supplier without competition, as it came in. */
export async function addSourceObjection(ctx: Ctx, input: EndpointInput<typeof addEndpoint>): Promise<Saved> {
  const { projectId, objector, receiveTime, content } = input;
  const project = await lockProject(ctx, projectId);
  if (!hasStep(project, 'publicise') || !projectLifecycle.is(project.stage, 'ready')) refuse('tendering.noStep');
  const values = {
    projectId,
    objector,
    receiveTime,
    content,
    objectionStatus: sourceObjectionLifecycle.code.open,
  };
  demandValid(sourceObjection, values, ctx);
  const id = await insertRow(ctx, sourceObjection, { values });
  await recordEvidence(ctx, {
    stream: projectId,
    action: 'sourceObjection.add',
    subject: id,
    payload: { objector, receiveTime, content },
  });
  return { id, version: 0 };
}

/** One that is upheld leaves another method: nobody is invited as the single source any more. */
export async function answerSourceObjection(
  ctx: Ctx,
  { id, version, isUpheld, answer }: EndpointInput<typeof answerEndpoint>,
): Promise<Saved> {
  const row = await lockRow(ctx, sourceObjection, { id, version });
  const moved = await transition(ctx, sourceObjection, {
    subject: row,
    action: isUpheld ? 'uphold' : 'dismiss',
    stream: row.projectId,
    set: { answer, answerTime: ctx.now },
    payload: { answer },
  });
  return { id, version: moved.version };
}

type Noted = Omit<SourceObjectionLine, 'actions'> & MadeBy & Record<string, unknown>;

interface MadeBy {
  readonly tenantId: string;
  readonly createUser: string | null;
}

const noted = `
  select id::text, tenant_id as "tenantId", create_user::text as "createUser", version, objector,
    receive_time as "receiveTime", content, objection_status as "objectionStatus", answer, answer_time as "answerTime"
  from source_objection where tenant_id = $1 and project_id = $2 and is_deleted = 0 order by id`;

export async function objectionsOf(ctx: Ctx, projectId: string): Promise<SourceObjectionLine[]> {
  const rows = await ctx.db.query<Noted>(noted, [ctx.tenantId, projectId]);
  return Promise.all(
    rows.map(async (row) => {
      const { tenantId: _tenant, createUser: _maker, ...line } = row;
      return { ...line, actions: await actionsFor(ctx, sourceObjection, row) };
    }),
  );
}
