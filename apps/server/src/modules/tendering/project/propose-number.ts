import type { Ctx } from '../../../platform/http/index.ts';

/**
 * The next free number of the day: `100001-5-20261120-001`. It is a proposal: the unique index decides, and whoever
 * has a number of his own keys that in.
 */
export async function proposeNumber(ctx: Ctx, { manner }: { manner: number }): Promise<{ projectNo: string }> {
  const prefix = `${ctx.tenantId}-${manner}-${ctx.now.slice(0, 10).replaceAll('-', '')}-`;
  const [row] = await ctx.db.query<{ last: string | null }>(
    `select max(project_no) as last from project
     where tenant_id = $1 and is_deleted = 0 and project_no >= $2 and project_no < $2 || '~' and project_no ~ '-\\d{3,}$'`,
    [ctx.tenantId, prefix],
  );
  const next = row?.last ? Number(row.last.slice(prefix.length)) + 1 : 1;
  return { projectNo: `${prefix}${String(next).padStart(3, '0')}` };
}
