import { dept, user, type Saved } from '@zhaocai/model';
import { forgetSessions } from '../../../platform/access/index.ts';
import type { ImportHooks } from '../../../platform/crud/index.ts';
import { saveRow, type Values } from '../../../platform/crud/write.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockThere } from '../../../platform/rows/index.ts';
import { isVisiting, withoutTenant, writeIn, type LooseInput } from '../named-tenant.ts';
import { lockTree } from './lock-tree.ts';

/** Adds a department, or changes one; with another parent it moves, and everything below it with it. */
export function saveDept(ctx: Ctx, input: LooseInput): Promise<Saved> {
  const isNew = !input.id;
  const permission = isNew ? 'tenantDept_add' : 'tenantDept_edit';
  return writeIn(ctx, { input, permission }, async (inner) => {
    if (isNew && !isVisiting(inner) && !inner.user.permissions.has('dept_add'))
      throw new Refusal('platform.forbidden', {}, 403);
    await lockTree(inner);
    const saved = await saveRow(inner, dept, { input: { ...withoutTenant(input) }, hooks: { beforeSave: place } });
    // Whose departments lie where decides what their people see.
    await forgetSessions(inner);
    return saved;
  });
}

/** An import changes the tree like a save, row by row. */
export const importHooks: ImportHooks = {
  async beforeSave(ctx, values, existing) {
    await lockTree(ctx);
    return place(ctx, values, existing);
  },
  afterImport: (ctx) => forgetSessions(ctx),
};

interface Parent {
  readonly ancestors: string;
}

const findParent = 'select ancestors from dept where tenant_id = $1 and id = $2 and is_deleted = 0';

/** What a save stores beside what was sent: where the department lies. */
async function place(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  const parentId = String(values.parentId ?? '') || '0';
  const id = existing && String(existing.id);
  if (parentId === id) refuse('organization.parentSelf');
  const ancestors = parentId === '0' ? '0' : await below(ctx, parentId);
  if (id && ancestors.split(',').includes(id)) refuse('organization.parentBelow');
  await demandManager(ctx, values.managerId);
  if (id && ancestors !== existing.ancestors)
    await moveBranch(ctx, { id, from: String(existing.ancestors), to: ancestors });
  return { parentId, ancestors };
}

async function below(ctx: Ctx, parentId: string): Promise<string> {
  const [parent] = await ctx.db.query<Parent>(findParent, [ctx.tenantId, parentId]);
  return parent ? `${parent.ancestors},${parentId}` : refuse('organization.parentMissing');
}

async function demandManager(ctx: Ctx, managerId: unknown): Promise<void> {
  if (managerId === undefined || managerId === null || managerId === '') return;
  const ids = [String(managerId)];
  const [manager] = await lockThere(ctx, user, { ids, mode: 'refer', reach: 'tenant' });
  if (!manager) refuse('organization.managerMissing');
}

/** The way down of everything below the department, in one statement however much that is. */
const move = `
  update dept set ancestors = $3::text || substr(ancestors, length($2::text) + 1), update_user = $4, update_time = $5
  where tenant_id = $1 and (ancestors = $2 or ancestors like $2 || ',%')`;

async function moveBranch(ctx: Ctx, { id, from, to }: { id: string; from: string; to: string }): Promise<void> {
  await ctx.db.query(move, [ctx.tenantId, `${from},${id}`, `${to},${id}`, ctx.user.userId, ctx.now]);
}
