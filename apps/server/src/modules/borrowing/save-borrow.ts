import { borrow, borrowLifecycle, type Saved } from '@zhaocai/model';
import { recordEvidence } from '../../platform/audit/index.ts';
import { demandAddPermission, storeRow, type Values } from '../../platform/crud/index.ts';
import type { Ctx } from '../../platform/http/index.ts';
import { transition } from '../../platform/lifecycle/index.ts';
import { findRow } from '../../platform/rows/index.ts';
import { askToLend } from './borrow-business.ts';
import { completeBorrow } from './borrow-rules.ts';

/** Asks for papers; a request that was rejected or withdrawn is asked for again as it was changed. */
export async function saveBorrow(ctx: Ctx, input: Values): Promise<Saved> {
  demandAddPermission(ctx, borrow, input);
  const { saved, action, payload } = await storeRow(ctx, borrow, {
    input: { ...input },
    hooks: { beforeSave: completeBorrow },
  });
  await recordEvidence(ctx, { stream: 'admin', action: `borrow.${action}`, subject: saved.id, payload });
  const row = await findRow(ctx, borrow, { id: saved.id, reach: 'tenant' });
  const isBack = borrowLifecycle.is(row.borrowStatus, 'rejected', 'withdrawn');
  // What a flow has returned is handed in again where the flow is.
  if (action === 'edit' && !isBack) return saved;
  if (isBack) await transition(ctx, borrow, { subject: row, action: 'askAgain', set: { rejectReason: null } });
  await askToLend(ctx, saved.id);
  const { version } = await findRow(ctx, borrow, { id: saved.id, reach: 'tenant' });
  return { id: saved.id, version };
}
