import { bulletin, bulletinLifecycle, bulletinType, upDown, type NoticeChange } from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { insertRow } from '../../../platform/rows/index.ts';
import { noticeHash } from '../evidence/notice-content.ts';
import type { ProjectRow } from '../project/find-project.ts';

interface Drafted {
  readonly project: ProjectRow;
  readonly kind: 'ending' | 'change';
  readonly title: string;
  readonly content: string;
  readonly replacesId?: string | null;
  /** What a change notice changes, with what was before. */
  readonly changes?: readonly NoticeChange[];
}

/**
 * The notice that an act of two persons brings with it goes out with the act: nobody may learn of it later than another,
 * and both have agreed already.
 */
export async function publishDrafted(files: Files, ctx: Ctx, drafted: Drafted): Promise<void> {
  const { project, kind, title, content, replacesId = null, changes = [] } = drafted;
  const told = changes.length > 0 ? changes : null;
  const bulletinTypeCode = bulletinType.code[kind];
  const id = await insertRow(ctx, bulletin, {
    values: {
      projectId: project.id,
      bulletinType: bulletinTypeCode,
      title,
      content,
      replacesId,
      changes: told,
      buyerName: project.buyerName,
      upDown: upDown.code.down,
      bulletinStatus: bulletinLifecycle.code.draft,
    },
  });
  await transition(ctx, bulletin, {
    subject: { id, tenantId: ctx.tenantId },
    action: 'publish',
    stream: project.id,
    payload: {
      title,
      bulletinType: bulletinTypeCode,
      contentHash: noticeHash({ title, bulletinType: bulletinTypeCode, content, changes: told, files: null }),
      ...(replacesId && { replacesId }),
    },
    set: { upDown: upDown.code.up, publishTime: ctx.now },
  });
  await files.publish(ctx, { businessType: 'bulletin', businessId: id });
}
