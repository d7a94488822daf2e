import type { Entity } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';
import type { Values } from './values.ts';

export interface Written {
  readonly id: string;
  /** Whose row it is; the caller's own unless said otherwise. */
  readonly tenantId?: string;
  /** The part of it that is decided by itself: `selection`. */
  readonly part?: string;
}

/**
 * Keeps that the caller has changed what a row says, or a part of it (its packages, its lines): whoever wrote it decides
 * nothing about it (`notBy: ['write']` of its lifecycle). Kept until it is decided (`settles`).
 */
export async function noteWriter(
  ctx: Pick<Ctx, 'db' | 'user' | 'tenantId' | 'now'>,
  { name }: Pick<Entity, 'name'>,
  { id, tenantId = ctx.tenantId, part }: Written,
): Promise<void> {
  await ctx.db.write(
    `insert into row_writer (tenant_id, entity, row_id, action, user_id, at) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [tenantId, name, id, part ? `write:${part}` : 'write', ctx.user.userId, ctx.now],
  );
}

/** The same for a change of these values, where the entity asks for it and one of them is a person's to give. */
export async function noteChange(
  ctx: Pick<Ctx, 'db' | 'user' | 'tenantId' | 'now'>,
  entity: Pick<Entity, 'name' | 'fields' | 'lifecycle'>,
  { values, ...written }: Written & { readonly values: Values },
): Promise<void> {
  const actions = Object.values(entity.lifecycle?.actions ?? {});
  if (!actions.some(({ notBy }) => notBy?.includes('write'))) return;
  const isSaid = Object.keys(values).some((name) => name in entity.fields && !entity.fields[name]?.readOnly);
  if (isSaid) await noteWriter(ctx, entity, written);
}
