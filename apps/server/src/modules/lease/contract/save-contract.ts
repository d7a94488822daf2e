import {
  addDays,
  addMonths,
  contractLifecycle,
  endedContractsSql,
  isContractChangeable,
  ladderOf,
  leaseContractType,
  leaseRoomType,
  monthRent,
  monthsOf,
  rentRate,
  room as rooms,
  roomContract,
  whether,
  type Saved,
} from '@zhaocai/model';
import { demandAddPermission, saveRow, type Values } from '../../../platform/crud/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockRow, nextNumber } from '../../../platform/rows/index.ts';
import { demandLeaseState, lockLease, moveLease } from '../application/move-lease.ts';
import { contractNos, demandUser } from '../parts.ts';
import { readPolicyOn } from '../policy/policies.ts';
import { isLaddered, moveStored, rateAfter, stepsOf, type Contract } from './hold-contract.ts';
import { demandFree } from './overlap.ts';

/** A new draft; the application that it follows is done with it. */
export async function addContract(ctx: Ctx, input: Values): Promise<Saved> {
  const { id: _id, version: _version, ...values } = input;
  const saved = await saveRow(ctx, roomContract, { input: values, hooks: { beforeSave } });
  const leaseId = idOf(values['leaseId']);
  if (leaseId) await moveLease(ctx, await lockLease(ctx, leaseId), { action: 'makeContract' });
  return saved;
}

/** Changes a draft, or a rejected contract, which becomes a draft again by that (SM8). */
export async function changeContract(ctx: Ctx, input: Values): Promise<Saved> {
  const saved = await saveRow(ctx, roomContract, {
    input,
    hooks: { beforeSave, whole: { entity: rooms, by: 'roomId' } },
  });
  const contract = await lockRow(ctx, roomContract, { id: saved.id });
  if (!contractLifecycle.is(contract.status, 'rejected')) return saved;
  const { version } = await moveStored(ctx, contract, { action: 'correct' });
  return { id: saved.id, version };
}

/** `addSave` of a row that is there changes it: clients send both. */
export function saveContract(ctx: Ctx, input: Values): Promise<Saved> {
  demandAddPermission(ctx, roomContract, input);
  return idOf(input['id']) ? changeContract(ctx, input) : addContract(ctx, input);
}

async function beforeSave(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  if (existing && !isContractChangeable(existing['status'])) refuse('lease.contractState');
  const room = await lockRow(ctx, rooms, { id: String(values['roomId']) });
  const userId = await tenantOf(ctx, values, existing);
  const startDate = String(values['startDate']);
  const endDate = String(values['endDate']);
  demandTerm(startDate, endDate);
  const rentArea = String(values['rentArea']);
  await demandFree(ctx, room, { id: idOf(existing?.['id']), startDate, endDate, rentArea });
  const priorMonths = await priorMonthsOf(ctx, values, userId);
  const rateSteps = isLaddered(Number(values['rateMode'])) ? ladderOf(await readPolicyOn(ctx, startDate)) : null;
  const calculated = { userId, priorMonths, rateSteps, monthRent: firstRent({ ...values, priorMonths, rateSteps }) };
  if (existing) return calculated;
  return {
    ...calculated,
    contractNo: await nextNumber(ctx, contractNos),
    contractType: leaseContractType.code.new,
    depositPaid: whether.code.no,
    status: contractLifecycle.code.draft,
  };
}

/** Whoever applied, whoever is named, or a firm where the room is one for firms. */
async function tenantOf(ctx: Ctx, values: Values, existing?: Values): Promise<string | null> {
  const leaseId = existing ? undefined : idOf(values['leaseId']);
  const lease = leaseId ? await lockLease(ctx, leaseId) : undefined;
  if (lease) {
    demandLeaseState(lease, 'makeContract');
    if (lease.roomId !== String(values['roomId'])) refuse('lease.roomState');
  }
  const userId = idOf(values['userId']) ?? lease?.applicantId;
  if (userId) return (await demandUser(ctx, userId)).id;
  const isForFirms = leaseRoomType.is(Number(values['leaseRoomType']), 'commercial', 'venue');
  if (!isForFirms || !values['partyB']) refuse('lease.party');
  return null;
}

/** At least two days, at most twenty years (Civil Code, article 705). */
function demandTerm(startDate: string, endDate: string): void {
  if (endDate <= startDate) refuse('lease.dates');
  if (endDate > addDays(addMonths(startDate, 240), -1)) refuse('lease.twentyYears');
}

/** For the ladder: what is typed, else the months under the contracts that the tenant had here before. */
async function priorMonthsOf(ctx: Ctx, values: Values, userId: string | null): Promise<number | null> {
  const typed = values['priorMonths'];
  if (!isLaddered(Number(values['rateMode']))) return null;
  if (typed !== undefined && typed !== null && typed !== '') return Number(typed);
  if (!userId) return 0;
  const past = await ctx.db.query<{ from: string; to: string }>(
    `select start_date as "from", least(end_date, coalesce(surrender_date, end_date)) as "to" from room_contract
     where tenant_id = $1 and user_id = $2 and is_deleted = 0 and status in ${endedContractsSql}`,
    [ctx.tenantId, userId],
  );
  return past.reduce((sum, { from, to }) => sum + monthsOf(from, to), 0);
}

/** The rent of the first full month. */
function firstRent({ rentArea, unitPrice, rateMode, rate, rateSteps, priorMonths }: Values): string {
  const agreed: Pick<Contract, 'rateMode' | 'rate' | 'rateSteps'> = {
    rateMode: rentRate.named(Number(rateMode))?.value ?? null,
    rate: rate ? String(rate) : null,
    rateSteps,
  };
  const terms = { area: String(rentArea), unitPrice: String(unitPrice) };
  return monthRent(terms, rateAfter(stepsOf(agreed), Number(priorMonths ?? 0)));
}

function idOf(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  return typeof value === 'string' ? value : notFound();
}
