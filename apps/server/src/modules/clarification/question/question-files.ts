import { project, type FileValue } from '@zhaocai/model';
import type { FileAccess, Files } from '../../../platform/files/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { isSeen } from '../../../platform/rows/index.ts';

/** Business types of what is handed in with a question, and of what goes with its answer. */
export const questionBusiness = 'question';
export const replyBusiness = 'questionReply';

/** The asker, and the buyer's people who see the project. */
export const questionFileAccess: FileAccess = {
  async mayRead(ctx, { fileId }) {
    if (!ctx.user.permissions.has('question_view')) return false;
    const [row] = await ctx.db.query<{ projectId: string; isAskers: boolean }>(
      `select project_id::text as "projectId", supplier_tenant_id = $1 as "isAskers" from question
       where (tenant_id = $1 or supplier_tenant_id = $1) and files @> $2::jsonb and is_deleted = 0 limit 1`,
      [ctx.tenantId, JSON.stringify([{ fileId }])],
    );
    return row !== undefined && (row.isAskers || isSeen(ctx, project, row.projectId));
  },
};

/** The buyer's people who see the project; once the answer is out the files are published and everybody's. */
export const replyFileAccess: FileAccess = {
  async mayRead(ctx, { businessId }) {
    if (!ctx.user.permissions.has('question_view') || businessId === null) return false;
    const [row] = await ctx.db.query<{ projectId: string }>(
      `select project_id::text as "projectId" from question where tenant_id = $1 and id = $2 and is_deleted = 0`,
      [ctx.tenantId, businessId],
    );
    return row !== undefined && isSeen(ctx, project, row.projectId);
  },
};

/**
 * The asker's files as everybody gets them: copies under names that say nothing, for a file tells by its name and its
 * owner whose it is.
 */
export async function copyUnnamed(
  files: Files,
  ctx: Ctx,
  { from, to }: { readonly from: readonly FileValue[] | null; readonly to: string },
): Promise<FileValue[]> {
  const copies: FileValue[] = [];
  for (const [index, { fileId }] of (from ?? []).entries()) {
    const { bytes, attachment } = await files.openFile(ctx, fileId);
    const made = { fileName: `提问附件${index + 1}.${attachment.fileSuffix}`, bytes };
    const stored = await files.storeBytes(ctx, made, { businessType: replyBusiness, businessId: to });
    copies.push({ fileId: stored.fileId, fileName: stored.fileName, fileUrl: '', fileSuffix: stored.fileSuffix });
  }
  return copies;
}
