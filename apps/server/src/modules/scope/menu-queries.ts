import { isBlank, isId, type Entity, type Page, type PageInput, type ScopeMenu } from '@zhaocai/model';
import { readPage } from '../../platform/crud/index.ts';
import type { Ctx } from '../../platform/http/index.ts';

interface MenuRow extends ScopeMenu {
  readonly code: string;
}

/** The menus of the user's kind of tenant, without their buttons; the platform's users see those of all kinds. */
export async function readMenus({ db, user }: Pick<Ctx, 'db' | 'user'>): Promise<MenuRow[]> {
  return db.query<MenuRow>(
    `select id::text as id, parent_id::text as "parentId", code, name, name_en as "nameEn" from menu
     where tenant_id = '000000' and category = 1 and is_deleted = 0 and ($1 = 'platform' or $1 = any(tenant_kinds))
     order by sort, id`,
    [user.tenantKind],
  );
}

export function menuIdOf(menus: readonly MenuRow[], code: string): string | null {
  return menus.find((menu) => menu.code === code)?.id ?? null;
}

/** Those with these codes, and those above them, so that they stand in a tree. */
export function branchesTo(menus: readonly MenuRow[], codes: ReadonlySet<string>): ScopeMenu[] {
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  const kept = new Set<string>();
  for (const menu of menus.filter(({ code }) => codes.has(code))) {
    for (let at: MenuRow | undefined = menu; at && !kept.has(at.id); at = byId.get(at.parentId)) kept.add(at.id);
  }
  return menus
    .filter(({ id }) => kept.has(id))
    .map(({ id, parentId, name, nameEn }) => ({ id, parentId, name, nameEn }));
}

/** The menu and everything below it. */
function idsBelow(menus: readonly MenuRow[], id: string): string[] {
  return [id, ...menus.filter(({ parentId }) => parentId === id).flatMap((menu) => idsBelow(menus, menu.id))];
}

/** A page of scopes; a menu stands for itself and all below it. */
export async function pageOfScopes(ctx: Ctx, entity: Entity, input: PageInput): Promise<Page<Record<string, unknown>>> {
  const { menuId, ...others } = input;
  if (isBlank(menuId)) return readPage(ctx, entity, { input });
  const ids = idsBelow(await readMenus(ctx), String(menuId)).filter((id) => isId(id));
  return readPage(ctx, entity, {
    input: { ...others, current: input.current, size: input.size },
    scope: (_, parameters) => `t.menu_id = any(${parameters.bind(ids)}::bigint[])`,
  });
}
