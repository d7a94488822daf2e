import { leaseRoomType, runningContractsSql, whether, type roomLease, type Row } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

/** The conditions of an application (docs/estate.md B.9): one room at a time, and turnover housing for those without a home. */
export async function demandEligible(ctx: Ctx, lease: Row<typeof roomLease>): Promise<void> {
  const [renting] = await ctx.db.query(
    `select 1 from room_contract where tenant_id = $1 and user_id = $2 and is_deleted = 0
       and status in ${runningContractsSql} limit 1`,
    [ctx.tenantId, lease.applicantId],
  );
  if (renting) refuse('lease.hasLease');
  if (lease.leaseRoomType !== leaseRoomType.code.turnover) return;
  if (lease.hasOwnHouse === whether.code.yes) refuse('lease.ownHouse');
  if (lease.hasSubsidy === whether.code.yes) refuse('lease.hadSubsidy');
}
