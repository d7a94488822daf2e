import {
  addDays,
  addMonths,
  contractLifecycle,
  daysBetween,
  leaseContractType,
  monthRent,
  monthsOf,
  openBillsSql,
  roomContract,
  whether,
  type askRenewal as askEndpoint,
  type decideRenewal as endpoint,
  type EndpointInput,
  type EndpointOutput,
  type room as rooms,
  type Row,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { insertRow, lockRow, nextNumber } from '../../../platform/rows/index.ts';
import { contractNos, todayOf } from '../parts.ts';
import {
  demandContractState,
  demandOthersContract,
  holdContract,
  isLaddered,
  moveStored,
  rateAfter,
  stepsOf,
  type Contract,
  type Moved,
} from './hold-contract.ts';
import { readPolicyOn } from '../policy/policies.ts';
import { demandFree } from './overlap.ts';

/** The tenant wants to stay: near the end, without arrears, and not too often (SM8). */
export async function askRenewal(
  ctx: Ctx,
  { id, newEndDate, reason }: EndpointInput<typeof askEndpoint>,
): Promise<Moved> {
  const contract = await lockRow(ctx, roomContract, { id });
  demandContractState(contract, 'askRenewal');
  const startDate = addDays(contract.endDate, 1);
  if (newEndDate <= startDate) refuse('lease.dates');
  if (newEndDate > addDays(addMonths(startDate, 240), -1)) refuse('lease.twentyYears');
  const { renewalDays, maxRenewals } = await readPolicyOn(ctx, todayOf(ctx));
  if (daysBetween(todayOf(ctx), contract.endDate) > renewalDays) refuse('lease.renewEarly', { days: renewalDays });
  if (contract.renewCount >= maxRenewals) refuse('lease.renewOften');
  await demandNothingOwed(ctx, contract);
  const set = { renewEndDate: newEndDate, renewReason: reason ?? null };
  return moveStored(ctx, contract, { action: 'askRenewal', set });
}

async function demandNothingOwed(ctx: Ctx, { id }: Contract): Promise<void> {
  const [found] = await ctx.db.query<{ owed: number; children: number }>(
    `select
       (select count(*)::int from room_rent where tenant_id = $1 and contract_id = $2 and is_deleted = 0
          and status in ${openBillsSql} and due_date < $3::date) as owed,
       (select count(*)::int from room_contract where tenant_id = $1 and parent_id = $2 and is_deleted = 0
          and status not in ${contractLifecycle.sql('void')}) as children`,
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
  const { contract, room } = await holdContract(ctx, id);
  const isAgreed = agree === whether.code.yes;
  const action = isAgreed ? 'approveRenewal' : 'rejectRenewal';
  demandContractState(contract, action);
  if (isAgreed) demandOthersContract(ctx, contract);
  const set = { opinion: opinion ?? null, reviewerId: ctx.user.userId, reviewTime: ctx.now };
  if (!isAgreed) {
    if (!opinion) refuse('lease.opinion');
    return { ...(await moveStored(ctx, contract, { action, set: { ...set, renewEndDate: null } })), renewedId: null };
  }
  const renewedId = await makeChild(ctx, contract, { room, unitPrice: unitPrice ?? contract.unitPrice });
  return { ...(await moveStored(ctx, contract, { action, set, payload: { renewedId } })), renewedId };
}

/** What goes on as it was. */
const keptFields = [
  'leaseRoomType',
  'roomId',
  'userId',
  'partyB',
  'partyBContact',
  'rentArea',
  'rateMode',
  'rate',
  'rateSteps',
  'deposit',
  'depositPaid',
  'paymentMethod',
  'payCycle',
  'payDay',
  'waterStart',
  'elecStart',
  'files',
  'remark',
] as const;

interface Renewing {
  readonly room: Row<typeof rooms>;
  readonly unitPrice: string;
}

/** To sign: it becomes active by itself on its first day. */
async function makeChild(ctx: Ctx, parent: Contract, { room, unitPrice }: Renewing): Promise<string> {
  const startDate = addDays(parent.endDate, 1);
  const endDate = parent.renewEndDate ?? refuse('lease.dates');
  await demandFree(ctx, room, { startDate, endDate, rentArea: parent.rentArea });
  const values = {
    ...Object.fromEntries(keptFields.map((name) => [name, parent[name]])),
    ...renewedRent(parent, unitPrice),
    contractNo: await nextNumber(ctx, contractNos),
    contractType: leaseContractType.code.renewal,
    parentId: parent.id,
    startDate,
    endDate,
    unitPrice,
    renewCount: parent.renewCount + 1,
    status: contractLifecycle.code.toSign,
  };
  return insertRow(ctx, roomContract, { values });
}

/** The ladder goes on where the former contract ended. */
function renewedRent(parent: Contract, unitPrice: string): { priorMonths: number | null; monthRent: string } {
  const { rateMode, startDate, endDate, rentArea: area } = parent;
  const priorMonths = isLaddered(rateMode) ? (parent.priorMonths ?? 0) + monthsOf(startDate, endDate) : null;
  return { priorMonths, monthRent: monthRent({ area, unitPrice }, rateAfter(stepsOf(parent), priorMonths ?? 0)) };
}
