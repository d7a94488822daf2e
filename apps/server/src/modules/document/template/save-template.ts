import { fileTemplate, permissionOf, type FileValue, type Saved } from '@zhaocai/model';
import { saveRow, type Values } from '../../../platform/crud/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { judgeTemplate } from '../docx/fill-template.ts';

export const templateBusiness = 'fileTemplate';
const platformTenant = '000000';

/** Saves a template; its document is read through first, so that what is kept can be filled. */
export async function saveTemplate(files: Files, ctx: Ctx, input: Values): Promise<Saved> {
  if (!input.id && !ctx.user.permissions.has(permissionOf(fileTemplate, 'add')))
    throw new Refusal('platform.forbidden', {}, 403);
  let fileId = '';
  const beforeSave = async (_ctx: Ctx, values: Values, existing?: Values): Promise<Values> => {
    const read = await readDocument(files, ctx, { values, existing });
    fileId = read.fileId;
    return read.values;
  };
  const saved = await saveRow(ctx, fileTemplate, { input: { ...input }, hooks: { beforeSave } });
  const business = { businessType: templateBusiness, businessId: saved.id };
  await files.bind(ctx, [fileId], business);
  // Every tenant fills the platform's templates.
  if (ctx.tenantId === platformTenant) await files.publish(ctx, business);
  return saved;
}

async function readDocument(
  files: Files,
  ctx: Ctx,
  { values, existing }: { values: Values; existing: Values | undefined },
): Promise<{ fileId: string; values: Values }> {
  const fileId = onlyFileOf(values);
  const { attachment, bytes } = await files.openFile(ctx, fileId);
  if (attachment.fileSuffix !== 'docx') refuse('document.notDocx');
  const variables = await judgeTemplate(bytes);
  const isSame = existing !== undefined && onlyFileOf(existing) === fileId;
  const before = Number(existing?.fileVersion ?? 0);
  return { fileId, values: { variables, fileVersion: isSame ? before : before + 1 } };
}

function onlyFileOf({ files }: Values): string {
  const [file, second] = (Array.isArray(files) ? files : []) as Partial<FileValue>[];
  const fileId = file?.fileId;
  if (typeof fileId !== 'string' || !/^\d{1,18}$/.test(fileId)) return refuse('document.fileMissing');
  if (second) refuse('file.tooMany', { limit: 1, n: 2 });
  return fileId;
}
