import * as model from '@zhaocai/model';
import { crud, moveRows, namedReads, rowReads } from '../../platform/crud/index.ts';
import { anyReads } from '../../platform/files/index.ts';
import { handle, tellChoices, type MountedEndpoint } from '../../platform/http/index.ts';
import type { Module, Platform } from '../../platform/module/index.ts';
import { changeParent } from './demand/change-parent.ts';
import { confirmBusiness } from './demand/confirm-business.ts';
import { partsOf, readDemand } from './demand/demand-queries.ts';
import { confirmDemand, moveDemand, submitDemand } from './demand/move-demand.ts';
import { projectsOfRequests, projectsToMake } from './demand/project-waits.ts';
import { demandRemovable, saveDemand } from './demand/save-demand.ts';
import { splitDemand } from './demand/split-demand.ts';
import { answerFileAccess, answerBusiness, saveAnswer, withdrawAnswer } from './research/answer-research.ts';
import { endResearch, extendResearch, publishResearch, withdrawResearch } from './research/move-research.ts';
import { publishBusiness } from './research/publish-business.ts';
import { pageResearch, readAnswers, readNotice } from './research/research-queries.ts';
import { saveResearch } from './research/save-research.ts';
import { seedDemoDemands } from './seed/seed-demands.ts';
import { completeApply, demandApplyOpen, setOfApply } from './tender/bid-apply.ts';
import { completeTender, demandOwnTenders } from './tender/complete-tender.ts';

export { budgetOfDemands, followDemands, partsForProject } from './demand/follow-projects.ts';
export { demandWaits, giveAppliesBack, giveDemandsBack, nameProject, requestsFor } from './tender/bid-apply.ts';
export { demandMainType } from './demand/change-parent.ts';
export { familyOf } from './demand/demand-family.ts';
export { linesOfAll } from './demand/demand-lines.ts';
export { askedOfPlan, carryDemands, holdDemandsOf, namedOn } from './demand/stand-on-plan.ts';
export { researchRules } from './research/research-rules.ts';

/** What departments need, what the market says to it, and the tenders that are asked for or kept a ledger of. */
export const demandModule: Module = {
  name: 'demand',
  routes: demandRoutes,
  flowBusinesses: ({ files }) => [confirmBusiness, publishBusiness(files)],
  // What a demand or a request was described with goes over into its project, and is read by whoever reads that.
  fileAccess: () => ({
    demand: anyReads(rowReads(model.demand), rowReads(model.project)),
    bidApply: anyReads(rowReads(model.bidApply), rowReads(model.project)),
    demandResearch: rowReads(model.demandResearch),
    [answerBusiness]: answerFileAccess,
  }),
  dutyScopes: { [model.demand.name]: projectsToMake, [model.bidApply.name]: projectsOfRequests },
  seedDemo: seedDemoDemands,
};

function demandRoutes({ files }: Platform): MountedEndpoint[] {
  const { demand, demandMoves } = model;
  const moves = (['recall', 'close', 'reopen'] as const).map((action) =>
    handle(demandMoves[action], (ctx, input) => moveDemand(ctx, { ...input, action })),
  );
  return [
    ...namedReads(demand),
    ...crud(demand, { without: ['page', 'detail'], beforeRemove: demandRemovable }),
    handle(model.saveDemand, saveDemand),
    handle(model.demandById, (ctx, { id }) => readDemand(ctx, id)),
    handle(model.submitDemand, submitDemand),
    handle(model.confirmDemand, confirmDemand),
    handle(model.changeParent, changeParent),
    handle(model.splitDemand, splitDemand),
    handle(model.demandsByParent, (ctx, { parentId }) => partsOf(ctx, parentId)),
    ...moves,
    tellChoices(model.bidRoleList),
    ...researchRoutes(files),
    ...tenderRoutes(),
  ];
}

function researchRoutes(files: Platform['files']): MountedEndpoint[] {
  const { researchMoves } = model;
  return [
    handle(model.saveResearch, saveResearch),
    handle(model.extendResearch, extendResearch),
    handle(researchMoves.publish, (ctx, input) => publishResearch(files, ctx, input)),
    handle(researchMoves.end, endResearch),
    handle(researchMoves.withdraw, withdrawResearch),
    handle(model.demandEntryIdeas, (ctx, { demandId }) => readAnswers(ctx, demandId)),
    handle(model.researchHall, pageResearch),
    handle(model.researchNotice, readNotice),
    handle(model.saveAnswer, (ctx, input) => saveAnswer(files, ctx, input)),
    handle(model.withdrawAnswer, withdrawAnswer),
  ];
}

function tenderRoutes(): MountedEndpoint[] {
  const { bidApply, tenderPro } = model;
  return [
    ...namedReads(bidApply),
    ...crud(bidApply, { without: ['page', 'detail'], beforeSave: completeApply, beforeRemove: demandApplyOpen }),
    ...moveRows(bidApply, model.bidApplyMoves, setOfApply),
    ...namedReads(tenderPro),
    ...crud(tenderPro, { without: ['page', 'detail'], beforeSave: completeTender, beforeRemove: demandOwnTenders }),
    tellChoices(model.tenderMoneyTypes),
  ];
}
