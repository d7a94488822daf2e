import { holdingContractsSql, type room as rooms, type Row } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

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
export async function demandFree(ctx: Ctx, room: Row<typeof rooms>, term: Term): Promise<void> {
  const [taken] = await ctx.db.query<Taken>(
    `select count(*)::int as count, min(start_date)::date as "from", max(end_date)::date as "to",
       coalesce(sum(rent_area), 0) + $5::numeric <= $6::numeric and count(*) < $7::int as fits
     from room_contract
     where tenant_id = $1 and room_id = $2 and is_deleted = 0 and status in ${holdingContractsSql}
       and start_date <= $4 and end_date >= $3 and id <> $8::bigint`,
    [
      ctx.tenantId,
      room.id,
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
