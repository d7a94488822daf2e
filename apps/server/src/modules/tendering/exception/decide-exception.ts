import {
  bulletin,
  bulletinLifecycle,
  bulletinType,
  exceptionKind,
  projectException,
  type EndpointInput,
  type decideException as decideEndpoint,
  type Saved,
  type withdrawException as withdrawEndpoint,
} from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { findRow, lockRow, lockRows } from '../../../platform/rows/index.ts';
import { tellPerson, withAuthority } from '../../workflow/index.ts';
import { followCourse } from '../project/follow-course.ts';
import { lockProject } from '../project/find-project.ts';
import { failProject, terminateProject } from './end-project.ts';
import { demandPossible, type Agreed, type ExceptionRow } from './exception-guards.ts';
import { suspendProject } from './suspend-project.ts';
import { recallResult, undoResult } from './undo-result.ts';

/** Somebody else's word on what was asked for: with his yes it is done, with his no everything stays as it was. */
export async function decideException(
  files: Files,
  ctx: Ctx,
  { id, version, agree, reason }: EndpointInput<typeof decideEndpoint>,
): Promise<Saved> {
  const { projectId } = await findRow(ctx, projectException, { id });
  // Notices are locked before their project, by everybody.
  await lockResultNotices(ctx, projectId);
  const project = await lockProject(ctx, projectId);
  const asked = await lockRow(ctx, projectException, { id, version });
  if (agree) await demandPossible(ctx, project, asked.kind);
  const decided = await transition(ctx, projectException, {
    subject: asked,
    action: agree ? 'agree' : 'refuse',
    stream: projectId,
    reason,
    payload: { kind: asked.kind },
    set: { decideTime: ctx.now, deciderId: ctx.user.userId, ...(!agree && { refuseReason: reason }) },
  });
  if (agree) {
    // The word for it carries the acts that follow, as that of the last of a flow does.
    const acting = withAuthority(ctx, ['bulletin_publish', 'bulletin_edit']);
    await carryOut(files, acting, { project, asked });
    await followCourse(acting, project);
  }
  await tellAsker(ctx, asked, { agree, title: `${project.projectNo} ${project.projectName}` });
  return { id, version: decided.version };
}

function carryOut(files: Files, ctx: Ctx, agreed: Agreed): Promise<void> {
  switch (exceptionKind.named(agreed.asked.kind)?.name) {
    case 'suspend':
      return suspendProject(files, ctx, agreed);
    case 'terminate':
      return terminateProject(files, ctx, agreed);
    case 'fail':
      return failProject(files, ctx, agreed);
    case 'recallResult':
      return recallResult(ctx, agreed);
    case 'undoResult':
      return undoResult(files, ctx, agreed);
    default:
      return refuse('platform.badState');
  }
}

async function lockResultNotices(ctx: Ctx, projectId: string): Promise<void> {
  const rows = await ctx.db.query<{ id: string }>(
    `select id from bulletin where tenant_id = $1 and project_id = $2 and is_deleted = 0
       and bulletin_type in ${bulletinType.sql('result', 'ending')}
       and bulletin_status in ${bulletinLifecycle.sql('draft', 'approved', 'published', 'ended')}`,
    [ctx.tenantId, projectId],
  );
  await lockRows(ctx, bulletin, { ids: rows.map(({ id }) => id), reach: 'tenant' });
}

/** Who asked may change his mind as long as nobody has decided. */
export async function withdrawException(
  ctx: Ctx,
  { id, version }: EndpointInput<typeof withdrawEndpoint>,
): Promise<Saved> {
  const { projectId } = await findRow(ctx, projectException, { id });
  await lockProject(ctx, projectId);
  const asked = await lockRow(ctx, projectException, { id, version });
  const moved = await transition(ctx, projectException, { subject: asked, action: 'withdraw', stream: projectId });
  return { id, version: moved.version };
}

async function tellAsker(
  ctx: Ctx,
  { createUser, kind, projectId }: ExceptionRow,
  { agree, title }: { agree: boolean; title: string },
): Promise<void> {
  if (!createUser) return;
  const label = exceptionKind.named(kind)?.label;
  await tellPerson(ctx, {
    userId: createUser,
    kind: 'exceptionDecided',
    title,
    content: {
      zh: `${label?.zh ?? ''}：${agree ? '已同意' : '未同意'}`,
      en: `${label?.en ?? ''}: ${agree ? 'agreed' : 'refused'}`,
    },
    businessType: 'project',
    businessId: projectId,
  });
}
