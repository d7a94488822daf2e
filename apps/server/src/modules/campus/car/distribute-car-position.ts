import {
  carDistribution,
  carDistributionLifecycle,
  carPosition,
  carPositionLifecycle,
  isPlate,
  plainPlate,
  user,
  type distributeCarPosition as endpoint,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition, transitionAll } from '../../../platform/lifecycle/index.ts';
import { demandRows, demandValid, insertRow, lockRow, lockRows } from '../../../platform/rows/index.ts';

type Input = EndpointInput<typeof endpoint>;
type Output = EndpointOutput<typeof endpoint>;

const { free, assigned } = carPositionLifecycle.code;

/** Assigns a free position to a person and a car, or takes it back (SM16): the position is locked until it is done. */
export function distributeCarPosition(ctx: Ctx, input: Input): Promise<Output> {
  return input.action === 'return' ? takeBack(ctx, input) : assign(ctx, input);
}

async function assign(ctx: Ctx, { positionId, action: _action, ...input }: Input): Promise<Output> {
  const plateNo = plainPlate(input.plateNo ?? '');
  const positions = await lockPositions(ctx, { positionId, plateNo });
  if (input.userId) await demandRows(ctx, user, [input.userId]);
  const values = { ...input, plateNo };
  demandWhole(ctx, { positionId, ...values });
  const ended = await closeExpired(ctx, { positionId, plateNo });
  const before = ended.includes(positionId) ? free : positions.find(({ id }) => id === positionId)?.status;
  if (before === assigned) refuse('campus.carTaken');
  if (before !== free) refuse('campus.carNotFree');
  await demandFreePlate(ctx, plateNo);
  const id = await insertRow(ctx, carDistribution, { values: { positionId, ...values } });
  await transition(ctx, carPosition, {
    subject: { id: positionId, tenantId: ctx.tenantId },
    action: 'assign',
    payload: { before: { status: before }, after: { ...values, status: assigned, distributionId: id } },
  });
  return { id, status: assigned };
}

/** By the definition of an assignment, then by what a definition cannot say. */
function demandWhole(ctx: Ctx, { startDate = '', endDate = '', ...values }: Omit<Input, 'action'>): void {
  demandValid(carDistribution, { ...values, startDate, endDate }, ctx);
  if (!isPlate(values.plateNo ?? '')) refuse('campus.plateFormat');
  if (endDate <= startDate) refuse('campus.endAfterStart');
}

const inForce = `status in ${carDistributionLifecycle.sql('inForce')} and is_deleted = 0`;

async function demandFreePlate({ db, tenantId }: Ctx, plateNo: string): Promise<void> {
  const [other] = await db.query(
    `select 1 from car_distribution where tenant_id = $1 and plate_no = $2 and ${inForce}`,
    [tenantId, plateNo],
  );
  if (other) refuse('campus.plateTaken');
}

interface Wanted {
  readonly positionId: string;
  readonly plateNo: string;
}

/** The position, and that of an assignment which is over and holds the car: in one order, for they change together. */
async function lockPositions(ctx: Ctx, wanted: Wanted) {
  const expired = await findExpired(ctx, wanted);
  return lockRows(ctx, carPosition, { ids: [wanted.positionId, ...expired.map(({ positionId }) => positionId)] });
}

interface Expired {
  readonly id: string;
  readonly positionId: string;
}

/** Assignments whose last day is over, and that hold this position or this car. */
function findExpired({ db, tenantId, now }: Ctx, { positionId, plateNo }: Wanted): Promise<Expired[]> {
  return db.query<Expired & Record<string, unknown>>(
    `select id::text, position_id::text as "positionId" from car_distribution
     where tenant_id = $1 and ${inForce} and end_date < $4::timestamp::date and (position_id = $2 or plate_no = $3)`,
    [tenantId, positionId, plateNo, now],
  );
}

/** An assignment whose last day is over holds neither its position nor its car. Answers whose positions are free now. */
async function closeExpired(ctx: Ctx, wanted: Wanted): Promise<string[]> {
  const expired = await findExpired(ctx, wanted);
  const positionIds = expired.map(({ positionId }) => positionId);
  await transitionAll(ctx, carPosition, { ids: positionIds, action: 'expire' });
  await transitionAll(ctx, carDistribution, { ids: expired.map(({ id }) => id), action: 'expire' });
  return positionIds;
}

async function takeBack(ctx: Ctx, { positionId }: Input): Promise<Output> {
  const position = await lockRow(ctx, carPosition, { id: positionId });
  const [held] = await ctx.db.query<{ id: string; plateNo: string }>(
    `select id::text, plate_no as "plateNo" from car_distribution where tenant_id = $1 and position_id = $2 and ${inForce}`,
    [ctx.tenantId, positionId],
  );
  if (!held) return refuse('campus.carNotAssigned');
  await transition(ctx, carPosition, {
    subject: position,
    action: 'return',
    payload: {
      before: { status: assigned, plateNo: held.plateNo, distributionId: held.id },
      after: { status: free },
    },
  });
  await transition(ctx, carDistribution, {
    subject: { id: held.id, tenantId: ctx.tenantId },
    action: 'return',
    set: { returnDate: ctx.now.slice(0, 10) },
  });
  return { id: held.id, status: free };
}
