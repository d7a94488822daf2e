import { depositLifecycle } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import type { Parameters } from '../../../platform/rows/index.ts';
import { mayKnowPayers } from '../../ledger/index.ts';

/** Deposits that a reader of the buyer may know of; a supplier's draft is his own. */
export function knownDeposits(ctx: Pick<Ctx, 'user'>, parameters: Parameters): string {
  const known = mayKnowPayers(ctx, { parameters, tenant: 't.tenant_id', project: 't.project_id' });
  return `t.deposit_status not in ${depositLifecycle.sql('unpaid')} and ${known}`;
}
