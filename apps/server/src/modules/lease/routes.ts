import * as model from '@zhaocai/model';
import { leasePolicy, resource, roomContract, roomLease, roomRent } from '@zhaocai/model';
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
import { checkPolicy } from './policy/policies.ts';
import { payRent, waiveRent } from './rent/pay-rent.ts';
import { exportRents, listRents, pageRents } from './rent/rent-rows.ts';

/** Applications for, contracts and bills of rooms that are let, and the policy that they go by. */
export function leaseRoutes(): MountedEndpoint[] {
  return [...applications(), ...contracts(), ...rents(), ...crud(leasePolicy, { beforeSave: checkPolicy })];
}

function applications(): MountedEndpoint[] {
  const { page, save, export: spreadsheet } = resource(roomLease);
  const hooks = { scope: ownOrSubmitted, beforeRemove: beforeRemoveLease };
  return [
    ...crud(roomLease, { ...hooks, without: ['page', 'save', 'export'] }),
    handle(page, pageLeases),
    handle(save, (ctx, input) => saveLease(ctx, { ...input })),
    handle(spreadsheet, exportLeases),
    handle(model.leaseSpreadsheet, exportLeases),
    handle(model.ownLeases, listOwnLeases),
    handle(model.reviewLease, reviewLease),
    handle(model.submitLease, submitLease),
    handle(model.withdrawLease, withdrawLease),
    handle(model.leasedRooms, pageRunning),
    handle(model.leaseStatistics, figuresOf),
  ];
}

function contracts(): MountedEndpoint[] {
  const { page, save, export: spreadsheet } = resource(roomContract);
  return [
    ...crud(roomContract, { without: ['page', 'save', 'export'] }),
    handle(page, (ctx, input) => pageContracts(ctx, input)),
    handle(save, (ctx, input) => saveContract(ctx, { ...input })),
    handle(spreadsheet, exportContracts),
    handle(model.contractSpreadsheet, exportContracts),
    handle(model.editContract, (ctx, input) => changeContract(ctx, { ...input })),
    handle(model.contractsToReview, pageToReview),
    handle(model.reviewedContracts, pageReviewed),
    handle(model.rentalDesk, pageRunning),
    handle(model.moveContract, moveContract),
    handle(model.decideContract, decideContract),
    handle(model.rejectContract, (ctx, { id, reason }) => decideContract(ctx, { id, agree: 0, opinion: reason })),
    handle(model.askRenewal, askRenewal),
    handle(model.decideRenewal, decideRenewal),
    handle(model.renewalsOfUser, listRenewals),
    handle(model.askSurrender, askSurrender),
    handle(model.compelSurrender, compelSurrender),
    handle(model.previewSettlement, previewSettlement),
    handle(model.settleContract, settleContract),
    handle(model.fileContracts, fileContracts),
    handle(model.contractInformation, readContract),
    handle(model.lastContract, readLastContract),
    handle(model.contractsOfUser, listOfUser),
    handle(model.contractStatistics, figuresOf),
  ];
}

function rents(): MountedEndpoint[] {
  const { page, list, export: spreadsheet } = resource(roomRent);
  return [
    ...crud(roomRent, { without: ['page', 'list', 'export'] }),
    handle(page, pageRents),
    handle(list, listRents),
    handle(spreadsheet, exportRents),
    handle(model.rentSpreadsheet, exportRents),
    handle(model.payRent, payRent),
    handle(model.waiveRent, waiveRent),
    handle(model.previewBills, previewBills),
    handle(model.runBills, runBills),
    handle(model.rentStatistics, figuresOf),
  ];
}
