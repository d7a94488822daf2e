import { menu, type TenantKind } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { lockTenantRows } from '../../../platform/rows/index.ts';

/** A menu or button as its rules look at it, planned ones too. */
export interface StoredMenu {
  readonly id: string;
  readonly parentId: string;
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly category: number;
  readonly kinds: readonly TenantKind[];
}

/** All of them, held until the transaction ends: two moves at once could otherwise close a circle. */
export async function findStoredMenus(ctx: Ctx): Promise<StoredMenu[]> {
  await lockTenantRows(ctx, menu);
  return ctx.db.query<StoredMenu>(`
    select id::text, parent_id::text as "parentId", code, name, coalesce(name_en, name) as "nameEn", category,
      tenant_kinds as kinds
    from menu where tenant_id = '000000' and is_deleted = 0 order by id`);
}
