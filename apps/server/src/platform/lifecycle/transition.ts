import { columnOf, type Entity, type Lifecycle } from '@zhaocai/contract';
import { recordEvidence } from '../audit/index.ts';
import type { Ctx } from '../http/context.ts';
import { Refusal, refuse } from '../http/refusal.ts';

/** The row whose state changes: where it lives and what it is. `tenantId` is its owner, which need not be the actor's. */
export interface Subject {
  readonly id: string;
  readonly tenantId: string;
}

export interface TransitionOptions {
  /** The evidence stream; `admin` when the row belongs to no project. */
  readonly stream?: string;
  /** What the evidence says beside from and to. */
  readonly payload?: Record<string, unknown>;
  /** Further columns set by the same statement, snake_case. */
  readonly set?: Readonly<Record<string, unknown>>;
}

type ActionOf<L> = L extends Lifecycle<number, infer A> ? A : never;

/**
 * The only way to change a status: checks the permission, updates where the status still allows it, leaves evidence,
 * returns the new status. A row that has moved on meanwhile refuses with «not allowed in the current state».
 */
export async function transition<const E extends Entity & { lifecycle: Lifecycle }>(
  ctx: Ctx,
  entity: E,
  { subject, action, ...options }: { subject: Subject; action: ActionOf<E['lifecycle']> } & TransitionOptions,
): Promise<number> {
  const { lifecycle } = entity;
  const definition = lifecycle.actions[action as string];
  if (!definition) throw new Error(`${entity.name} has no action ${String(action)}`);
  if (!ctx.user.permissions.has(definition.permission)) throw new Refusal('platform.forbidden', {}, 403);
  const column = columnOf(entity.fields, lifecycle.field);
  const set = Object.entries(options.set ?? {});
  const [moved] = await ctx.db.query<{ before: number }>(
    `with was as (select ${column} as before from ${entity.table} where tenant_id = $1 and id = $2 and is_deleted = 0 for update)
     update ${entity.table} t set ${column} = $3, update_user = $4, update_time = $5, version = version + 1
       ${set.map(([name], index) => `, ${name} = $${index + 7}`).join('')}
     from was where t.tenant_id = $1 and t.id = $2 and was.before = any($6::smallint[]) returning was.before`,
    [
      subject.tenantId,
      subject.id,
      definition.to,
      ctx.user.userId,
      ctx.now,
      [...definition.from],
      ...set.map(([, value]) => value),
    ],
  );
  if (!moved) refuse('platform.badState');
  await recordEvidence(ctx, {
    tenantId: subject.tenantId,
    stream: options.stream ?? 'admin',
    action: `${entity.name}.${String(action)}`,
    subject: subject.id,
    payload: { from: moved.before, to: definition.to, ...options.payload },
  });
  return definition.to;
}
