import {
  bulletin,
  bulletinType,
  type BulletinDetail,
  type BulletinLine,
  type BulletinRow,
  type EndpointInput,
  type Page,
  type PageInput,
  type Saved,
  type saveBulletinSimple as simpleEndpoint,
  type saveChangeNotice as saveEndpoint,
} from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { pageOwnBulletins, pagePublishedBulletins, readBulletin } from './bulletin-queries.ts';
import { bulletinText } from './bulletin-text.ts';
import { editBulletin, saveBulletin } from './save-bulletin.ts';

/** The calls that the API has for change notices: the notices of one kind, and the draft of one. */

const { change } = bulletinType.code;

export function pageOwnChanges(ctx: Ctx, input: PageInput): Promise<Page<BulletinRow>> {
  return pageOwnBulletins(ctx, { ...input, bulletinType: change });
}

export function pagePublishedChanges(ctx: Ctx, input: PageInput): Promise<Page<BulletinLine>> {
  return pagePublishedBulletins(ctx, { ...input, bulletinType: change });
}

/** Another kind of notice is no change notice: it is missing here. */
export async function readChangeNotice(ctx: Ctx, wanted: { id: string; tenantId?: string }): Promise<BulletinDetail> {
  const found = await readBulletin(ctx, wanted);
  return bulletinType.is(found.bulletinType, 'change') ? found : notFound();
}

/** Drafts a change notice, or changes the draft; it is published as every notice is. */
export async function saveChangeNotice(ctx: Ctx, input: EndpointInput<typeof saveEndpoint>): Promise<Saved> {
  const { id, version = -1, projectId: given, originalId, title, content, ...rest } = input;
  if (id) {
    const existing = await findRow(ctx, bulletin, { id });
    if (!bulletinType.is(existing.bulletinType, 'change')) refuse('tendering.notChangeNotice');
    const { title: was, content: said } = existing;
    const files = rest.files ?? existing.files?.map((file) => ({ ...file }));
    const kept = { endTime: existing.endTime, packageIds: existing.packageIds };
    return editBulletin(ctx, { ...kept, ...rest, files, id, version, title: title ?? was, content: content ?? said });
  }
  const projectId = given ?? (originalId && (await findRow(ctx, bulletin, { id: originalId })).projectId);
  if (!projectId) return notFound();
  const text = await bulletinText(ctx, { projectId, bulletinType: change });
  const said = { title: title ?? text.title, content: content ?? text.content };
  return saveBulletin(ctx, { ...rest, projectId, bulletinType: change, ...said });
}

/** A notice as its template gives it, with whatever of it is said otherwise. */
export async function saveBulletinSimple(
  ctx: Ctx,
  { title, content, ...about }: EndpointInput<typeof simpleEndpoint>,
): Promise<Saved> {
  const text = await bulletinText(ctx, about);
  return saveBulletin(ctx, { ...about, title: title ?? text.title, content: content ?? text.content });
}
