import type { Entity } from '@zhaocai/model';
import { isInScope, scopeCondition } from './data-scope.ts';
import type { Ctx } from '../http/context.ts';
import { refuse } from '../http/refusal.ts';
import type { Values } from '../rows/values.ts';

interface Saving {
  readonly values: Values;
  /** The stored row of an edit. */
  readonly existing?: Values | undefined;
}

/**
 * Whoever saves a row of a department acts for it: it is his own, or one whose rows his data scopes let him see. What he sees
 * because he made it himself is not asked, or he would see all that he wrote: who has gone to another department leaves what he
 * wrote to those who are there.
 */
export function demandDeptInScope(ctx: Ctx, entity: Entity, { values, existing }: Saving): void {
  const field = entity.deptField ?? 'deptId';
  const deptId = String(values[field] ?? '');
  if (ctx.user.deptIds.includes(deptId)) return;
  const row = { ...existing, ...values, createUser: null, createDept: null };
  if (isInScope(scopeCondition(ctx.user, entity, ctx.now), row)) return;
  refuse(String(existing?.[field]) === deptId ? 'platform.deptOfOthers' : 'platform.deptOutside');
}
