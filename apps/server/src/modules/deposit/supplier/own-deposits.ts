import { depositLifecycle, fenToYuan, type EndpointInput, type OwnDepositLine, type ownDeposits } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { allTerms } from './deposit-terms.ts';

interface Given {
  readonly id: string;
  readonly entryId: string;
  readonly depositStatus: number;
  /** In fen. */
  readonly money: string | null;
  readonly dueTime: string | null;
}

/** Every registration of a supplier for which a deposit is asked, with the newest one that he gave. */
export async function readOwnDeposits(
  ctx: Ctx,
  { projectId }: EndpointInput<typeof ownDeposits>,
): Promise<OwnDepositLine[]> {
  const [terms, given] = await Promise.all([
    allTerms(ctx, { projectId }),
    ctx.db.query<Given & Record<string, unknown>>(
      `select distinct on (d.tenant_id, d.entry_id) d.id::text, d.entry_id::text as "entryId",
         d.deposit_status as "depositStatus", d.money::text, d.due_time as "dueTime"
       from deposit d where d.supplier_tenant_id = $1 and d.is_deleted = 0 and ($2::bigint is null or d.project_id = $2)
       order by d.tenant_id, d.entry_id, d.id desc`,
      [ctx.tenantId, projectId ?? null],
    ),
  ]);
  const byEntry = new Map(given.map((one) => [one.entryId, one]));
  return terms.flatMap(({ supplierName: _name, entryStatus: _status, manner: _manner, ...one }) => {
    const { packageId: _package, bidValidDays: _days, ...line } = one;
    const found = byEntry.get(line.entryId);
    if (!found && line.requireMoney === '0.00') return [];
    const money = found?.money ?? null;
    return [
      {
        ...line,
        depositId: found?.id ?? null,
        depositStatus: found?.depositStatus ?? depositLifecycle.code.unpaid,
        money: money === null ? null : fenToYuan(money),
        dueTime: found?.dueTime ?? null,
      },
    ];
  });
}
