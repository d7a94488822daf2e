import {
  exceptionKind,
  exceptionLifecycle,
  projectException,
  type askException as endpoint,
  type EndpointInput,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { insertRow } from '../../../platform/rows/index.ts';
import { saidWith, tellPerson } from '../../workflow/index.ts';
import { lockProject } from '../project/find-project.ts';
import { holdersOf } from '../../../platform/access/index.ts';
import { demandGround, demandPossible } from './exception-guards.ts';

/** Asks for what ends a procurement or takes its result back; whoever confirms projects decides, and not who asked. */
export async function askException(ctx: Ctx, input: EndpointInput<typeof endpoint>): Promise<Saved> {
  const { type: kind, reasonCode, reason } = input;
  const project = await lockProject(ctx, input.id, input.version);
  demandGround(ctx, kind, reasonCode);
  await demandNonePending(ctx, project.id);
  await demandPossible(ctx, project, kind);
  const id = await insertRow(ctx, projectException, { values: { projectId: project.id, kind, reasonCode, reason } });
  await recordEvidence(ctx, {
    stream: project.id,
    action: 'projectException.ask',
    subject: id,
    payload: { kind, reasonCode, reason },
  });
  const { people } = await holdersOf(ctx, 'project_confirm', { without: ctx.user.userId });
  for (const { id: userId } of people)
    await tellPerson(ctx, {
      userId,
      kind: 'exceptionAsked',
      title: `${project.projectNo} ${project.projectName}`,
      content: saidWith(exceptionKind.named(kind)?.label ?? { zh: '', en: '' }, reason),
      businessType: 'project',
      businessId: project.id,
    });
  return { id, version: 0 };
}

async function demandNonePending(ctx: Ctx, projectId: string): Promise<void> {
  const [pending] = await ctx.db.query<{ kind: number }>(
    `select kind from project_exception where tenant_id = $1 and project_id = $2 and is_deleted = 0
       and exception_status in ${exceptionLifecycle.sql('asked')}`,
    [ctx.tenantId, projectId],
  );
  if (pending)
    refuse('tendering.exceptionPending', { kind: exceptionKind.named(pending.kind)?.label[ctx.language] ?? '' });
}
