import type { Parameters } from '../../../platform/rows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { mayKnowPayers } from '../../ledger/index.ts';
import { ofSeenProject } from '../../tendering/index.ts';

/** Money for projects that the reader sees; who has paid is a secret before the opening (R38). */
export function knownCostIns(ctx: Pick<Ctx, 'tenantId' | 'user' | 'now'>, parameters: Parameters): string {
  const known = mayKnowPayers(ctx, { parameters, tenant: 't.tenant_id', project: 't.project_id' });
  return `${ofSeenProject(ctx, parameters)} and ${known}`;
}
