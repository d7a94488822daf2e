import { isReasoned, leastReason, openQuestions } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

/**
 * Quotes may have been made without the answer that somebody waited for: whoever opens them all the same says why. How
 * many wait tells nothing of who asked.
 */
export async function demandAnswered(
  ctx: Ctx,
  { projectId, reason }: { readonly projectId: string; readonly reason?: string | undefined },
): Promise<void> {
  if (isReasoned(reason)) return;
  const [row] = await ctx.db.query<{ count: number }>(
    `select count(*)::int as count from question
     where tenant_id = $1 and project_id = $2 and is_deleted = 0 and question_status in ${openQuestions}`,
    [ctx.tenantId, projectId],
  );
  if (row && row.count > 0) refuse('tendering.questionsOpen', { count: row.count, least: leastReason });
}
