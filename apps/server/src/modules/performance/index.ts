import * as model from '@zhaocai/model';
import { crud, namedReads } from '../../platform/crud/index.ts';
import { handle, tellChoices, type MountedEndpoint } from '../../platform/http/index.ts';
import { inEachTenant } from '../../platform/jobs/index.ts';
import type { Module, Platform } from '../../platform/module/index.ts';
import { seedRules } from '../tendering/index.ts';
import { listBusinesses } from './business/businesses.ts';
import { conductRules } from './seed/conduct-rules.ts';
import { judgementFileAccess } from './judgement/judgement-files.ts';
import * as queries from './judgement/judgement-queries.ts';
import { correctJudgement, keepJudgement, moveJudgement } from './judgement/move-judgement.ts';
import { printJudgement } from './judgement/print-judgement.ts';
import { demandOwnDrafts, saveJudgement, saveOfAgency, saveOfExpert } from './judgement/save-judgement.ts';
import { turnJudgements } from './judgement/turn-judgements.ts';
import { seedDemoJudgements } from './seed/seed-demo-judgements.ts';
import { appealOwn, confirmOwn } from './own/answer-judgement.ts';
import { pageOwn, readOwn, summarizeOwn } from './own/own-judgements.ts';
import { demandRemovable, enableTemplate } from './template/enable-template.ts';
import { saveTemplate } from './template/save-template.ts';
import { seedDemoTemplates } from './seed/seed-demo-templates.ts';
import { listItems, listItemsByType } from './template/template-queries.ts';

/** How suppliers, agencies and experts have done their work. */
export const performanceModule: Module = {
  name: 'performance',
  routes: ({ files }) => [...templateRoutes(), ...judgementRoutes(files), ...ownRoutes(files)],
  fileAccess: () => judgementFileAccess,
  nightly: (platform) => inEachTenant(platform, 'judgements', turnJudgements),
  seed: (owner) => owner.transaction('000000', (tx) => seedRules(tx, conductRules)),
  seedDemo: async (platform) => {
    await seedDemoTemplates(platform);
    await seedDemoJudgements(platform);
  },
};

function templateRoutes(): MountedEndpoint[] {
  return [
    ...crud(model.judgeTemplate, { beforeRemove: demandRemovable }),
    tellChoices(model.judgeTypeList),
    tellChoices(model.evaluateResultList),
    handle(model.saveJudgeTemplate, saveTemplate),
    handle(model.enableJudgeTemplate, enableTemplate),
    handle(model.judgeTemplateItems, listItems),
    handle(model.itemsByJudgeType, listItemsByType),
  ];
}

type Files = Platform['files'];

function judgementRoutes(files: Files): MountedEndpoint[] {
  const { judgementMoves: moves } = model;
  const { expert } = model.judgeType.code;
  return [
    ...namedReads(model.judgement),
    ...crud(model.judgement, { without: ['page', 'detail'], beforeRemove: demandOwnDrafts }),
    handle(model.saveJudgement, (ctx, input) => saveJudgement(files, ctx, input)),
    handle(model.saveAgentJudgement, (ctx, input) => saveOfAgency(files, ctx, input)),
    handle(model.saveExpertJudgement, (ctx, input) => saveOfExpert(files, ctx, input)),
    handle(model.agentJudgements, queries.listOfAgency),
    handle(model.judgementItems, queries.listScores),
    handle(model.blankSheet, queries.listBlank),
    handle(model.judgementById, queries.readJudgement),
    handle(model.expertJudgements, queries.listOfExpert),
    handle(model.expertAverage, queries.averageOfExpert),
    handle(model.expertsJudged, (ctx, { projectId, expertId }) =>
      listBusinesses(ctx, { judgeType: expert, projectId, targetId: expertId }),
    ),
    handle(model.judgeableBusinesses, listBusinesses),
    handle(model.summaryOfJudged, queries.summarize),
    handle(model.judgementContext, queries.readContext),
    handle(moves.archive, moveJudgement('archive')),
    handle(moves.withdraw, moveJudgement('withdraw')),
    handle(moves.revoke, moveJudgement('revoke')),
    handle(model.keepJudgement, keepJudgement),
    handle(model.correctJudgement, correctJudgement),
    handle(model.judgementPdf, printJudgement),
  ];
}

function ownRoutes(files: Files): MountedEndpoint[] {
  return [
    handle(model.ownJudgementPage, pageOwn),
    handle(model.ownJudgement, readOwn),
    handle(model.ownJudgementSummary, summarizeOwn),
    handle(model.confirmJudgement, confirmOwn),
    handle(model.appealJudgement, (ctx, input) => appealOwn(files, ctx, input)),
  ];
}
