import { bulletinLifecycle, bulletinType, openingKinds, succeedingKinds, type BulletinRow } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

/**
 * What a notice replaces or changes: one of `succeedingKinds` the last one of its kind that was out, a change notice the
 * one that opened its project. Null of a first one.
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

function replaceable(kind: BulletinRow['bulletinType']): readonly number[] | undefined {
  if (bulletinType.is(kind, ...succeedingKinds)) return [kind];
  return bulletinType.is(kind, 'change') ? openingKinds.map((name) => bulletinType.code[name]) : undefined;
}
