import { walletAccount } from '@zhaocai/model';
import type { Values, WriteHooks } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockTenantRows } from '../../../platform/rows/index.ts';

/** The holder is the supplier itself; the first account is the default one, and a new default takes its place. */
export const walletAccountHooks: WriteHooks = {
  beforeSave: async (ctx, values, existing) => {
    const others = (await lockTenantRows(ctx, walletAccount)).filter(({ id }) => id !== existing?.id);
    const isWanted = values.isDefault === true || values.isDefault === 1;
    if (existing?.isDefault === true && !isWanted && others.length > 0) refuse('treasury.defaultStays');
    const isDefault = isWanted || !others.some((one) => one.isDefault);
    if (isDefault) await clearDefault(ctx, existing);
    return { accountNo: String(values.accountNo).replaceAll(' ', ''), holder: ctx.user.tenantName, isDefault };
  },
  beforeRemove: async (ctx, ids) => {
    const rows = await lockTenantRows(ctx, walletAccount);
    const isLeft = rows.some(({ id }) => !ids.includes(id));
    if (isLeft && rows.some(({ id, isDefault }) => isDefault && ids.includes(id))) refuse('treasury.defaultStays');
  },
};

async function clearDefault(ctx: Ctx, existing: Values | undefined): Promise<void> {
  await ctx.db.query(
    `update wallet_account set is_default = false, update_user = $3, update_time = $4, version = version + 1
     where tenant_id = $1 and is_default and is_deleted = 0 and ($2::bigint is null or id <> $2)`,
    [ctx.tenantId, existing?.id ?? null, ctx.user.userId, ctx.now],
  );
}
