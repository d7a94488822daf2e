import { bulletin, bulletinLifecycle, bulletinType, type BulletinRow, type FormValues } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { HandingInAgain } from '../../../platform/flows/index.ts';
import { askApproval, withAuthority, type BoundFlow } from '../../workflow/index.ts';
import { lockProject } from '../project/find-project.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import { demandPublishable, type Publication, type UpDownAnswer } from './put-up.ts';

/** Notices, as flows speak of them. */
export const noticeType = 'bulletin_publish';

const sameKind = `
  select 1 from bulletin where tenant_id = $1 and project_id = $2 and bulletin_type = $3
    and bulletin_status in ${bulletinLifecycle.sql('inApproval')} and is_deleted = 0 and id <> $4`;

/** The notice stands in approval and is read-only until people have decided; the caller holds it and its project. */
export async function askForNotice(
  ctx: Ctx,
  { flow, ...publication }: Publication & { readonly flow: BoundFlow },
): Promise<UpDownAnswer & { flowInstanceId: string }> {
  const { existing, project, reason } = publication;
  const { id, title } = existing;
  await demandAskable(ctx, publication);
  await transition(ctx, bulletin, {
    subject: existing,
    action: 'askApproval',
    stream: project.id,
    payload: { title, flowKey: flow.flowKey, ...(reason && { reason }) },
  });
  const form = noticeForm(publication);
  const about = { businessType: noticeType, businessId: id, title: `${form.kind}：${title}` };
  const flowInstanceId = await askApproval(ctx, { ...about, flow, form });
  // A flow in which nobody is asked has ended already.
  const { version, bulletinStatus } = await findRow(ctx, bulletin, { id });
  return { id, version, bulletinStatus: Number(bulletinStatus), flowInstanceId };
}

async function demandAskable(ctx: Ctx, publication: Omit<Publication, 'live'>): Promise<void> {
  const { existing, project } = publication;
  await demandPublishable(ctx, publication);
  const others = [ctx.tenantId, project.id, existing.bulletinType, existing.id];
  if ((await ctx.db.query(sameKind, others)).length > 0) refuse('tendering.noticeInApproval');
}

/** What those who are asked read, with the files that go out with the notice. */
function noticeForm({ existing, project, reason }: Omit<Publication, 'live'>) {
  const { title, content, endTime, buyerName, files } = existing;
  const { projectNo, projectName } = project;
  const kind = bulletinType.choices.find(({ value }) => value === existing.bulletinType)?.label.zh ?? '';
  return {
    title,
    kind,
    projectNo,
    projectName,
    buyerName,
    endTime,
    reason: reason ?? null,
    content,
    files: files ?? [],
  };
}

/** A notice that was returned and changed is judged as it is now; who asked gives it to be read anew. */
export async function handInNoticeAgain(ctx: Ctx, { businessId, form }: HandingInAgain): Promise<FormValues> {
  const acting = withAuthority(ctx, ['bulletin_publish']);
  const existing: BulletinRow = await lockRow(acting, bulletin, { id: businessId });
  demandState(bulletin, existing.bulletinStatus, 'askAgain');
  const project = await lockProject(acting, existing.projectId);
  const reason = typeof form.reason === 'string' && form.reason !== '' ? form.reason : undefined;
  const publication = { existing, project, reason };
  await demandAskable(acting, publication);
  await transition(acting, bulletin, {
    subject: existing,
    action: 'askAgain',
    stream: project.id,
    payload: { title: existing.title, ...(reason && { reason }) },
  });
  return noticeForm(publication);
}
