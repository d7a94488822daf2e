import * as model from '@zhaocai/model';
import { resource } from '@zhaocai/model';
import { crud, rowReads } from '../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { inEachTenant, partByPart } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { expertDrawRules } from './seed/draw-rules.ts';
import { drawRoutes } from './draw/routes.ts';
import { tellOftenDrawn } from './draw/tell-often.ts';
import { turnDraws } from './draw/turn-draws.ts';
import * as experts from './library/expert-queries.ts';
import { moveExpert, turnExperts, updateStatus } from './library/move-expert.ts';
import { moveEvery } from './library/move-every.ts';
import { revealExpert } from './library/reveal-expert.ts';
import { completeExpert, demandRemovable, readExpertLine, toldOfExpert } from './library/save-expert.ts';
import { listOwnRecords, readOwnExpert, removeOwnRecord, saveOwnExpert, saveOwnRecord } from './own/own-expert.ts';
import { recordHooks } from './record/save-records.ts';
import { titleFiles } from './record/title-files.ts';
import { seedDemoExperts } from './seed/seed-demo-experts.ts';
import { seedRules } from '../tendering/index.ts';

export { ownInvitations } from './draw/own-invitations.ts';
export { leaveDraw } from './draw/answer-part.ts';
export { drawDemoExperts } from './seed/draw-demo-experts.ts';
export { maskedName } from './draw/drawn-queries.ts';
export { meetingBidders } from './draw/pool.ts';
export { acceptedExperts, type AcceptedExpert } from './draw/accepted-experts.ts';

/** Experts: who may be drawn, and what is known of each. */
export const expertModule: Module = {
  name: 'expert',
  routes: ({ secret }) => [...libraryRoutes(), ...recordRoutes(), ...ownRoutes(), ...drawRoutes(secret)],
  fileAccess: () => ({ expert: rowReads(model.expert), expertTitle: titleFiles }),
  seed: (owner) => owner.transaction('000000', (tx) => seedRules(tx, expertDrawRules)),
  seedDemo: seedDemoExperts,
  nightly: async (platform) => [
    ...(await inEachTenant(platform, 'suspended experts', turnExperts)),
    ...(await inEachTenant(platform, 'experts drawn often', tellOftenDrawn)),
  ],
  // Secrets and answers have minutes: those that are late are seen to by the minute.
  crontab: ['* * * * * expertDraws ?jobKey=expertDraws'],
  tasks: (options) => ({
    expertDraws: async () => {
      const parts = await inEachTenant(options, 'draws of experts', (db, tenant) => turnDraws({ db, ...tenant }));
      await partByPart(options, parts);
    },
  }),
};

function libraryRoutes(): MountedEndpoint[] {
  const { expert, expertMoves } = model;
  const { page, detail } = resource(expert);
  const move = (action: keyof typeof expertMoves) =>
    handle(expertMoves[action], (ctx, input) => moveExpert(ctx, { ...input, action }));
  return [
    handle(page, experts.pageExperts),
    handle(detail, (ctx, { id }) => experts.readExpert(ctx, id)),
    ...crud(expert, {
      without: ['page', 'detail'],
      beforeSave: completeExpert,
      beforeRemove: demandRemovable,
      tells: toldOfExpert,
      readLine: readExpertLine,
    }),
    handle(model.expertCount, experts.countExperts),
    handle(model.expertSourcePie, experts.countSources),
    handle(model.expertItems, experts.countItems),
    ...(['submit', 'approve', 'reject', 'resume', 'retire', 'blacklist'] as const).map(move),
    handle(model.updateExpertStatus, updateStatus),
    handle(model.moveEveryExpert, moveEvery),
    handle(model.revealExpert, revealExpert),
    handle(model.availableExperts, experts.listAvailable),
    handle(model.certifiedExperts, experts.listCertified),
  ];
}

function recordRoutes(): MountedEndpoint[] {
  const { bank, title, eduwork, judgeinfo, ca } = recordHooks('visible');
  return [
    ...crud(model.expertBank, bank),
    ...crud(model.expertTitle, title),
    ...crud(model.expertEduwork, eduwork),
    ...crud(model.expertJudgeinfo, judgeinfo),
    ...crud(model.expertCa, ca),
  ];
}

function ownRoutes(): MountedEndpoint[] {
  return [
    handle(model.ownExpert, readOwnExpert),
    handle(model.saveOwnExpert, saveOwnExpert),
    handle(model.ownExpertRecords, listOwnRecords),
    handle(model.saveOwnRecord, saveOwnRecord),
    handle(model.removeOwnRecord, removeOwnRecord),
  ];
}
