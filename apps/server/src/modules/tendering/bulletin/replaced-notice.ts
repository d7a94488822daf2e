import { bulletinLifecycle, bulletinType, type BulletinRow } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

/**
 * What a notice replaces or changes: a notice of the result or of candidates the last one of its project that was out, a change notice the one
 * that opened it. Null of a first one.
 */
export async function replacedBy(
  ctx: Ctx,
  { id, projectId, bulletinType: kind }: Pick<BulletinRow, 'id' | 'projectId' | 'bulletinType'>,
): Promise<string | null> {
  const kinds = replaceable(kind);
  if (!kinds) return null;
  const [row] = await ctx.db.query<{ id: string }>(
    `select id from bulletin where tenant_id = $1 and project_id = $2 and id <> $3 and is_deleted = 0
       and bulletin_type = any($4)
       and bulletin_status in ${bulletinLifecycle.sql('published', 'ended', 'superseded', 'takenDown')}
     order by publish_time desc, id desc limit 1`,
    [ctx.tenantId, projectId, id, kinds],
  );
  return row?.id ?? null;
}

function replaceable(kind: unknown): readonly number[] | undefined {
  const { candidates, result, tender, procurement, invitation, publicity } = bulletinType.code;
  if (bulletinType.is(kind, 'candidates')) return [candidates];
  if (bulletinType.is(kind, 'publicity')) return [publicity];
  if (bulletinType.is(kind, 'result')) return [result];
  if (bulletinType.is(kind, 'change')) return [tender, procurement, invitation];
  return undefined;
}
