import { runningStates } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

interface Applicant {
  readonly applicantId: string;
  readonly leaseRoomType: number;
  readonly hasOwnHouse: number;
  readonly hasSubsidy: number;
}

const turnoverHousing = 1;

/** The conditions of an application (handbook B.9): one room at a time, and turnover housing for those without a home. */
export async function demandEligible(ctx: Ctx, lease: Applicant): Promise<void> {
  const [renting] = await ctx.db.query(
    `select 1 from room_contract where tenant_id = $1 and user_id = $2 and is_deleted = 0
       and status = any($3::smallint[]) limit 1`,
    [ctx.tenantId, lease.applicantId, runningStates],
  );
  if (renting) refuse('lease.hasLease');
  if (lease.leaseRoomType !== turnoverHousing) return;
  if (lease.hasOwnHouse === 1) refuse('lease.ownHouse');
  if (lease.hasSubsidy === 1) refuse('lease.hadSubsidy');
}
