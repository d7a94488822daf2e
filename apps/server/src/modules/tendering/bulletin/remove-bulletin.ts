import { bulletin, bulletinLifecycle } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findProject } from '../project/find-project.ts';
import { dropRows, lockRow } from '../../../platform/rows/index.ts';

/** Only drafts go: what was published keeps standing in the record. */
export async function removeBulletin(ctx: Ctx, { id }: { id: string }): Promise<null> {
  const existing = await lockRow(ctx, bulletin, { id });
  await findProject(ctx, existing.projectId);
  if (bulletinLifecycle.is(existing.bulletinStatus, 'inApproval')) refuse('tendering.noticeInApproval');
  if (!bulletinLifecycle.is(existing.bulletinStatus, 'draft')) refuse('platform.removeState');
  await dropRows(ctx, bulletin, { ids: [id] });
  await recordEvidence(ctx, {
    stream: existing.projectId,
    action: 'bulletin.remove',
    subject: id,
    payload: { title: existing.title },
  });
  return null;
}
