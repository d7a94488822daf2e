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
  select count(*)::int as found from attachment
  where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0
    and (business_type is null and create_user = $5 or business_type = $3 and business_id = $4)`;

/** Hangs the files of the answers on it, those in rich texts too; one that hangs elsewhere is refused. */
export async function bindAnswerFiles(
  ctx: Ctx,
  files: Files,
  { id, answers }: { readonly id: string; readonly answers: FormValues },
): Promise<void> {
  const fileIds = fileIdsIn(answers);
  if (fileIds.length === 0) return;
  const [row] = await ctx.db.query<{ found: number }>(strange, [
    ctx.tenantId,
    fileIds,
    answerBusiness,
    id,
    ctx.user.userId,
  ]);
  if (row?.found !== fileIds.length) refuse('form.fileUnknown', { name: '' });
  await files.bind(ctx, fileIds, { businessType: answerBusiness, businessId: id });
}
