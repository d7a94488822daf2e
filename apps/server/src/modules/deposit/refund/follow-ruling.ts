import { deposit, depositLifecycle, forfeitCause } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { ledgerStream } from '../../ledger/index.ts';
import { withAuthority } from '../../workflow/index.ts';
import { putForward } from './forfeit-deposit.ts';
import { turnRefunds } from './refund-clock.ts';

interface BidRuled {
  readonly entryId: string;
  /** Revoked; else it counts as withdrawn. */
  readonly isRevoked: boolean;
  readonly reason: string;
}

interface Held {
  readonly id: string;
  readonly tenantId: string;
  readonly depositStatus: number;
}

const held = `
  select d.id::text as id, d.tenant_id as "tenantId", d.deposit_status as "depositStatus" from deposit d
  where d.tenant_id = $1 and d.entry_id = $2 and d.is_deleted = 0
    and d.deposit_status in ${depositLifecycle.sql('paid', 'forfeitProposed', 'forfeited')}
  order by d.id`;

/**
 * What a bid that did not open means for its deposit: of one that counts as revoked it is proposed to be kept (R23), and a
 * second person decides; of one that counts as withdrawn it goes back (R19), and a proposal of before is dropped.
 */
export async function followRuling(ctx: Ctx, { entryId, isRevoked, reason }: BidRuled): Promise<void> {
  const rows = await ctx.db.query<Held & Record<string, unknown>>(held, [ctx.tenantId, entryId]);
  for (const row of rows) await (isRevoked ? propose(ctx, row, reason) : giveBack(ctx, row));
}

async function propose(ctx: Ctx, row: Held, reason: string): Promise<void> {
  if (!depositLifecycle.is(row.depositStatus, 'paid')) return;
  // Whoever rules proposes by it, whether he may of himself or not.
  await putForward(withAuthority(ctx, ['deposit_forfeit']), row, { forfeitCause: forfeitCause.code.revoked, reason });
}

async function giveBack(ctx: Ctx, row: Held): Promise<void> {
  if (depositLifecycle.is(row.depositStatus, 'forfeited')) refuse('deposit.keptAlready');
  if (depositLifecycle.is(row.depositStatus, 'forfeitProposed'))
    await transition(ctx, deposit, {
      subject: row,
      action: 'dropForfeit',
      stream: ledgerStream,
      set: { forfeitCause: null, forfeitReason: null },
    });
  await turnRefunds(ctx, row.id);
}
