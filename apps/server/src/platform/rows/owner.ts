import type { Entity } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';
import { refuse } from '../http/refusal.ts';

/** Of a row, whose work it is. */
interface Owned {
  readonly createUser: string | null;
  readonly createDept: string | null;
}

/** Whether a row is the reader's own work, or that of his department. */
function isOwner({ user }: Pick<Ctx, 'user'>, entity: Entity, row: Owned): boolean {
  if (row.createUser === user.userId) return true;
  const fields: Readonly<Record<string, unknown>> = { ...row };
  const depts = [row.createDept, entity.deptField ? fields[entity.deptField] : undefined];
  return depts.some((dept) => typeof dept === 'string' && user.deptIds.includes(dept));
}

/** Whether he may take back, end, delete or rewrite it. */
export function mayHandle(ctx: Pick<Ctx, 'user'>, entity: Entity, { row, head }: Handled): boolean {
  return ctx.user.permissions.has(head) || isOwner(ctx, entity, row);
}

interface Handled {
  readonly row: Owned;
  readonly head: string;
}

/**
 * Who may read all rows does not take back, end, delete or rewrite the work of others by that: its owner, his department, or whoever
 * holds the head's right, which the command names.
 */
export function demandOwner(ctx: Pick<Ctx, 'user'>, entity: Entity, handled: Handled): void {
  if (!mayHandle(ctx, entity, handled)) refuse('platform.notOwner');
}
