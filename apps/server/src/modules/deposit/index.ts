import * as model from '@zhaocai/model';
import { crud, namedReads } from '../../platform/crud/index.ts';
import { handle, type Ctx, type MountedEndpoint } from '../../platform/http/index.ts';
import { inEachTenant, partByPart } from '../../platform/jobs/index.ts';
import type { Background, Module, Platform } from '../../platform/module/index.ts';
import { transition } from '../../platform/lifecycle/index.ts';
import { lockRow } from '../../platform/rows/index.ts';
import { seedRules } from '../tendering/index.ts';
import { ledgerStream } from '../ledger/index.ts';
import { correctDeposit } from './finance/correct-deposit.ts';
import { gatherDeposit } from './finance/gather-deposit.ts';
import { knownDeposits } from './list/known-deposits.ts';
import { printReceipt } from './list/print-receipt.ts';
import { readDeposit, readDepositsOfProject, readProjectOut, readRefundSums } from './list/read-deposits.ts';
import { convertDeposit } from './refund/convert-deposit.ts';
import {
  answerAppeal,
  approveForfeit,
  proposeForfeit,
  rejectForfeit,
  restoreDeposit,
} from './refund/forfeit-deposit.ts';
import { payRefund } from './refund/pay-refund.ts';
import { turnRefunds } from './refund/refund-clock.ts';
import { cancelRefund, requestRefund } from './refund/request-refund.ts';
import { depositRules } from './seed/deposit-rules.ts';
import { importStatement } from './statement/import-statement.ts';
import { matchReceipt, readCandidates } from './statement/match-receipt.ts';
import { statementTemplate } from './statement/read-statement-file.ts';
import { seedDemoDeposits } from './seed/seed-demo-deposits.ts';
import { knownReceipts } from './statement/receipt-rules.ts';
import { depositBusiness, depositFileAccess } from './supplier/deposit-files.ts';
import { appealDeposit, consentToConvert, removeDeposits } from './supplier/own-acts.ts';
import { readOwnDeposits } from './supplier/own-deposits.ts';
import { saveDeposit } from './supplier/save-deposit.ts';

export { followRuling } from './refund/follow-ruling.ts';
export { demandNoSealedProject, knownReceipts } from './statement/receipt-rules.ts';

/** Bid security, from handing it in to where its money ends. */
export const depositModule: Module = {
  name: 'deposit',
  routes: depositRoutes,
  fileAccess: () => ({ [depositBusiness]: depositFileAccess }),
  dutyScopes: { [model.deposit.name]: knownDeposits, [model.bankReceipt.name]: knownReceipts },
  seed: (owner) => owner.transaction('000000', (tx) => seedRules(tx, depositRules)),
  seedDemo: seedDemoDeposits,
  tasks: (platform) => ({ deposits: () => turnAll(platform) }),
  crontab: ['*/10 * * * * deposits ?jobKey=deposits'],
  atStart: turnAll,
};

/** What happened since is counted from; a calendar that lacks a year keeps no other tenant from it. */
async function turnAll(platform: Background): Promise<void> {
  await partByPart(
    platform,
    await inEachTenant(platform, 'deposits', (db, { tenantId }) => turnRefunds({ db, tenantId })),
  );
}

function depositRoutes({ files }: Platform): MountedEndpoint[] {
  const moves = model.depositMoves;
  return [
    ...namedReads(model.deposit, { scope: knownDeposits }),
    ...crud(model.deposit, { scope: knownDeposits, without: ['page'] }),
    handle(model.depositDetail, readDeposit),
    handle(model.depositsOfProject, readDepositsOfProject),
    handle(model.ownDeposits, readOwnDeposits),
    handle(model.saveDeposit, (ctx, input) => saveDeposit(files, ctx, input)),
    handle(model.removeDeposit, removeDeposits),
    handle(model.consentToConvert, consentToConvert),
    handle(model.appealDeposit, appealDeposit),
    handle(model.answerAppeal, answerAppeal),
    handle(model.gatherDeposit, gatherDeposit),
    handle(model.applyProjectOut, requestRefund),
    handle(model.projectOut, readProjectOut),
    handle(model.payRefund, payRefund),
    handle(model.convertDeposit, convertDeposit),
    handle(model.proposeForfeit, proposeForfeit),
    handle(moves.correct, correctDeposit),
    handle(moves.cancelRefund, cancelRefund),
    handle(moves.approveForfeit, approveForfeit),
    handle(moves.rejectForfeit, rejectForfeit),
    handle(moves.restore, restoreDeposit),
    handle(model.projectDepositRefundSum, readRefundSums),
    handle(model.depositReceiptPdf, printReceipt),
    ...receiptRoutes(),
  ];
}

function receiptRoutes(): MountedEndpoint[] {
  const { bankReceipt, bankReceiptMoves } = model;
  const move =
    (action: 'dismiss' | 'reopen') =>
    async (ctx: Ctx, { id, version, reason }: model.MoveInput) => {
      const row = await lockRow(ctx, bankReceipt, { id, version, scope: knownReceipts });
      const set = { note: reason ?? null };
      return transition(ctx, bankReceipt, { subject: row, action, reason, set, stream: ledgerStream });
    };
  return [
    ...crud(bankReceipt, { scope: knownReceipts }),
    handle(model.importStatement, importStatement),
    handle(model.statementTemplate, (ctx) => statementTemplate(ctx)),
    handle(model.matchReceipt, matchReceipt),
    handle(model.receiptCandidates, readCandidates),
    handle(bankReceiptMoves.dismiss, move('dismiss')),
    handle(bankReceiptMoves.reopen, move('reopen')),
  ];
}
