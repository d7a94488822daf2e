import { holdingStates } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { RoomFacts } from '../parts.ts';

interface Term {
  readonly id?: string | undefined;
  readonly startDate: string;
  readonly endDate: string;
  readonly rentArea: string;
}

interface Taken {
  readonly count: number;
  readonly fits: boolean;
  readonly from: string;
  readonly to: string;
}

/**
 * Contracts of one room have disjoint terms, both days inclusive (I-5). A flat for several shares them as long as its
 * area and its capacity suffice. The room is locked by the caller.
 */
export async function demandFree(ctx: Ctx, room: RoomFacts, term: Term): Promise<void> {
  const [taken] = await ctx.db.query<Taken>(
    `select count(*)::int as count, min(start_date)::date as "from", max(end_date)::date as "to",
       coalesce(sum(rent_area), 0) + $6::numeric <= $7::numeric and count(*) < $8::int as fits
     from room_contract
     where tenant_id = $1 and room_id = $2 and is_deleted = 0 and status = any($3::smallint[])
       and start_date <= $5 and end_date >= $4 and id <> $9::bigint`,
    [
      ctx.tenantId,
      room.id,
      holdingStates,
      term.startDate,
      term.endDate,
      term.rentArea,
      room.usableArea,
      room.capacity ?? 1,
      term.id ?? '0',
    ],
  );
  if (taken && taken.count > 0 && !taken.fits) refuse('lease.overlap', { from: taken.from, to: taken.to });
}
