import { depositLifecycle } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import type { Parameters } from '../../../platform/rows/index.ts';
import { mayKnowPayers } from '../../ledger/index.ts';
import { ofSeenProject } from '../../tendering/index.ts';

/** Deposits for projects that a reader of the buyer sees, as far as he may know of them; a supplier's draft is his own. */
export function knownDeposits(ctx: Pick<Ctx, 'tenantId' | 'user' | 'now'>, parameters: Parameters): string {
  const known = mayKnowPayers(ctx, { parameters, tenant: 't.tenant_id', project: 't.project_id' });
  const isGiven = `t.deposit_status not in ${depositLifecycle.sql('unpaid')}`;
  return `${isGiven} and ${known} and ${ofSeenProject(ctx, parameters)}`;
}
