import {
  daysBetween,
  roomContract,
  type askSurrender as askEndpoint,
  type compelSurrender as compelEndpoint,
  type EndpointInput,
  type fileContracts as fileEndpoint,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockRow, lockRows } from '../../../platform/rows/index.ts';
import { moveRoom } from '../../space/index.ts';
import { todayOf } from '../parts.ts';
import { readPolicyOn } from '../policy/policies.ts';
import { demandWithinTerm, lapseRenewals } from './pending-renewal.ts';
import { demandContractState, holdContract, moveStored, type Moved } from './hold-contract.ts';

/** The tenant wants to leave on a day. */
export async function askSurrender(
  ctx: Ctx,
  { id, surrenderDate, reason }: EndpointInput<typeof askEndpoint>,
): Promise<Moved> {
  const contract = await lockRow(ctx, roomContract, { id });
  demandContractState(contract, 'askSurrender');
  if (!reason) refuse('lease.surrenderReason');
  if (surrenderDate < contract.startDate) refuse('lease.surrenderEarly');
  await demandWithinTerm(ctx, contract, surrenderDate);
  const set = { surrenderDate, surrenderReason: reason };
  return moveStored(ctx, contract, { action: 'askSurrender', set });
}

/** The university ends the contract: for a reason, and after it gave notice. */
export async function compelSurrender(ctx: Ctx, input: EndpointInput<typeof compelEndpoint>): Promise<Moved> {
  const { contract, room } = await holdContract(ctx, input.id);
  demandContractState(contract, 'compel');
  const today = todayOf(ctx);
  if (!input.reason) refuse('lease.compelReason');
  const { noticeDays } = await readPolicyOn(ctx, today);
  if (!input.noticeDate || daysBetween(input.noticeDate, today) < noticeDays)
    refuse('lease.notice', { days: noticeDays });
  const surrenderDate = input.surrenderDate ?? today;
  if (surrenderDate < contract.startDate) refuse('lease.surrenderEarly');
  await moveRoom(ctx, room, { action: 'clear' });
  await lapseRenewals(ctx, contract);
  return moveStored(ctx, contract, {
    action: 'compel',
    set: {
      surrenderDate,
      surrenderReason: input.reason,
      noticeDate: input.noticeDate,
      reviewerId: ctx.user.userId,
      reviewTime: ctx.now,
    },
  });
}

/** All of them, or none. */
export async function fileContracts(ctx: Ctx, { ids, fileNo }: EndpointInput<typeof fileEndpoint>): Promise<null> {
  const unique = [...new Set(typeof ids === 'string' ? ids.split(',') : ids)];
  if (unique.length === 0) refuse('platform.selectOne');
  const contracts = await lockRows(ctx, roomContract, { ids: unique });
  for (const contract of contracts) {
    demandContractState(contract, 'file');
    if (!contract.settleTime) refuse('lease.unsettled', { no: contract.contractNo });
  }
  for (const contract of contracts)
    await moveStored(ctx, contract, {
      action: 'file',
      set: { fileNo: fileNo ?? contract.contractNo, fileDate: todayOf(ctx) },
    });
  return null;
}
