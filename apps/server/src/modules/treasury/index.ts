import * as model from '@zhaocai/model';
import { crud, namedReads } from '../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { ofSeenProject } from '../tendering/index.ts';
import { pageMistakes, readCostIn, readProjectIn } from './cost-in/cost-in-queries.ts';
import { knownCostIns } from './cost-in/known-cost-ins.ts';
import { applyProjectIn, gatherProjectIn, markMistake, moveCostIn } from './cost-in/save-cost-in.ts';
import { settleMistakeIn } from './cost-in/settle-mistake.ts';
import { applyForFee } from './cost-out/apply-fee.ts';
import { listFees, listOwnFees, readCostOut } from './cost-out/cost-out-queries.ts';
import { moveCostOut, payCostOut, settleMistakeOut } from './cost-out/move-cost-out.ts';
import { seedDemoMoney } from './seed/seed-demo-money.ts';
import { seedTaxBands } from './seed/seed-tax-bands.ts';
import { previewTax, taxBandHooks } from './tax/tax-bands.ts';
import { applyForPayout } from './wallet/apply-payout.ts';
import { auditPayout, failPayout, payPayout, readPayout } from './wallet/decide-payout.ts';
import { listMovements, listOwnPayouts, readMyMoney } from './wallet/own-wallet.ts';
import { walletAccountHooks } from './wallet/wallet-accounts.ts';

/** Wallets, what projects take in beside deposits and orders, and what they pay experts. */
export const treasuryModule: Module = {
  name: 'treasury',
  routes: () => [...walletRoutes(), ...costOutRoutes(), ...costInRoutes()],
  dutyScopes: { [model.costOut.name]: ofSeenProject, [model.costIn.name]: knownCostIns },
  seed: seedTaxBands,
  seedDemo: seedDemoMoney,
};

function walletRoutes(): MountedEndpoint[] {
  return [
    ...crud(model.walletAccount, walletAccountHooks),
    ...crud(model.payout),
    handle(model.myMoney, readMyMoney),
    handle(model.walletMovements, listMovements),
    handle(model.applyOut, applyForPayout),
    handle(model.outRecord, listOwnPayouts),
    handle(model.payoutById, readPayout),
    handle(model.outAudit, auditPayout),
    handle(model.payPayout, payPayout),
    handle(model.payoutMoves.fail, failPayout),
  ];
}

function costOutRoutes(): MountedEndpoint[] {
  const { costOutMoves: moves } = model;
  return [
    ...crud(model.labourTaxBand, taxBandHooks),
    ...namedReads(model.costOut, { scope: ofSeenProject }),
    ...crud(model.costOut, { scope: ofSeenProject, without: ['page'] }),
    handle(model.applyExpertOut, applyForFee),
    handle(model.expertOut, listFees),
    handle(model.expertTax, previewTax),
    handle(model.costOutById, readCostOut),
    handle(moves.submit, moveCostOut('submit')),
    handle(moves.withdraw, moveCostOut('withdraw')),
    handle(moves.approve, moveCostOut('approve')),
    handle(moves.reject, moveCostOut('reject')),
    handle(moves.fail, moveCostOut('fail')),
    handle(moves.discard, moveCostOut('discard')),
    handle(model.payCostOut, payCostOut),
    handle(model.projectMistakeOut, settleMistakeOut),
    handle(model.ownFees, listOwnFees),
  ];
}

function costInRoutes(): MountedEndpoint[] {
  const { costInMoves: moves } = model;
  return [
    ...namedReads(model.costIn, { scope: knownCostIns }),
    ...crud(model.costIn, { scope: knownCostIns, without: ['page'] }),
    handle(model.applyProjectIn, applyProjectIn),
    handle(model.gatherProjectIn, gatherProjectIn),
    handle(moves.submit, moveCostIn('submit')),
    handle(moves.discard, moveCostIn('discard')),
    handle(moves.mistake, markMistake),
    handle(model.queryProjectMistake, pageMistakes),
    handle(model.projectMistakeIn, settleMistakeIn),
    handle(model.queryProjectIn, readProjectIn),
    handle(model.queryCostInDetail, readCostIn),
  ];
}
