import { carDistributionLifecycle, carPosition, carPositionLifecycle, isBlank } from '@zhaocai/model';
import type { Values, WriteHooks } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandFree } from '../../../platform/rows/index.ts';

const { free, assigned } = carPositionLifecycle.code;

/** By hand a position is free, reserved or disabled; assigned comes and goes by the command alone. */
async function beforeSave(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  const before = existing ? Number(existing.status) : free;
  const status = isBlank(values.status) ? before : Number(values.status);
  if (before === assigned && status !== assigned) refuse('campus.carTaken');
  if (before !== assigned && status === assigned) refuse('campus.carAssignOnly');
  await demandFree(ctx, carPosition, { names: ['parkingName', 'positionNo'], values, existing });
  return { status };
}

async function beforeRemove({ db, tenantId }: Ctx, ids: readonly string[]): Promise<void> {
  const taken = await db.query(
    `select 1 from car_position where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0
       and status in ${carPositionLifecycle.sql('assigned')} limit 1`,
    [tenantId, ids],
  );
  if (taken.length > 0) refuse('campus.carTaken');
}

export const carPositionHooks: WriteHooks = { beforeSave, beforeRemove };

interface Holder {
  readonly positionId: string;
  readonly plateNo: string;
  readonly userName: string;
  readonly endDate: string;
}

/** Who has the position now, with which car and until when. */
export async function withHolders<R extends Readonly<Record<string, unknown>>>(
  { db, tenantId }: Ctx,
  rows: readonly R[],
): Promise<R[]> {
  const ids = rows.filter(({ status }) => Number(status) === assigned).map(({ id }) => id);
  const holders =
    ids.length === 0
      ? []
      : await db.query<Holder & Record<string, unknown>>(
          `select d.position_id::text as "positionId", d.plate_no as "plateNo", d.end_date as "endDate",
             coalesce(nullif(u.real_name, ''), nullif(u.nick_name, ''), u.account) as "userName"
           from car_distribution d join user_account u on u.tenant_id = d.tenant_id and u.id = d.user_id
           where d.tenant_id = $1 and d.position_id = any($2::bigint[]) and d.is_deleted = 0
             and d.status in ${carDistributionLifecycle.sql('inForce')}`,
          [tenantId, ids],
        );
  const byPosition = new Map(holders.map(({ positionId, ...holder }) => [positionId, holder]));
  return rows.map((row) => ({
    plateNo: null,
    userName: null,
    endDate: null,
    ...byPosition.get(String(row.id)),
    ...row,
  }));
}
