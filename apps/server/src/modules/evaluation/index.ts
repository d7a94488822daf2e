import * as model from '@zhaocai/model';
import { handle, tellChoices, type MountedEndpoint } from '../../platform/http/index.ts';
import type { Module } from '../../platform/module/index.ts';
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
import { evaluationRules } from './rules/evaluation-rules.ts';
import { removeStandard, saveStandard } from './standard/save-standard.ts';
import { listPublished, listStandards } from './standard/standard-queries.ts';

/** How bids are evaluated: by which standards, and by whom. */
export const evaluationModule: Module = {
  name: 'evaluation',
  routes: () => [...standardRoutes(), ...committeeRoutes(), ...ownRoutes(), ...deskRoutes()],
  seed: (owner) => owner.transaction('000000', (tx) => seedRules(tx, evaluationRules)),
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
