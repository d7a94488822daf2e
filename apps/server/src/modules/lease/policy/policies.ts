import { leasePolicy, type Row } from '@zhaocai/model';
import type { Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { isTaken, projectionOf, toWireRow } from '../../../platform/rows/index.ts';

export type LeasePolicy = Row<typeof leasePolicy>;

const projection = projectionOf(leasePolicy, 'detail');

/** The tenant's own first, the newest of each first. */
const policies = `
  select ${projection.select} from lease_policy t
  where t.tenant_id in ($1, '000000') and t.is_deleted = 0
  order by t.tenant_id = $1 desc, t.effective_date desc`;

export async function readPolicies({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>): Promise<LeasePolicy[]> {
  const rows = await db.query<LeasePolicy & Record<string, unknown>>(policies, [tenantId]);
  return rows.map((row) => toWireRow(row, projection));
}

/** What held on a day: the tenant's own, else the platform's. */
export function policyOn(all: readonly LeasePolicy[], day: string): LeasePolicy {
  return all.find(({ effectiveDate }) => effectiveDate <= day) ?? refuse('lease.noPolicy', { day });
}

export async function readPolicyOn(ctx: Pick<Ctx, 'db' | 'tenantId'>, day: string): Promise<LeasePolicy> {
  return policyOn(await readPolicies(ctx), day);
}

/** One policy from a day on. */
export async function checkPolicy(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  if (await isTaken(ctx, leasePolicy, { names: ['effectiveDate'], values, existing })) refuse('lease.policyTaken');
  return {};
}
