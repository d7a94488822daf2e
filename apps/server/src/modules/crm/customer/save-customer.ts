import { businessMan, customerLink, customerStatus } from '@zhaocai/model';
import type { Values } from '../../../platform/crud/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { dropRows, lockThere } from '../../../platform/rows/index.ts';

const findNamesake = `
  select 1 from customer where tenant_id = $1 and name = $2 and is_deleted = 0 and ($3::bigint is null or id <> $3)`;

/** One name is one customer (客户已存在); one that nobody looks after is in the pool until somebody is named. */
export async function completeCustomer(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  const name = String(values.name ?? '').trim();
  const namesake = await ctx.db.query(findNamesake, [ctx.tenantId, name, existing?.id ?? null]);
  if (namesake.length > 0) refuse('crm.customerExists');
  const ownerId = values.ownerId ? String(values.ownerId) : null;
  if (ownerId) await demandBusinessMan(ctx, ownerId);
  const status = values.customerStatus ?? null;
  const { potential, pooled } = customerStatus.code;
  if (ownerId && status !== null && Number(status) === pooled) refuse('crm.poolHasOwner');
  return { name, ...(status === null && { customerStatus: ownerId ? potential : pooled }) };
}

export async function demandBusinessMan(ctx: Ctx, id: string): Promise<void> {
  const [man] = await lockThere(ctx, businessMan, { ids: [id], mode: 'refer', reach: 'tenant' });
  if (!man) throw new Refusal('crm.ownerGone', {}, 404);
}

/** With a customer go the people to talk to there; what was talked about stays. */
export async function removeLinks(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await dropRows(ctx, customerLink, { of: 'customerId', ids });
}
