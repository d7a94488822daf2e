import { contract, purchaseContractLifecycle, afterSigning, type Row } from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { findProject } from '../../tendering/index.ts';
import { demandInTime } from '../draw-up/check-contract.ts';
import { commitBudget, followPlan } from '../pay/follow-budget.ts';
import { turnTerms } from '../plan/turn-terms.ts';
import { clockOf, signingClock, type Clock } from '../draw-up/contract-clock.ts';
import { ofSupplement } from './own-contract.ts';

type PurchaseContractRow = Row<typeof contract>;

/** The contract that was drawn up for a registration, held; nothing where the parties signed without one. */
export async function findDrawnUp(
  ctx: Ctx,
  entryId: string,
  supplementId: string | null,
): Promise<PurchaseContractRow | undefined> {
  const [found] = await ctx.db.query<{ id: string }>(
    `select t.id::text from contract t where t.tenant_id = $1 and t.entry_id = $2 and t.is_deleted = 0
       and t.contract_status not in ${purchaseContractLifecycle.sql('void')} and ${ofSupplement}`,
    [ctx.tenantId, entryId, supplementId],
  );
  if (!found && supplementId !== null) return notFound();
  return found && lockRow(ctx, contract, { id: found.id, reach: 'tenant' });
}

/** Both have signed: the contract is in force, and what the law asks for after that begins to run (R42, R43). */
export async function signDrawnUp(ctx: Ctx, row: PurchaseContractRow, lateReason?: string): Promise<void> {
  const reason = lateReason || row.lateReason;
  if (!purchaseContractLifecycle.is(row.contractStatus, 'toBuyer')) refuse('contract.toSignFirst');
  const project = await findProject(ctx, row.projectId);
  const [signing, notice, filing] = [
    await signingClock(ctx, project),
    await clockOf(ctx, project, { kind: 'contractNoticePeriod', event: ctx.now }),
    await clockOf(ctx, project, { kind: 'filingPeriod', event: ctx.now }),
  ];
  // The days to sign run from the award (R42): a supplement comes later.
  if (row.parentContractId === null) demandInTime(ctx, signing, reason);
  await transition(ctx, contract, {
    subject: row,
    action: 'countersign',
    stream: row.projectId,
    set: {
      signTime: ctx.now,
      lateReason: reason,
      noticeState: stateOf(notice),
      noticeDue: notice.due,
      filingState: stateOf(filing),
      filingDue: filing.due,
    },
    payload: { contractNo: row.contractNo, money: row.contractMoney },
  });
  await turnTerms(ctx, { ...row, signTime: ctx.now });
  await followPlan(ctx, row);
  await commitBudget(ctx, row);
}

function stateOf({ rule }: Clock): number | null {
  return rule ? afterSigning.code.due : null;
}
