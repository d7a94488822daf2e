import { columnOf, type Entity } from '@zhaocai/model';
import { scopeCondition, scopeSql } from './data-scope.ts';
import type { SessionUser } from './session-user.ts';

interface Looking {
  readonly user: SessionUser;
  readonly now: string;
  /** Of the entity's table in the statement. */
  readonly alias: string;
}

/**
 * Which rows of an entity somebody sees, as SQL: those of his data scopes, and what he has a part in beside; undefined
 * where he sees them all. `bind` takes a value and answers its placeholder.
 */
export function sightSql(
  entity: Entity,
  { user, now, alias }: Looking,
  bind: (value: unknown) => string,
): string | undefined {
  const scoped = scopeSql(scopeCondition(user, entity, now), alias, bind);
  if (!scoped || !entity.partakers) return scoped;
  const { view, by } = entity.partakers;
  const column = by === undefined ? 'id' : columnOf(entity.fields, by);
  const mine = `tenant_id = ${bind(user.tenantId)} and user_id = ${bind(user.userId)}::bigint`;
  return `(${scoped} or ${alias}.${column} in (select row_id from ${view} where ${mine}))`;
}
