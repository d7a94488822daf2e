import { menu, type EndpointInput, type menuSubmit, type Saved, type TenantKind } from '@zhaocai/model';
import { forgetEverySession } from '../../../platform/access/index.ts';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { saveRow, type Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { seededMenu } from '../../system/index.ts';
import { demandPermission, demandPlatform } from '../within-tenant.ts';
import { demandMenuRules, type MenuDraft } from './menu-rules.ts';
import { findStoredMenus, type StoredMenu } from './stored-menus.ts';

/** Adds or changes a menu or a button; counts for all tenants at once. */
export async function saveMenu(ctx: Ctx, { tenantKinds, ...input }: EndpointInput<typeof menuSubmit>): Promise<Saved> {
  demandPlatform(ctx);
  if (!input.id) demandPermission(ctx, 'menu_add');
  const stored = await findStoredMenus(ctx);
  const before = stored.find(({ id }) => id === input.id);
  const values: Values = { ...input, ...(('parentId' in input || !input.id) && { parentId: input.parentId || '0' }) };
  const draft = draftOf(stored, before, { ...values, tenantKinds });
  const saved = await saveRow(ctx, menu, {
    input: values,
    hooks: {
      beforeSave: () => {
        demandMenuRules(draft, stored, ctx.language);
        return before ? {} : { action: values.action ?? 0, isOpen: values.isOpen ?? 1 };
      },
    },
  });
  await storeKinds(ctx, saved.id, { before: before?.kinds, after: draft.kinds });
  await forgetEverySession(ctx);
  return saved;
}

function draftOf(
  stored: readonly StoredMenu[],
  before: StoredMenu | undefined,
  values: Readonly<Record<string, unknown>> & { readonly tenantKinds?: readonly TenantKind[] },
): MenuDraft {
  const parentId = String(values.parentId ?? before?.parentId ?? '0');
  const parent = stored.find(({ id }) => id === parentId);
  const code = String(values.code ?? before?.code ?? '');
  return {
    id: before?.id,
    parentId,
    code,
    category: Number(values.category ?? before?.category ?? 1),
    path: String(values.path ?? ''),
    kinds: values.tenantKinds ?? before?.kinds ?? seededMenu(code)?.kinds ?? parent?.kinds ?? ['platform'],
  };
}

/** For whom it is; not a field of the definition, for its column is a list of words. */
async function storeKinds(
  ctx: Ctx,
  id: string,
  { before, after }: { before: readonly TenantKind[] | undefined; after: readonly TenantKind[] },
): Promise<void> {
  if (after.length === 0) refuse('platform.required', { field: 'tenantKinds' });
  if (before && before.length === after.length && after.every((kind) => before.includes(kind))) return;
  await ctx.db.query('update menu set tenant_kinds = $2::text[] where tenant_id = $3 and id = $1', [
    id,
    [...after],
    ctx.tenantId,
  ]);
  const payload = { before: { tenantKinds: [...(before ?? [])] }, after: { tenantKinds: [...after] } };
  await recordEvidence(ctx, { stream: 'admin', action: 'menu.kinds', subject: id, payload });
}
