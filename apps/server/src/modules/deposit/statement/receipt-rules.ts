import { projectLifecycle } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { ScopeHook } from '../../../platform/rows/index.ts';
import { isTrustedWithMoney } from '../../ledger/index.ts';

const handled = `
  select 1 from project p where p.tenant_id = $1 and p.is_deleted = 0 and p.opened_time is null
    and p.deposit_money > 0 and p.stage in ${projectLifecycle.sql('published', 'registering', 'quoting')}
    and (p.handler_id = $2 or p.create_user = $2 or p.confirmer_id = $2) limit 1`;

/** A receipt names who has paid, for which project nobody knows yet: whoever handles a sealed one sees none (R38). */
export async function demandNoSealedProject(ctx: Ctx): Promise<void> {
  if (!isTrustedWithMoney(ctx)) refuse('platform.forbidden');
  const found = await ctx.db.query(handled, [ctx.tenantId, ctx.user.userId]);
  if (found.length > 0) refuse('deposit.handlesProject');
}

/** The same for lists: of receipts that are nobody's yet, and of those that are. */
export const knownReceipts: ScopeHook = (ctx, parameters) => {
  if (!isTrustedWithMoney(ctx)) return 'false';
  const me = `${parameters.bind(ctx.user.userId)}::bigint`;
  return `not exists (select from project p where p.tenant_id = t.tenant_id and p.is_deleted = 0
    and p.opened_time is null and p.deposit_money > 0
    and p.stage in ${projectLifecycle.sql('published', 'registering', 'quoting')}
    and (p.handler_id = ${me} or p.create_user = ${me} or p.confirmer_id = ${me}))`;
};
