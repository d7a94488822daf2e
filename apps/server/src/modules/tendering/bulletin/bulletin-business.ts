import { bulletin } from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { isOver, type FlowBusiness, type FlowEnd, type Reader } from '../../../platform/flows/index.ts';
import { withAuthority } from '../../workflow/index.ts';
import { lockProject, maySeeProject } from '../project/find-project.ts';
import { projectPeople } from '../project/members/project-people.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { handInNoticeAgain, noticeType } from './ask-for-notice.ts';
import { lockNotice } from './lock-notice.ts';
import { putUp } from './put-up.ts';
import { noticeWords } from './bulletin-words.ts';

const findProjectId =
  'select project_id as "projectId" from bulletin where tenant_id = $1 and id = $2 and is_deleted = 0';

async function projectIdOf(ctx: Reader, id: string): Promise<string | undefined> {
  const [row] = await ctx.db.query<{ projectId: string }>(findProjectId, [ctx.tenantId, id]);
  return row?.projectId;
}

/** The publication of a notice: it goes out with the last yes, and comes back to its writer with a no. */
export function bulletinBusiness(files: Files): FlowBusiness {
  return {
    type: noticeType,
    ...noticeWords,
    isBindable: true,
    right: 'bulletin_publish',
    // The head of procurement publishes nothing himself, and has the last word on what is bought.
    orRights: ['project_confirm'],
    async projectRoles(ctx, businessId) {
      const projectId = await projectIdOf(ctx, businessId);
      return projectId === undefined ? {} : projectPeople(ctx, projectId);
    },
    async mayRead(ctx, businessId) {
      const projectId = await projectIdOf(ctx, businessId);
      return projectId !== undefined && ctx.user.permissions.has('bulletin_view') && maySeeProject(ctx, projectId);
    },
    handInAgain: handInNoticeAgain,
    onFlowFinished: (ctx, end) => settle(files, ctx, end),
  };
}

async function settle(files: Files, ctx: Ctx, end: FlowEnd): Promise<void> {
  const { businessId, outcome, flowInstanceId, form, remark } = end;
  if (!isOver(outcome)) return;
  const acting = withAuthority(ctx, ['bulletin_publish']);
  const { existing, live } = await lockNotice(acting, { id: businessId });
  demandState(bulletin, existing.bulletinStatus, 'rejectApproval');
  const project = await lockProject(acting, existing.projectId);
  if (outcome === 'finished') {
    const reason = typeof form.reason === 'string' && form.reason !== '' ? form.reason : undefined;
    await putUp(files, acting, { existing, live, project, reason });
    return;
  }
  await transition(acting, bulletin, {
    subject: existing,
    action: outcome === 'rejected' ? 'rejectApproval' : 'withdrawApproval',
    stream: project.id,
    payload: { title: existing.title, flowInstanceId, ...(remark && { reason: remark }) },
  });
}
