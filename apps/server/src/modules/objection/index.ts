import * as model from '@zhaocai/model';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { inEachTenant, partByPart } from '../../platform/jobs/index.ts';
import type { Background, Module, Platform } from '../../platform/module/index.ts';
import { seedRules } from '../tendering/index.ts';
import { acceptObjection, replyToObjection, carryOutObjection, refuseObjection } from './answer/reply-to-objection.ts';
import { turnObjections } from './clock/turn-objections.ts';
import { handleComplaint } from './complaint/handle-complaint.ts';
import { declineComplaint, takeUpComplaint } from './complaint/take-up-complaint.ts';
import { objectionScope } from './list/known-objections.ts';
import { makePapers } from './list/make-papers.ts';
import { pageObjections, readObjection } from './list/objection-queries.ts';
import { objectionFileAccess } from './raise/objection-files.ts';
import { confirmOwn, removeOwn, withdrawOwn } from './raise/own-acts.ts';
import { raiseObjection } from './raise/raise-objection.ts';
import { readWindows } from './raise/read-windows.ts';
import { objectionRules } from './seed/objection-rules.ts';
import { seedDemoObjections } from './seed/demo-objections.ts';

/** What suppliers object to and complain of, who answers and who decides: nobody learns who it was before the opening. */
export const objectionModule: Module = {
  name: 'objection',
  routes: objectionRoutes,
  fileAccess: () => objectionFileAccess,
  dutyScopes: { [model.objection.name]: objectionScope },
  seed: (owner) => owner.transaction('000000', (tx) => seedRules(tx, objectionRules)),
  seedDemo: seedDemoObjections,
  tasks: (platform) => ({ objections: () => turnAll(platform) }),
  crontab: ['*/10 * * * * objections ?jobKey=objections'],
  atStart: turnAll,
};

async function turnAll(platform: Background): Promise<void> {
  const parts = await inEachTenant(platform, 'objections', (db, tenant) => turnObjections({ db, ...tenant }));
  await partByPart(platform, parts);
}

function objectionRoutes({ files }: Platform): MountedEndpoint[] {
  const { objectionMoves: moves } = model;
  return [
    handle(model.raiseObjection, (ctx, input) => raiseObjection(files, ctx, input)),
    handle(model.objectionPage, pageObjections),
    handle(model.objectionById, readObjection),
    handle(model.objectionWindows, readWindows),
    handle(model.withdrawObjection, withdrawOwn),
    handle(model.confirmAnswer, confirmOwn),
    handle(model.removeObjection, removeOwn),
    handle(model.replyToObjection, (ctx, input) => replyToObjection(files, ctx, input)),
    handle(moves.accept, acceptObjection),
    handle(moves.refuse, refuseObjection),
    handle(moves.carryOut, carryOutObjection),
    handle(moves.decline, declineComplaint),
    handle(model.takeUpComplaint, takeUpComplaint),
    handle(model.handleComplaint, (ctx, input) => handleComplaint(files, ctx, input)),
    handle(model.objectionPapers, (ctx, input) => makePapers(files, ctx, input)),
  ];
}
