import * as model from '@zhaocai/model';
import { crud, namedReads, rowReads } from '../../platform/crud/index.ts';
import { anyReads } from '../../platform/files/index.ts';
import { handle, tellChoices, type MountedEndpoint } from '../../platform/http/index.ts';
import { inEachTenant } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module/index.ts';
import type { Secret } from '../../platform/secrets/index.ts';
import { answerCooperation, answerRenewal } from './cooperation/answer-cooperation.ts';
import { pageJudgements } from './cooperation/agency-judgements.ts';
import * as cooperations from './cooperation/cooperation-queries.ts';
import { moveCooperation, renewCooperation } from './cooperation/move-cooperation.ts';
import { demandRemovable, saveCooperation } from './cooperation/save-cooperation.ts';
import { turnCooperations } from './cooperation/turn-cooperations.ts';
import { takeOverDraw } from './draw/take-over.ts';
import { passTurn } from './draw/pass-turn.ts';
import { readDraw } from './draw/draw-queries.ts';
import { revealDraw } from './draw/reveal-draw.ts';
import { joinDraw, startDraw } from './draw/start-draw.ts';
import { voidDraw } from './draw/void-draw.ts';
import { pageAgentProjects, readAgentProject } from './entrustment/agent-projects.ts';
import { listAgentRequests } from './entrustment/agent-requests.ts';
import { cooperationFiles, entrustmentFiles, saveAgreement } from './entrustment/agreement.ts';
import { acceptEntrustment, backAgent } from './entrustment/answer-entrustment.ts';
import { chooseAgent } from './entrustment/choose-agent.ts';
import { readLastAgent } from './entrustment/entrustment-queries.ts';
import { moveEntrustment, recordAnswer } from './entrustment/move-entrustment.ts';
import { feeTierHooks, previewFee } from './fee/fee-scale.ts';
import { seedDemoAgency } from './seed/seed-demo-agency.ts';
import { seedFeeTiers } from './seed/seed-fee-tiers.ts';

export { demandChoosable } from './cooperation/choosable.ts';
export { demandSupervisor, partyOf, peopleOf } from './draw/parties.ts';
export { endOf, shareCommit, shareShown, takeShown } from './draw/product-share.ts';
export { standingDraw } from './draw/next-of-draw.ts';
export { demandDrawnFor, demandUndrawn } from './draw/what-was-drawn-for.ts';
export { tellAgency } from './tell-agency.ts';
export { followEntrustment } from './entrustment/follow-project.ts';
export { followAmount, judgeAgencyAgain } from './entrustment/judge-again.ts';

/** Agencies: whom a buyer works with, which projects they run, how they were chosen, and what they cost. */
export const agencyModule: Module = {
  name: 'agency',
  routes: ({ secret }) => [
    ...cooperationRoutes(),
    ...drawRoutes(secret),
    ...entrustmentRoutes(),
    ...crud(model.agencyFeeTier, feeTierHooks),
  ],
  fileAccess: () => ({
    agencyCooperation: anyReads(rowReads(model.agencyCooperation), cooperationFiles),
    agencyEntrustment: entrustmentFiles,
  }),
  seed: seedFeeTiers,
  seedDemo: seedDemoAgency,
  nightly: (platform) => inEachTenant(platform, 'agency cooperations', turnCooperations),
};

function cooperationRoutes(): MountedEndpoint[] {
  const { agencyCooperation, cooperationMoves } = model;
  const { save } = model.resource(agencyCooperation);
  return [
    ...crud(agencyCooperation, { without: ['save'], beforeRemove: demandRemovable }),
    handle(save, (ctx, input) => saveCooperation(ctx, { ...input })),
    handle(model.agentList, cooperations.listAgents),
    handle(model.agencyDirectory, cooperations.pageDirectory),
    handle(model.agencyCount, cooperations.countAgencies),
    handle(model.agentInfo, (ctx, { id }) => cooperations.readAgentInfo(ctx, id)),
    handle(model.agentJudge, pageJudgements),
    ...(['invite', 'end', 'confirm'] as const).map((action) =>
      handle(cooperationMoves[action], (ctx, input) => moveCooperation(ctx, { ...input, action })),
    ),
    handle(model.renewCooperation, renewCooperation),
    handle(model.ownCooperations, cooperations.pageOwnCooperations),
    handle(model.answerCooperation, answerCooperation),
    handle(model.answerRenewal, answerRenewal),
    tellChoices(model.feePayers),
  ];
}

function drawRoutes(secret: Secret): MountedEndpoint[] {
  return [
    ...namedReads(model.agencyDraw),
    ...crud(model.agencyDraw, { without: ['page'] }),
    handle(model.startDraw, (ctx, input) => startDraw(secret, ctx, input)),
    handle(model.joinDraw, joinDraw),
    handle(model.takeOverDraw, takeOverDraw),
    handle(model.revealDraw, (ctx, input) => revealDraw(secret, ctx, input)),
    handle(model.cancelDraw, voidDraw),
    handle(model.passTurn, passTurn),
    handle(model.drawDetail, (ctx, { id }) => readDraw(ctx, id)),
  ];
}

function entrustmentRoutes(): MountedEndpoint[] {
  const { entrustmentMoves } = model;
  return [
    ...namedReads(model.agencyEntrustment),
    ...crud(model.agencyEntrustment, { without: ['page'] }),
    handle(model.chooseAgent, chooseAgent),
    handle(model.feePreview, previewFee),
    handle(model.lastAgentInfo, (ctx, { proId }) => readLastAgent(ctx, proId)),
    ...(['confirm', 'refuse', 'end', 'complete'] as const).map((action) =>
      handle(entrustmentMoves[action], (ctx, input) => moveEntrustment(ctx, { ...input, action })),
    ),
    handle(model.recordAnswer, recordAnswer),
    handle(model.saveAgreement, saveAgreement),
    handle(model.agentProjects, pageAgentProjects),
    handle(model.agentProject, (ctx, { id }) => readAgentProject(ctx, id)),
    handle(model.agentRequests, listAgentRequests),
    handle(model.acceptEntrustment, acceptEntrustment),
    handle(model.backAgent, backAgent),
  ];
}
