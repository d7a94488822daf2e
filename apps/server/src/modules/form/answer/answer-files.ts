import type { FormValues } from '@zhaocai/model';
import { fileIdsIn, type FileAccess, type Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findReadable } from './readable-answer.ts';

/** What files of answers hang on. */
export const answerBusiness = 'formAnswer';

const lasting = /^\/api\/file\/downloadTicket\?fileId=(\d{1,18})$/;

/** The file behind the address that lasts as long as the file does. */
export function fileIdOf(url: string): string | undefined {
  return lasting.exec(url)?.[1];
}

/** A file of an answer is read by whom the answer shows it to. */
export const answerFileAccess: FileAccess = {
  mayRead: async (ctx, { fileId, tenantId, businessId }) => {
    if (tenantId !== ctx.tenantId || businessId === null) return false;
    const answer = await findReadable(ctx, businessId);
    return answer !== undefined && fileIdsIn(answer.answers).includes(fileId);
  },
};

const strange = `
  select f.id, (select a.file_name from attachment a where a.tenant_id = $1 and a.id = f.id and a.create_user = $5) as name
  from unnest($2::bigint[]) as f (id)
  where not exists (select from attachment a where a.tenant_id = $1 and a.id = f.id and a.is_deleted = 0
    and (a.business_type is null and a.create_user = $5 or a.business_type = $3 and a.business_id = $4))
  order by f.id limit 1`;

/** Hangs the files of the answers on it, those in rich texts too; one that hangs elsewhere is refused by its name. */
export async function bindAnswerFiles(
  ctx: Ctx,
  files: Files,
  { id, answers }: { readonly id: string; readonly answers: FormValues },
): Promise<void> {
  const fileIds = fileIdsIn(answers);
  if (fileIds.length === 0) return;
  const asked = [ctx.tenantId, fileIds, answerBusiness, id, ctx.user.userId];
  const [odd] = await ctx.db.query<{ id: string; name: string | null }>(strange, asked);
  // Another person's file is not named: that there is one, and how it is called, is not his to hear.
  if (odd) refuse(odd.name === null ? 'form.fileStrange' : 'form.fileElsewhere', { name: odd.name ?? '' });
  await files.bind(ctx, fileIds, { businessType: answerBusiness, businessId: id });
}
