import * as model from '@zhaocai/model';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { inEachTenant } from '../../platform/jobs/index.ts';
import type { Module, Platform } from '../../platform/module/index.ts';
import { seedRules } from '../tendering/index.ts';
import { listAcceptances, proposeAcceptance, readAcceptance } from './accept/acceptance-queries.ts';
import { concludeAcceptance, moveAcceptance } from './accept/conclude-acceptance.ts';
import { performAccept } from './accept/draw-up-acceptance.ts';
import { announceContract, decideRefusal, fileContract } from './after/after-signing.ts';
import { moveContract, submitContract } from './approval/move-contract.ts';
import { listAwards } from './draw-up/award-queries.ts';
import * as costs from './cost/project-costs.ts';
import { contractTextAccess, contractTextBusiness } from './draw-up/contract-files.ts';
import { drawUpContract, proposeContract, updateContract } from './draw-up/draw-up-contract.ts';
import { proposeSupplement, submitSupplement } from './draw-up/draw-up-supplement.ts';
import { knownContracts } from './list/known-contracts.ts';
import { printContract } from './list/print-contract.ts';
import { countContracts, listContracts, pageContracts, readContract } from './list/read-contracts.ts';
import { cancelInvoice, handInInvoice, listInvoices, noteInvoice } from './pay/invoices.ts';
import { decidePayment, returnPayment, reversePayment, submitPayment } from './pay/move-payment.ts';
import { payContract } from './pay/pay-contract.ts';
import { checkPayment, listAllPayments, listPayments, readPayed, readPayment } from './pay/payment-queries.ts';
import { savePayment } from './pay/save-payment.ts';
import { finalContract, haltContract, terminateContract } from './performing/end-contract.ts';
import { savePaymentPlan } from './plan/save-plan.ts';
import { readPlan } from './plan/read-plan.ts';
import { turnWarranties } from './plan/turn-terms.ts';
import { contractRules } from './seed/contract-rules.ts';
import { paymentRules } from './seed/payment-rules.ts';
import { agreementAccess, contractFileAccess } from './signing/contract-file-access.ts';
import { agreementBusiness, contractBusiness } from './signing/hand-in.ts';
import { giveBackOwn, refuseOwn } from './signing/own-contract.ts';
import { seedDemoContract } from './seed/seed-demo-contract.ts';
import { contractFileRoutes } from './signing/routes.ts';

export { contractFacts } from './performing/contracts-of-projects.ts';

/** What buyer and winner agree after an award, and what becomes of it. */
export const contractModule: Module = {
  name: 'contract',
  routes: (platform) => [
    ...contractRoutes(platform),
    ...acceptanceRoutes(platform),
    ...paymentRoutes(platform),
    ...costRoutes(),
    ...contractFileRoutes(platform.files),
  ],
  fileAccess: () => ({
    [contractTextBusiness]: contractTextAccess,
    [contractBusiness]: contractFileAccess,
    [agreementBusiness]: agreementAccess,
  }),
  dutyScopes: {
    [model.contract.name]: knownContracts,
  },
  seed: (owner) => owner.transaction('000000', (tx) => seedRules(tx, [...contractRules, ...paymentRules])),
  seedDemo: seedDemoContract,
  nightly: (platform) =>
    inEachTenant(platform, 'contract terms', (db, { tenantId, now }) => turnWarranties({ db, tenantId, now })),
};

function contractRoutes({ files }: Platform): MountedEndpoint[] {
  const { contractMoves: moves } = model;
  return [
    handle(model.contractPage, pageContracts),
    handle(model.contractsOfProject, listContracts),
    handle(model.contractCount, countContracts),
    handle(model.contractById, readContract),
    handle(model.awards, listAwards),
    handle(model.contractProposal, proposeContract),
    handle(model.drawUpContract, (ctx, input) => drawUpContract(files, ctx, input)),
    handle(model.updateContract, (ctx, input) => updateContract(files, ctx, input)),
    handle(model.supplementProposal, proposeSupplement),
    handle(model.submitSup, submitSupplement),
    handle(moves.submit, submitContract),
    handle(moves.withdraw, moveContract('withdraw')),
    handle(moves.approve, moveContract('approve')),
    handle(moves.reject, moveContract('reject')),
    handle(moves.recall, moveContract('recall')),
    handle(moves.sendBack, moveContract('sendBack')),
    handle(moves.discard, moveContract('discard')),
    handle(moves.suspend, haltContract('suspend')),
    handle(moves.resume, haltContract('resume')),
    handle(moves.terminate, terminateContract),
    handle(model.finalContract, finalContract),
    handle(model.giveBackContract, giveBackOwn),
    handle(model.refuseContract, refuseOwn),
    handle(model.announceContract, announceContract),
    handle(model.fileContract, fileContract),
    handle(model.decideRefusal, decideRefusal),
    handle(model.contractPdf, printContract),
  ];
}

function acceptanceRoutes({ files }: Platform): MountedEndpoint[] {
  const { acceptanceMoves: moves } = model;
  return [
    handle(model.acceptancesOfContract, listAcceptances),
    handle(model.acceptanceById, readAcceptance),
    handle(model.acceptanceProposal, proposeAcceptance),
    handle(model.performAccept, performAccept),
    handle(model.concludeAcceptance, (ctx, input) => concludeAcceptance(files, ctx, input)),
    handle(moves.submit, moveAcceptance('submit')),
    handle(moves.withdraw, moveAcceptance('withdraw')),
    handle(moves.rectified, moveAcceptance('rectified')),
    handle(moves.discard, moveAcceptance('discard')),
  ];
}

function paymentRoutes({ files }: Platform): MountedEndpoint[] {
  const { paymentMoves: moves } = model;
  return [
    handle(model.paymentPlan, readPlan),
    handle(model.savePaymentPlan, savePaymentPlan),
    handle(model.contractPayments, listAllPayments),
    handle(model.paymentRecord, listPayments),
    handle(model.paymentById, readPayment),
    handle(model.contractPayed, readPayed),
    handle(model.paymentCheck, checkPayment),
    handle(model.savePayment, savePayment),
    handle(moves.submit, submitPayment),
    handle(moves.withdraw, returnPayment('withdraw')),
    handle(moves.approve, decidePayment('approve')),
    handle(moves.reject, returnPayment('reject')),
    handle(moves.fail, returnPayment('fail')),
    handle(moves.reverse, reversePayment),
    handle(moves.discard, decidePayment('discard')),
    handle(model.payContract, (ctx, input) => payContract(files, ctx, input)),
    handle(model.invoicesOfContract, listInvoices),
    handle(model.noteInvoice, (ctx, input) => noteInvoice(files, ctx, input)),
    handle(model.handInInvoice, (ctx, input) => handInInvoice(files, ctx, input)),
    handle(model.contractInvoiceMoves.cancel, cancelInvoice),
  ];
}

function costRoutes(): MountedEndpoint[] {
  return [
    handle(model.projectCosts, costs.listCosts),
    handle(model.projectCostInfo, costs.readCost),
    handle(model.saveProjectCost, costs.saveCost),
    handle(model.removeProjectCost, costs.removeCost),
    handle(model.projectCostDetails, costs.listCostDetails),
    handle(model.projectCostDetailInfo, costs.readCostDetail),
    handle(model.saveProjectCostDetail, costs.saveCostDetail),
    handle(model.removeProjectCostDetail, costs.removeCostDetail),
  ];
}
