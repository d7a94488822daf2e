import { compareYuan } from '@zhaocai/model';
import { z } from 'zod';
import { lastSaid } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { HeldPayment } from './hold-payment.ts';

const sumClaim = z.object({ money: z.string() });
const submission = sumClaim.extend({ supplierTenantId: z.string().optional() });
const planClaim = z.object({ payeeAccount: z.string() });

/**
 * Nobody pays what was changed in the database past the product: the price and whom it is owed to are those that were handed
 * in for approval, the account is that of the plan, the sum is what was applied for, as the record has them.
 */
export async function demandAsRecorded(ctx: Ctx, held: HeldPayment): Promise<void> {
  const changed = (await changedPrice(ctx, held)) ?? (await changedAccount(ctx, held)) ?? (await changedSum(ctx, held));
  if (!changed) return;
  const { row, payment } = held;
  ctx.log.error({ contractId: row.id, paymentId: payment.id, changed }, 'a payment is not what the evidence says');
  refuse('contract.changedPastUs');
}

type Changed = 'price' | 'party' | 'account' | 'sum' | undefined;

async function changedPrice(ctx: Ctx, { row }: HeldPayment): Promise<Changed> {
  const claim = await claimOf(ctx, row.projectId, { action: 'contract.submit', subject: row.id });
  const { success, data } = submission.safeParse(claim);
  if (!success || compareYuan(data.money, row.contractMoney) !== 0) return 'price';
  // Submissions of before it was recorded lack it.
  return (data.supplierTenantId ?? row.supplierTenantId) === row.supplierTenantId ? undefined : 'party';
}

/** A supplement begins with the account of its contract. */
async function changedAccount(ctx: Ctx, { row }: HeldPayment): Promise<Changed> {
  const planOf = (subject: string) => claimOf(ctx, row.projectId, { action: 'contract.planPayments', subject });
  const own = await planOf(row.id);
  const claim = own === undefined && row.parentContractId !== null ? await planOf(row.parentContractId) : own;
  const { success, data } = planClaim.safeParse(claim);
  return success && data.payeeAccount === row.payeeAccount ? undefined : 'account';
}

async function changedSum(ctx: Ctx, { row, payment }: HeldPayment): Promise<Changed> {
  const claim = await claimOf(ctx, row.projectId, { action: 'contractPayment.apply', subject: payment.id });
  const { success, data } = sumClaim.safeParse(claim);
  return success && compareYuan(data.money, payment.applyMoney) === 0 ? undefined : 'sum';
}

async function claimOf(
  { db, tenantId }: Ctx,
  stream: string,
  wanted: { readonly action: string; readonly subject: string },
): Promise<unknown> {
  return (await lastSaid(db, { tenantId, stream, ...wanted }))?.payload;
}
