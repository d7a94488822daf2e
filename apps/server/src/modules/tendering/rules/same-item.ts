import { fenToYuan, project, projectStatus, sumYuan, type AskedMethod, type SameItem } from '@zhaocai/model';
import { hiddenFields } from '../../../platform/access/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { askedMethod } from './asked-method.ts';

interface Facts {
  readonly manner: number;
  readonly lawRegime: number;
  readonly purchaseType?: number | undefined;
  readonly typeId?: string | null | undefined;
  readonly generalBudget?: string | null | undefined;
  readonly regionCode?: string | null | undefined;
  readonly itemId?: string | null | undefined;
  /** The project itself, where it is stored already. */
  readonly id?: string | undefined;
}

const bought = `
  select count(*)::int as count, coalesce(sum(general_budget), 0)::text as total from project
  where tenant_id = $1 and item_id = $2 and id <> coalesce($3::bigint, 0) and is_deleted = 0
    and create_time > $4::timestamptz - interval '12 months'
    and project_status not in ${projectStatus.sql('terminated', 'failed', 'retendered')}`;

/**
 * What the unit has bought of one item in twelve months, with this project (R65: 招标投标法 4, 政府采购法 28 forbid to split
 * a purchase). A sum of the whole unit, whatever rows its reader sees: splitting is done across desks. null where it is the
 * only one, and for whom budgets are not to see. `alone`: by which method the rules buy this project by itself.
 */
export async function sameItem(ctx: Ctx, facts: Facts, alone: AskedMethod | null): Promise<SameItem | null> {
  const { itemId, id = null, generalBudget } = facts;
  if (!itemId || hiddenFields(ctx.user, project).includes('generalBudget')) return null;
  const [found] = await ctx.db.query<{ count: number; total: string }>(bought, [ctx.tenantId, itemId, id, ctx.now]);
  if (!found || found.count === 0) return null;
  const total = sumYuan([fenToYuan(found.total), generalBudget ?? '0']);
  const together = await askedMethod(ctx, { ...facts, generalBudget: total });
  const isSplit = together !== null && together.manner !== alone?.manner && !together.isKept;
  return { count: found.count + 1, total, manner: isSplit ? together.manner : null };
}
