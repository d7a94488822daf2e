import {
  addDays,
  addMonths,
  daysBetween,
  flatRate,
  laddered,
  maxRenewals,
  monthRent,
  monthsOf,
  renewalDays,
  yuanToFen,
  type askRenewal as askEndpoint,
  type decideRenewal as endpoint,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { contractNos, lockRoom, todayOf } from '../parts.ts';
import { nextNumber } from '../../../platform/rows/index.ts';
import {
  demandContractState,
  findContract,
  moveStored,
  stepsOf,
  type Moved,
  type StoredContract,
} from './find-contract.ts';
import { demandFree } from './overlap.ts';

/** The tenant wants to stay: near the end, without arrears, and not too often (SM8). */
export async function askRenewal(
  ctx: Ctx,
  { id, newEndDate, reason }: EndpointInput<typeof askEndpoint>,
): Promise<Moved> {
  const contract = await findContract(ctx, id);
  demandContractState(contract, 'askRenewal');
  const startDate = addDays(contract.endDate, 1);
  if (newEndDate <= startDate) refuse('lease.dates');
  if (newEndDate > addDays(addMonths(startDate, 240), -1)) refuse('lease.twentyYears');
  if (daysBetween(todayOf(ctx), contract.endDate) > renewalDays) refuse('lease.renewEarly');
  if (contract.renewCount >= maxRenewals) refuse('lease.renewOften');
  await demandNothingOwed(ctx, contract);
  const set = { renewEndDate: newEndDate, renewReason: reason ?? null };
  return moveStored(ctx, contract, { action: 'askRenewal', set });
}

async function demandNothingOwed(ctx: Ctx, { id }: StoredContract): Promise<void> {
  const [found] = await ctx.db.query<{ owed: number; children: number }>(
    `select
       (select count(*)::int from room_rent where tenant_id = $1 and contract_id = $2 and is_deleted = 0
          and status in (0, 1, 3) and due_date < $3::date) as owed,
       (select count(*)::int from room_contract where tenant_id = $1 and parent_id = $2 and is_deleted = 0
          and status <> 99) as children`,
    [ctx.tenantId, id, todayOf(ctx)],
  );
  if (found && found.children > 0) refuse('lease.renewed');
  if (found && found.owed > 0) refuse('lease.renewArrears', { n: found.owed });
}

/** Agreed, it makes the contract that begins on the day after (I-6), with the deposit and the meters of this one. */
export async function decideRenewal(
  ctx: Ctx,
  { id, agree, unitPrice, opinion }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const contract = await findContract(ctx, id);
  const action = agree === 1 ? 'approveRenewal' : 'rejectRenewal';
  demandContractState(contract, action);
  const set = { opinion: opinion ?? null, reviewerId: ctx.user.userId, reviewTime: ctx.now };
  if (agree !== 1) {
    if (!opinion) refuse('lease.opinion');
    return { ...(await moveStored(ctx, contract, { action, set: { ...set, renewEndDate: null } })), renewedId: null };
  }
  const renewedId = await makeChild(ctx, contract, unitPrice ?? contract.unitPrice);
  return { ...(await moveStored(ctx, contract, { action, set, payload: { renewedId } })), renewedId };
}

/** To sign: it becomes active by itself on its first day. */
async function makeChild(ctx: Ctx, parent: StoredContract, unitPrice: string): Promise<string> {
  const startDate = addDays(parent.endDate, 1);
  const endDate = parent.renewEndDate ?? refuse('lease.dates');
  const room = await lockRoom(ctx, parent.roomId);
  await demandFree(ctx, room, { startDate, endDate, rentArea: parent.rentArea });
  const contractNo = await nextNumber(ctx, contractNos);
  const { priorMonths, rent } = renewedRent(parent, unitPrice);
  const id = nextId();
  await ctx.db.query(
    `insert into room_contract (tenant_id, id, contract_no, contract_type, parent_id, lease_room_type, room_id, user_id,
       party_b, party_b_contact, start_date, end_date, rent_area, unit_price, rate_mode, rate, prior_months, month_rent,
       deposit, deposit_paid, payment_method, pay_cycle, pay_day, water_start, elec_start, files, remark, renew_count,
       status, create_user, create_dept, create_time, update_user, update_time)
     select tenant_id, $3, $4, 2, id, lease_room_type, room_id, user_id, party_b, party_b_contact, $5, $6, rent_area, $7,
       rate_mode, rate, $8, $9, deposit, deposit_paid, payment_method, pay_cycle, pay_day, water_start, elec_start,
       files, remark, renew_count + 1, 30, $10, $11, $12, $10, $12
     from room_contract where tenant_id = $1 and id = $2`,
    [
      ctx.tenantId,
      parent.id,
      id,
      contractNo,
      startDate,
      endDate,
      unitPrice,
      priorMonths,
      rent,
      ctx.user.userId,
      ctx.user.deptIds[0] ?? null,
      ctx.now,
    ],
  );
  return id;
}

/** The ladder goes on where the former contract ended. */
function renewedRent(parent: StoredContract, unitPrice: string): { priorMonths: number | null; rent: string } {
  const isLaddered = parent.rateMode === laddered;
  const priorMonths = isLaddered ? (parent.priorMonths ?? 0) + monthsOf(parent.startDate, parent.endDate) : null;
  const steps = isLaddered ? stepsOf(parent.rateMode, null) : flatRate(Number(parent.rate ?? 100));
  const rate = steps.filter(({ fromMonth }) => fromMonth <= (priorMonths ?? 0)).at(-1)?.rate ?? 100;
  const rent = yuanToFen(monthRent({ area: parent.rentArea, unitPrice }, rate));
  return { priorMonths, rent };
}
