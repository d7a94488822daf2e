import {
  bulletin,
  bulletinLifecycle,
  upDown,
  type editBulletin as editEndpoint,
  type EndpointInput,
  type saveBulletin as saveEndpoint,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { cleanTexts, hangFiles, seenInput } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { returnedTo } from '../../workflow/index.ts';
import { findProject } from '../project/find-project.ts';
import {
  changeRow,
  demandValid,
  demandVersion,
  insertRow,
  lockRow,
  type Values,
} from '../../../platform/rows/index.ts';
import { noticeType } from './ask-for-notice.ts';

/** Saves a draft notice of a project. */
export async function saveBulletin(ctx: Ctx, input: EndpointInput<typeof saveEndpoint>): Promise<Saved> {
  const { id, version } = input;
  if (id) return editBulletin(ctx, { ...input, id, version: version ?? -1 });
  await findProject(ctx, input.projectId);
  demandValid(bulletin, input, ctx);
  const content = await cleanTexts(ctx, bulletin, contentOf(input));
  const saved = await insertRow(ctx, bulletin, {
    values: {
      ...content,
      projectId: input.projectId,
      bulletinType: input.bulletinType,
      buyerName: ctx.user.tenantName,
      upDown: upDown.code.down,
      bulletinStatus: bulletinLifecycle.code.draft,
    },
  });
  await hangFiles(ctx, bulletin, { id: saved, values: content });
  await record(ctx, { id: saved, projectId: input.projectId, title: input.title });
  return { id: saved, version: 0 };
}

/** Changes a draft; what is published stays as it was read, and is changed by a notice of its own. */
export async function editBulletin(ctx: Ctx, input: EndpointInput<typeof editEndpoint>): Promise<Saved> {
  const existing = await lockRow(ctx, bulletin, { id: input.id });
  await findProject(ctx, existing.projectId);
  if (bulletinLifecycle.is(existing.bulletinStatus, 'inApproval')) await demandReturned(ctx, input.id);
  else if (!bulletinLifecycle.is(existing.bulletinStatus, 'draft', 'approved')) refuse('tendering.published');
  demandVersion(existing, input.version);
  const seen = seenInput(ctx, bulletin, contentOf(input));
  demandValid(bulletin, { ...existing, ...seen }, ctx);
  const values = await cleanTexts(ctx, bulletin, seen);
  await changeRow(ctx, bulletin, { id: input.id, values });
  await hangFiles(ctx, bulletin, { id: input.id, values, existing: { ...existing } });
  await record(ctx, { id: input.id, projectId: existing.projectId, title: input.title });
  return { id: input.id, version: existing.version + 1 };
}

/** In approval a notice is changed only while it is back with who asked. */
async function demandReturned(ctx: Ctx, businessId: string): Promise<void> {
  const whose = await returnedTo(ctx, { businessType: noticeType, businessId });
  if (whose !== 'caller') refuse('tendering.noticeInApproval');
}

type Content = Pick<
  EndpointInput<typeof editEndpoint>,
  'title' | 'content' | 'endTime' | 'packageIds' | 'files' | 'changes'
>;

function contentOf({ title, content, endTime, packageIds, files, changes }: Content): Values {
  return {
    title,
    content,
    endTime: endTime || null,
    packageIds: packageIds ?? null,
    files: files ?? null,
    changes: changes ?? null,
  };
}

async function record(
  ctx: Ctx,
  { id, projectId, title }: { id: string; projectId: string; title: string },
): Promise<void> {
  await recordEvidence(ctx, { stream: projectId, action: 'bulletin.save', subject: id, payload: { title } });
}
