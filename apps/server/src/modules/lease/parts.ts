import { roomContract, roomLease, roomRent } from '@zhaocai/model';
import { numberSeries } from '../../platform/rows/index.ts';
import { notFound, type Ctx } from '../../platform/http/index.ts';

const yearOf = (now: string) => now.slice(0, 4);

/** `ZS202609010001`, counted in a day. */
export const leaseNos = numberSeries({
  entity: roomLease,
  field: 'leaseNo',
  prefix: (now) => `ZS${now.slice(0, 10).replaceAll('-', '')}`,
  digits: 4,
});

/** `ZL202600001`, counted in a year. */
export const contractNos = numberSeries({
  entity: roomContract,
  field: 'contractNo',
  prefix: (now) => `ZL${yearOf(now)}`,
  digits: 5,
});

/** `ZD2026000001`, counted in a year. */
export const billNos = numberSeries({
  entity: roomRent,
  field: 'billNo',
  prefix: (now) => `ZD${yearOf(now)}`,
  digits: 6,
});

/** The day of a call in Shanghai. */
export function todayOf({ now }: Pick<Ctx, 'now'>): string {
  return now.slice(0, 10);
}

export interface Tenant {
  readonly id: string;
  readonly deptId: string | null;
}

export async function demandUser(ctx: Ctx, id: string): Promise<Tenant> {
  const [found] = await ctx.db.query<Tenant>(
    `select id::text, dept_ids[1]::text as "deptId" from user_account where tenant_id = $1 and id = $2 and is_deleted = 0`,
    [ctx.tenantId, id],
  );
  return found ?? notFound();
}
