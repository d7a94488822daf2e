import * as contract from '@zhaocai/contract';
import { resource, roomContract, roomLease, roomRent } from '@zhaocai/contract';
import { crud } from '../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { exportLeases, listOwnLeases, ownOrSubmitted, pageLeases } from './application/lease-rows.ts';
import { reviewLease, submitLease, withdrawLease } from './application/move-lease.ts';
import { beforeRemoveLease, saveLease } from './application/save-lease.ts';
import { exportContracts, pageContracts, pageReviewed, pageRunning, pageToReview } from './contract/contract-rows.ts';
import { decideContract, moveContract } from './contract/move-contract.ts';
import { listOfUser, listRenewals, readContract, readLastContract } from './contract/read-contract.ts';
import { askRenewal, decideRenewal } from './contract/renew-contract.ts';
import { changeContract, saveContract } from './contract/save-contract.ts';
import { previewSettlement, settleContract } from './contract/settle-contract.ts';
import { askSurrender, compelSurrender, fileContracts } from './contract/surrender.ts';
import { figuresOf } from './figures.ts';
import { previewBills, runBills } from './rent/make-bills.ts';
import { payRent, waiveRent } from './rent/pay-rent.ts';
import { exportRents, listRents, pageRents } from './rent/rent-rows.ts';

/** Applications for, contracts and bills of rooms that are let. */
export function leaseRoutes(): MountedEndpoint[] {
  return [...applications(), ...contracts(), ...rents()];
}

function applications(): MountedEndpoint[] {
  const { page, save, export: sheet } = resource(roomLease);
  const hooks = { scope: ownOrSubmitted, beforeRemove: beforeRemoveLease };
  return [
    ...crud(roomLease, { ...hooks, without: ['page', 'save', 'export'] }),
    handle(page, pageLeases),
    handle(save, (ctx, input) => saveLease(ctx, { ...input })),
    handle(sheet, exportLeases),
    handle(contract.leaseSheet, exportLeases),
    handle(contract.ownLeases, listOwnLeases),
    handle(contract.reviewLease, reviewLease),
    handle(contract.submitLease, submitLease),
    handle(contract.withdrawLease, withdrawLease),
    handle(contract.leasedRooms, pageRunning),
    handle(contract.leaseStatistics, figuresOf),
  ];
}

function contracts(): MountedEndpoint[] {
  const { page, save, export: sheet } = resource(roomContract);
  return [
    ...crud(roomContract, { without: ['page', 'save', 'export'] }),
    handle(page, (ctx, input) => pageContracts(ctx, input)),
    handle(save, (ctx, input) => saveContract(ctx, { ...input })),
    handle(sheet, exportContracts),
    handle(contract.contractSheet, exportContracts),
    handle(contract.editContract, (ctx, input) => changeContract(ctx, { ...input })),
    handle(contract.contractsToReview, pageToReview),
    handle(contract.reviewedContracts, pageReviewed),
    handle(contract.rentalDesk, pageRunning),
    handle(contract.moveContract, moveContract),
    handle(contract.decideContract, decideContract),
    handle(contract.rejectContract, (ctx, { id, reason }) => decideContract(ctx, { id, agree: 0, opinion: reason })),
    handle(contract.askRenewal, askRenewal),
    handle(contract.decideRenewal, decideRenewal),
    handle(contract.renewalsOfUser, listRenewals),
    handle(contract.askSurrender, askSurrender),
    handle(contract.compelSurrender, compelSurrender),
    handle(contract.previewSettlement, previewSettlement),
    handle(contract.settleContract, settleContract),
    handle(contract.fileContracts, fileContracts),
    handle(contract.contractInformation, readContract),
    handle(contract.lastContract, readLastContract),
    handle(contract.contractsOfUser, listOfUser),
    handle(contract.contractStatistics, figuresOf),
  ];
}

function rents(): MountedEndpoint[] {
  const { page, list, export: sheet } = resource(roomRent);
  return [
    ...crud(roomRent, { without: ['page', 'list', 'export'] }),
    handle(page, pageRents),
    handle(list, listRents),
    handle(sheet, exportRents),
    handle(contract.rentSheet, exportRents),
    handle(contract.payRent, payRent),
    handle(contract.waiveRent, waiveRent),
    handle(contract.previewBills, previewBills),
    handle(contract.runBills, runBills),
    handle(contract.rentStatistics, figuresOf),
  ];
}
