import { bulletin, bulletinTypes, type FormValues } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { HandingInAgain } from '../../../platform/flows/index.ts';
import { askApproval, withAuthority, type BoundFlow } from '../../workflow/index.ts';
import { lockProject } from '../project/find-project.ts';
import { changeRow } from '../../../platform/rows/index.ts';
import { lockBulletin } from './find-bulletin.ts';
import { demandPublishable, type Publication, type UpDownAnswer } from './put-up.ts';

/** Notices, as flows speak of them. */
export const bulletinType = 'bulletin_publish';

const sameKind = `
  select 1 from bulletin where tenant_id = $1 and project_id = $2 and bulletin_type = $3 and bulletin_status = 1
    and is_deleted = 0 and id <> $4`;
const findNow = `
  select version, bulletin_status as "bulletinStatus" from bulletin where tenant_id = $1 and id = $2`;

/** The notice stands in approval and is read-only until people have decided; the caller holds it and its project. */
export async function askForNotice(
  ctx: Ctx,
  { flow, ...publication }: Publication & { readonly flow: BoundFlow },
): Promise<UpDownAnswer & { flowInstanceId: string }> {
  const { existing, project, reason } = publication;
  const { id, title } = existing;
  await demandAskable(ctx, publication);
  await changeRow(ctx, bulletin, { id, values: { bulletinStatus: 1 } });
  await recordEvidence(ctx, {
    stream: project.id,
    action: 'bulletin.askApproval',
    subject: id,
    payload: { title, flowKey: flow.flowKey, ...(reason && { reason }) },
  });
  const form = noticeForm(publication);
  const about = { businessType: bulletinType, businessId: id, title: `${form.kind}：${title}` };
  const flowInstanceId = await askApproval(ctx, { ...about, flow, form });
  // A flow in which nobody is asked has ended already.
  const [now] = await ctx.db.query<{ version: number; bulletinStatus: number }>(findNow, [ctx.tenantId, id]);
  return { id, version: now?.version ?? 0, bulletinStatus: now?.bulletinStatus ?? 1, flowInstanceId };
}

async function demandAskable(ctx: Ctx, publication: Publication): Promise<void> {
  const { existing, project } = publication;
  await demandPublishable(ctx, publication);
  const others = [ctx.tenantId, project.id, existing.bulletinType, existing.id];
  if ((await ctx.db.query(sameKind, others)).length > 0) refuse('tendering.noticeInApproval');
}

/** What those who are asked read, with the files that go out with the notice. */
function noticeForm({ existing, project, reason }: Publication) {
  const { title, content, endTime, buyerName, files } = existing;
  const { projectNo, projectName } = project;
  const kind = bulletinTypes.find(({ value }) => value === existing.bulletinType)?.label.zh ?? '';
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
  const existing = await lockBulletin(acting, businessId);
  if (existing.bulletinStatus !== 1) return refuse('platform.badState');
  const project = await lockProject(acting, existing.projectId);
  const reason = typeof form.reason === 'string' && form.reason !== '' ? form.reason : undefined;
  const publication = { existing, project, reason };
  await demandAskable(acting, publication);
  await recordEvidence(ctx, {
    stream: project.id,
    action: 'bulletin.askAgain',
    subject: businessId,
    payload: { title: existing.title, ...(reason && { reason }) },
  });
  return noticeForm(publication);
}
