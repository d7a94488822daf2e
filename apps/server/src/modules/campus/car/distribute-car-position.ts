import {
  carDistribution,
  isPlate,
  plainPlate,
  user,
  validate,
  type distributeCarPosition as endpoint,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { toColumn } from '../../../platform/rows/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandRows } from '../../../platform/rows/index.ts';
import { assigned, free } from './car-position-rules.ts';

type Input = EndpointInput<typeof endpoint>;
type Output = EndpointOutput<typeof endpoint>;

/** Assigns a free position to a person and a car, or takes it back (SM16): the position is locked until it is done. */
export async function distributeCarPosition(ctx: Ctx, input: Input): Promise<Output> {
  const [position] = await ctx.db.query<{ status: number }>(
    'select status from car_position where tenant_id = $1 and id = $2 and is_deleted = 0 for update',
    [ctx.tenantId, input.positionId],
  );
  if (!position) return notFound();
  return input.action === 'return' ? takeBack(ctx, input) : assign(ctx, input, position.status);
}

async function assign(ctx: Ctx, input: Input, status: number): Promise<Output> {
  if (input.userId) await demandRows(ctx, user, [input.userId]);
  const plateNo = plainPlate(input.plateNo ?? '');
  const values = { ...input, plateNo };
  demandWhole(ctx, values);
  const hadExpired = await closeExpired(ctx, { positionId: input.positionId, plateNo });
  const now = hadExpired ? free : status;
  if (now === assigned) refuse('campus.carTaken');
  if (now !== free) refuse('campus.carNotFree');
  await demandFreePlate(ctx, plateNo);
  const id = nextId();
  await insert(ctx, { id, ...values });
  await markPosition(ctx, input.positionId, assigned);
  const { positionId: _positionId, action: _action, ...after } = values;
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'carPosition.assign',
    subject: input.positionId,
    payload: { before: { status: now }, after: { ...after, status: assigned, distributionId: id } },
  });
  return { id, status: assigned };
}

/** By the definition of an assignment, then by what a definition cannot say. */
function demandWhole(ctx: Ctx, { startDate = '', endDate = '', ...values }: Input): void {
  const [fault] = validate(carDistribution.fields, { ...values, startDate, endDate });
  if (fault) throw new Refusal(fault.code, { field: fault.label[ctx.language], ...fault.parameters });
  if (!isPlate(values.plateNo ?? '')) refuse('campus.plateFormat');
  if (endDate <= startDate) refuse('campus.endAfterStart');
}

async function demandFreePlate({ db, tenantId }: Ctx, plateNo: string): Promise<void> {
  const [other] = await db.query(
    'select 1 from car_distribution where tenant_id = $1 and plate_no = $2 and status = 1 and is_deleted = 0',
    [tenantId, plateNo],
  );
  if (other) refuse('campus.plateTaken');
}

/**
 * An assignment whose last day is over holds neither its position nor its car. Says whether the position itself was held
 * by one.
 */
async function closeExpired(
  ctx: Ctx,
  { positionId, plateNo }: { positionId: string; plateNo: string },
): Promise<boolean> {
  const { db, tenantId, now, user: caller } = ctx;
  const ended = await db.query<{ positionId: string }>(
    `update car_distribution set status = 3, version = version + 1, update_user = $4, update_time = $5
     where tenant_id = $1 and status = 1 and is_deleted = 0 and end_date < $5::timestamp::date
       and (position_id = $2 or plate_no = $3)
     returning position_id::text as "positionId"`,
    [tenantId, positionId, plateNo, caller.userId, now],
  );
  for (const one of ended) await markPosition(ctx, one.positionId, free);
  return ended.some((one) => one.positionId === positionId);
}

async function insert(ctx: Ctx, input: Input & { readonly id: string }): Promise<void> {
  const { db, tenantId, now, user: caller } = ctx;
  await db.write(
    `insert into car_distribution (tenant_id, id, position_id, user_id, plate_no, start_date, end_date, fee, payment_method,
       create_user, create_dept, create_time, update_user, update_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $10, $12)`,
    [
      tenantId,
      input.id,
      input.positionId,
      input.userId,
      input.plateNo,
      input.startDate,
      input.endDate,
      toColumn(carDistribution.fields.fee, input.fee),
      input.paymentMethod ?? null,
      caller.userId,
      caller.deptIds[0] ?? null,
      now,
    ],
  );
}

async function takeBack(ctx: Ctx, { positionId }: Input): Promise<Output> {
  const { db, tenantId, now, user: caller } = ctx;
  const [ended] = await db.query<{ id: string; plateNo: string }>(
    `update car_distribution set status = 2, return_date = $4::timestamp::date, version = version + 1,
       update_user = $3, update_time = $4
     where tenant_id = $1 and position_id = $2 and status = 1 and is_deleted = 0
     returning id::text, plate_no as "plateNo"`,
    [tenantId, positionId, caller.userId, now],
  );
  if (!ended) return refuse('campus.carNotAssigned');
  await markPosition(ctx, positionId, free);
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'carPosition.return',
    subject: positionId,
    payload: {
      before: { status: assigned, plateNo: ended.plateNo, distributionId: ended.id },
      after: { status: free },
    },
  });
  return { id: ended.id, status: free };
}

async function markPosition({ db, tenantId, user: caller, now }: Ctx, id: string, status: number): Promise<void> {
  await db.write(
    `update car_position set status = $3, version = version + 1, update_user = $4, update_time = $5
     where tenant_id = $1 and id = $2`,
    [tenantId, id, status, caller.userId, now],
  );
}
