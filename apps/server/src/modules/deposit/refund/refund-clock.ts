import {
  contractSide,
  deposit,
  depositLifecycle,
  quoteKind,
  refundCause,
  refundStart,
  entryLifecycle,
  type RefundFacts,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { lawReader, refundDue } from '../rules/refund-period.ts';

type Hour = Pick<Ctx, 'db' | 'tenantId'>;

interface Watched extends RefundFacts {
  readonly id: string;
  readonly manner: number;
  readonly refundCause: number | null;
  readonly eventTime: string | null;
}

/** Deposits that are held, with what happened to their registrations: of all, of a project, or one. */
const watched = `
  select d.id::text, p.law_regime as "lawRegime", p.manner, e.entry_status as "entryStatus",
    d.refund_cause as "refundCause", d.event_time as "eventTime", p.result_time as "resultTime",
    greatest(
      (select max(q.create_time) from quote q where q.tenant_id = e.tenant_id and q.entry_id = e.id
        and q.kind in ${quoteKind.sql('withdrawal')}),
      (select max(c.create_time) from state_change c where c.tenant_id = e.tenant_id and c.entity = 'entry'
        and c.row_id = e.id and c.action = 'deemWithdrawn')) as "withdrawTime",
    (select max(f.create_time) from contract_file f
      join entry w on w.tenant_id = f.tenant_id and w.id = f.entry_id
      where f.tenant_id = e.tenant_id and f.package_id = e.package_id and f.side in ${contractSide.sql('buyer')}
        and w.entry_status in ${entryLifecycle.sql('won')}) as "contractTime",
    (select max(c.create_time) from state_change c where c.tenant_id = e.tenant_id and c.entity = 'entry'
      and c.row_id = e.id and c.action in ('fail', 'terminate')) as "endTime"
  from deposit d
  join project p on p.tenant_id = d.tenant_id and p.id = d.project_id
  join entry e on e.tenant_id = d.tenant_id and e.id = d.entry_id
  where d.tenant_id = $1 and d.is_deleted = 0 and d.deposit_status in ${depositLifecycle.sql('paid')}
    and ($2::bigint is null or d.id = $2)
  order by d.id`;

const keep = `
  update ${deposit.table} set refund_cause = $3, event_time = $4, due_time = $5, due_article = $6
  where tenant_id = $1 and id = $2 and deposit_status in ${depositLifecycle.sql('paid')}`;

/**
 * Starts, moves and stops the periods of refunds as what they are counted from happens (R19–R21). The version is not
 * moved on: a clock makes nobody's screen stale. May run twice.
 */
export async function turnRefunds({ db, tenantId }: Hour, id?: string): Promise<number> {
  const rows = await db.query<Watched & Record<string, unknown>>(watched, [tenantId, id ?? null]);
  const law = lawReader({ db });
  let turned = 0;
  for (const row of rows) {
    const start = refundStart(row);
    const cause = start ? refundCause.code[start.cause] : null;
    if (cause === row.refundCause && (start?.eventTime ?? null) === row.eventTime) continue;
    const due = start ? await refundDue(law, row, start) : { dueTime: null, article: null };
    await db.write(keep, [tenantId, row.id, cause, start?.eventTime ?? null, due.dueTime, due.article]);
    turned += 1;
  }
  return turned;
}
