import {
  endedContractsSql,
  room,
  roomContract,
  runningContractsSql,
  type ContractDetail,
  type ContractRow,
  type EndpointInput,
  type lastContract as lastEndpoint,
} from '@zhaocai/model';
import { readDetail, readEvery, readPage } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { demandSeen } from '../../../platform/rows/index.ts';
import { demandUser } from '../parts.ts';
import { billsOfContract } from '../rent/rent-rows.ts';
import { withFacts } from './contract-rows.ts';

/** A contract with everything that was asked and paid under it. */
export async function readContract(ctx: Ctx, { id }: { id: string }): Promise<ContractDetail> {
  const row = await readDetail(ctx, roomContract, { id });
  const [[contract], bills] = await Promise.all([withFacts(ctx, [row]), billsOfContract(ctx, id)]);
  if (!contract) throw new Error('a contract that was read has no facts');
  return { ...contract, bills };
}

/** The newest of a room, or of a person; null where there is none. */
export async function readLastContract(
  ctx: Ctx,
  { roomId, userId }: EndpointInput<typeof lastEndpoint>,
): Promise<ContractRow | null> {
  if (roomId) await demandSeen(ctx, room, [roomId]);
  if (userId) await demandUser(ctx, userId);
  if (!roomId && !userId) return null;
  const input = { current: 1, size: 1, ...(roomId && { roomId }), ...(userId && { userId }), descs: 'startDate' };
  const { records } = await readPage(ctx, roomContract, { input });
  return (await withFacts(ctx, records))[0] ?? null;
}

/** What somebody rents now. */
export async function listOfUser(ctx: Ctx, { userId }: { userId: string }): Promise<ContractRow[]> {
  await demandUser(ctx, userId);
  const scope = () => `t.status in ${runningContractsSql}`;
  return withFacts(ctx, await readEvery(ctx, roomContract, { input: { userId }, scope }));
}

/** What somebody rented, from the first contract to the latest. */
export async function listRenewals(ctx: Ctx, { userId }: { userId: string }): Promise<ContractRow[]> {
  await demandUser(ctx, userId);
  const scope = () => `(t.status in ${runningContractsSql} or t.status in ${endedContractsSql})`;
  return withFacts(ctx, await readEvery(ctx, roomContract, { input: { userId, ascs: 'startDate' }, scope }));
}
