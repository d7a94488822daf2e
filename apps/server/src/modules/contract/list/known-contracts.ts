import { purchaseContractLifecycle, sentContracts } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import type { Parameters } from '../../../platform/rows/index.ts';
import { ofSeenProject } from '../../tendering/index.ts';

type Reader = Pick<Ctx, 'tenantId' | 'user' | 'now'>;

export const isSupplier = ({ user }: Pick<Ctx, 'user'>) => user.tenantKind === 'supplier';

/** Contracts that a reader of the buyer sees: those of the projects that he sees. */
export function knownContracts(ctx: Reader, parameters: Parameters): string {
  return ofSeenProject(ctx, parameters);
}

/** What was sent to a supplier, and what he refused. */
export const isSent = `(t.contract_status in ${purchaseContractLifecycle.sql(...sentContracts)} or t.refusal_state is not null)`;

/** Contracts as this reader sees them; over `t`, with the tenant said. */
export function seenContracts(ctx: Reader, parameters: Parameters): string {
  const me = parameters.bind(ctx.tenantId);
  if (isSupplier(ctx)) return `t.supplier_tenant_id = ${me} and ${isSent} and t.is_deleted = 0`;
  return `t.tenant_id = ${me} and t.is_deleted = 0 and ${knownContracts(ctx, parameters)}`;
}
