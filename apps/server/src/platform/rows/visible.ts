import type { Entity } from '@zhaocai/model';
import { sightSql } from '../access/index.ts';
import type { Ctx } from '../http/context.ts';
import type { Parameters } from './sql-text.ts';

/** An entity's own narrowing of what a user may see or touch: SQL over `t`, its values bound. */
export type ScopeHook = (ctx: Ctx, parameters: Parameters) => string | undefined;

/** Of a request's context, what decides which rows a user sees. */
type Reader = Pick<Ctx, 'tenantId' | 'user' | 'now'>;

/**
 * The conditions under which a user may see or touch a row: his tenant, not deleted, his data scope or his part in it, and
 * the entity's own. The same for list, detail, update, delete, export and count.
 */
export function visibleConditions<C extends Reader>(
  entity: Entity,
  ctx: C,
  { parameters, scope }: { parameters: Parameters; scope?: (ctx: C, parameters: Parameters) => ReturnType<ScopeHook> },
): string[] {
  const tenant = parameters.bind(ctx.tenantId);
  const conditions = [
    entity.platformReadable ? `t.tenant_id in (${tenant}, '000000')` : `t.tenant_id = ${tenant}`,
    ...(entity.appendOnly ? [] : ['t.is_deleted = 0']),
  ];
  const ownership = ownershipCondition(entity, ctx, parameters);
  if (ownership) conditions.push(ownership);
  const own = scope?.(ctx, parameters);
  if (own) conditions.push(own);
  return conditions;
}

function ownershipCondition(entity: Entity, ctx: Reader, parameters: Parameters): string | undefined {
  if (entity.dataScoped === false || entity.dataScoped === 'byItself') return undefined;
  const scoped = sightSql(entity, { ...ctx, alias: 't' }, (value) => parameters.bind(value));
  // The platform's rows are for everybody: they are no colleague's.
  return scoped && entity.platformReadable ? `(t.tenant_id <> ${parameters.bind(ctx.tenantId)} or ${scoped})` : scoped;
}
