import { contract, type EntityAction, type EntityState, type MoveAnswer, type MoveInput } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { findProject } from '../../tendering/index.ts';
import { demandInTime } from '../draw-up/check-contract.ts';
import { signingClock } from '../draw-up/contract-clock.ts';
import { knownContracts } from '../list/known-contracts.ts';

type ContractMoved = MoveAnswer<EntityState<typeof contract>>;

/** Moves a contract of a project that the caller sees, by an action that asks for nothing but a reason. */
export function moveContract(action: EntityAction<typeof contract>) {
  return async (ctx: Ctx, { id, version, reason }: MoveInput): Promise<ContractMoved> => {
    const row = await lockRow(ctx, contract, { id, version, scope: knownContracts });
    return transition(ctx, contract, {
      subject: row,
      action,
      reason,
      stream: row.projectId,
      payload: { contractNo: row.contractNo },
    });
  };
}

/** Hands a draft in for approval; one that has become late meanwhile says why first (R42). */
export async function submitContract(ctx: Ctx, { id, version }: MoveInput): Promise<ContractMoved> {
  const row = await lockRow(ctx, contract, { id, version, scope: knownContracts });
  demandState(contract, row.contractStatus, 'submit');
  const project = await findProject(ctx, row.projectId);
  if (row.parentContractId === null) demandInTime(ctx, await signingClock(ctx, project), row.lateReason);
  return transition(ctx, contract, {
    subject: row,
    action: 'submit',
    stream: row.projectId,
    payload: { contractNo: row.contractNo, money: row.contractMoney, supplierTenantId: row.supplierTenantId },
  });
}
