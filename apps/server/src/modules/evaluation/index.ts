import * as model from '@zhaocai/model';
import { rootKeyOf } from '../../platform/audit/index.ts';
import { handle, tellChoices, type MountedEndpoint } from '../../platform/http/index.ts';
import { inEachTenant, partByPart } from '../../platform/jobs/index.ts';
import type { Module, Platform } from '../../platform/module/index.ts';
import { currentSecret } from '../../platform/secrets/index.ts';
import { seedRules } from '../tendering/index.ts';
import * as committees from './committee/committee-queries.ts';
import * as progress from './committee/progress-queries.ts';
import { groupExperts, removeMember, saveCommittee, saveMember } from './committee/give-seats.ts';
import { confirmCommittee, discardCommittee, leaveCommittee, reopenCommittee } from './committee/move-committee.ts';
import { lockSheet } from './desk/hand-in.ts';
import { closeSummary, recheckBids, returnSheet } from './desk/lead.ts';
import { readDesk, readSheet } from './desk/own-desk-queries.ts';
import { explainMark, saveMark } from './desk/save-mark.ts';
import { readSummary, recompute } from './desk/summary-queries.ts';
import { exportSummary } from './desk/summary-sheet.ts';
import { avoid, promise, signIn, vote } from './own/own-acts.ts';
import { listOwn, readOwn } from './own/own-queries.ts';
import {
  answerQuestion,
  bidQuestionBusiness,
  bidQuestionFileAccess,
  lapseQuestions,
  readOwnQuestions,
} from './question/answer-question.ts';
import { askBidder, dropQuestion, sendQuestion } from './question/ask-bidder.ts';
import { readQuestions } from './question/bid-questions.ts';
import { passOver } from './report/pass-over.ts';
import { reopenEvaluation } from './report/reopen-evaluation.ts';
import { reportPaper } from './report/report-paper.ts';
import { readReport } from './report/report-queries.ts';
import { noteRefusal, signReport } from './report/sign-report.ts';
import { evaluationRules } from './seed/evaluation-rules.ts';
import { seedDemoEvaluation } from './seed/seed-demo-evaluation.ts';
import { judgeLowPrice } from './signal/judge-low-price.ts';
import { closeSignal } from './signal/signals.ts';
import { removeStandard, saveStandard } from './standard/save-standard.ts';
import { listPublished, listStandards } from './standard/standard-queries.ts';

export { ownSeats } from './own/own-queries.ts';
export {
  bidsOf,
  evaluationOf,
  factsOf,
  isOut,
  rejectionsIn,
  type EvaluationRow,
  type OpenedBid,
} from './desk/desk-facts.ts';
export { findOwnDesk, lockLedDesk, type DeskPlace, type WholeDesk } from './desk/own-desk.ts';
export { scoreOrSum } from './desk/settle.ts';

/** How bids are evaluated: by which standards, and by whom. */
export const evaluationModule: Module = {
  name: 'evaluation',
  routes: (platform) => [
    ...standardRoutes(),
    ...committeeRoutes(),
    ...ownRoutes(),
    ...deskRoutes(),
    ...questionRoutes(platform),
    ...reportRoutes(platform),
  ],
  fileAccess: () => ({ [bidQuestionBusiness]: bidQuestionFileAccess }),
  crontab: ['* * * * * committeeQuestions ?jobKey=committeeQuestions'],
  tasks: (options) => ({
    committeeQuestions: async () => {
      const parts = await inEachTenant(options, 'committee questions', (db, tenant) =>
        lapseQuestions({ db, ...tenant }),
      );
      await partByPart(options, parts);
    },
  }),
  seed: (owner) => owner.transaction('000000', (tx) => seedRules(tx, evaluationRules)),
  seedDemo: seedDemoEvaluation,
};

function standardRoutes(): MountedEndpoint[] {
  return [
    handle(model.standardsOfProject, listStandards),
    handle(model.publishedStandards, listPublished),
    handle(model.saveStandard, saveStandard),
    handle(model.removeStandard, removeStandard),
  ];
}

function committeeRoutes(): MountedEndpoint[] {
  const { committeeMoves: moves } = model;
  return [
    handle(model.committeesOfProject, committees.listCommittees),
    handle(model.membersOfCommittee, committees.listMembers),
    handle(model.committeeCandidates, committees.listCandidates),
    handle(model.saveCommittee, saveCommittee),
    handle(model.saveMember, saveMember),
    handle(model.groupExperts, groupExperts),
    handle(model.removeMember, removeMember),
    handle(model.leaveCommittee, leaveCommittee),
    handle(moves.confirm, confirmCommittee),
    handle(moves.reopen, reopenCommittee),
    handle(moves.discard, discardCommittee),
    tellChoices(model.memberRoleList),
    handle(model.judgeProgress, progress.readProgress),
    handle(model.judgeProgressOfProject, progress.readProgressOfProject),
    handle(model.judgeNodeList, progress.listJudgeNodes),
  ];
}

function ownRoutes(): MountedEndpoint[] {
  return [
    handle(model.ownEvaluations, listOwn),
    handle(model.ownEvaluation, readOwn),
    handle(model.signInToEvaluation, signIn),
    handle(model.promiseEvaluation, promise),
    handle(model.avoidEvaluation, avoid),
    handle(model.voteForLeader, vote),
  ];
}

function deskRoutes(): MountedEndpoint[] {
  return [
    handle(model.ownDesk, readDesk),
    handle(model.ownSheet, readSheet),
    handle(model.saveMark, saveMark),
    handle(model.explainMark, explainMark),
    handle(model.lockSheet, lockSheet),
    handle(model.returnSheet, returnSheet),
    handle(model.recheckBids, recheckBids),
    handle(model.closeSummary, closeSummary),
    handle(model.evaluationSummary, readSummary),
    handle(model.recomputeSummary, recompute),
    handle(model.exportSummary, exportSummary),
  ];
}

function questionRoutes({ files }: Platform): MountedEndpoint[] {
  return [
    handle(model.committeeQuestions, readQuestions),
    handle(model.askBidder, askBidder),
    handle(model.judgeLowPrice, judgeLowPrice),
    handle(model.closeSignal, closeSignal),
    handle(model.sendQuestion, sendQuestion),
    handle(model.dropQuestion, dropQuestion),
    handle(model.ownBidQuestions, readOwnQuestions),
    handle(model.answerBidQuestion, (ctx, input) => answerQuestion(files, ctx, input)),
  ];
}

function reportRoutes({ secret }: Platform): MountedEndpoint[] {
  const rootKey = rootKeyOf(currentSecret(secret));
  return [
    handle(model.readReport, readReport),
    handle(model.reportPaper, (ctx, input) => reportPaper(rootKey, ctx, input)),
    handle(model.signReport, signReport),
    handle(model.noteRefusal, noteRefusal),
    handle(model.reopenEvaluation, reopenEvaluation),
    handle(model.passOver, passOver),
  ];
}
