import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { Parameters, type ScopeHook } from '../../../platform/rows/index.ts';
import { handlesSealedProject, isTrustedWithMoney } from '../../ledger/index.ts';

/** A receipt names who has paid, for which project nobody knows yet: whoever handles a sealed one sees none (R38). */
export async function demandNoSealedProject(ctx: Ctx): Promise<void> {
  if (!isTrustedWithMoney(ctx)) refuse('platform.forbidden');
  const parameters = new Parameters();
  const handles = handlesSealedProject(ctx, parameters, parameters.bind(ctx.tenantId));
  const found = await ctx.db.query(`select 1 where ${handles}`, parameters.values);
  if (found.length > 0) refuse('deposit.handlesProject');
}

/** The same for lists: of receipts that are nobody's yet, and of those that are. */
export const knownReceipts: ScopeHook = (ctx, parameters) =>
  isTrustedWithMoney(ctx) ? `not ${handlesSealedProject(ctx, parameters, 't.tenant_id')}` : 'false';
