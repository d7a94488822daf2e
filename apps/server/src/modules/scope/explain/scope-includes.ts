import type { Entity } from '@zhaocai/model';
import {
  groupScopes,
  isInScope,
  scopeCondition,
  type SessionUser,
  type StoredScope,
} from '../../../platform/access/index.ts';

interface Case {
  readonly entity: Entity;
  readonly user: SessionUser;
  readonly row: Parameters<typeof isInScope>[1];
  readonly now: string;
}

/** Would this one scope let the row through, without any other and without its being the user's own? */
export function includes(scope: StoredScope, { entity, user, row, now }: Case): boolean {
  const alone = { ...user, permissions: new Set<string>(), ...groupScopes([scope]) };
  const condition = scopeCondition(alone, entity, now);
  if (condition === 'all') return true;
  if (scope.kind === 2 && scope.column === null) return row.createUser === user.userId;
  return isInScope({ ...condition, ownUser: '' }, row);
}
