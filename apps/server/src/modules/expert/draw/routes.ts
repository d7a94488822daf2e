import * as model from '@zhaocai/model';
import { crud } from '../../../platform/crud/index.ts';
import { handle, tellChoices, type MountedEndpoint } from '../../../platform/http/index.ts';
import type { Secret } from '../../../platform/secrets/index.ts';
import * as parts from './answer-part.ts';
import { checkDraw } from './check-draw.ts';
import { printDraw } from './draw-pdf.ts';
import * as draws from './draw-queries.ts';
import * as drawn from './drawn-queries.ts';
import { executeDraw, joinDraw } from './execute-draw.ts';
import { readFairness } from './fairness.ts';
import { addApproved, saveCustomerMan } from './fill-place.ts';
import { revealDraw } from './finish-draw.ts';
import { drawNextRound } from './next-round.ts';
import { listInvitations } from './own-invitations.ts';
import { saveDraw } from './save-draw.ts';
import { voidDraw } from './void-draw.ts';

/** Everything of draws of experts that answers. */
export function drawRoutes(secret: Secret): MountedEndpoint[] {
  return [
    ...crud(model.expertDraw),
    handle(model.saveExpertDraw, (ctx, input) => saveDraw(secret, ctx, input)),
    handle(model.checkExpertDraw, checkDraw),
    handle(model.executeExpertDraw, (ctx, input) => executeDraw(secret, ctx, input)),
    handle(model.joinExpertDraw, joinDraw),
    handle(model.revealExpertDraw, (ctx, input) => revealDraw(secret, ctx, input)),
    handle(model.cancelExpertDraw, voidDraw),
    handle(model.notifyExperts, parts.notifyExperts),
    handle(model.nextExpertRound, drawNextRound),
    handle(model.addApprovedExpert, addApproved),
    handle(model.expertDrawDetail, (ctx, { id }) => draws.readDraw(ctx, id)),
    handle(model.expertDrawByRecord, draws.readDrawOfRecord),
    handle(model.expertDrawOfProject, draws.readDrawOfProject),
    handle(model.expertDrawByProjectNo, draws.readDrawByProjectNo),
    handle(model.projectsToDrawFor, draws.listProjectsToDraw),
    handle(model.expertDrawPdf, printDraw),
    handle(model.drawFairness, readFairness),
    ...partRoutes(),
  ];
}

function partRoutes(): MountedEndpoint[] {
  return [
    tellChoices(model.joinStatusList),
    handle(model.drawnExpertPage, drawn.pageDrawn),
    handle(model.recordsOfDraw, drawn.listDrawn(false)),
    handle(model.expertsOfDraw, drawn.listDrawn(true)),
    handle(model.recordOfDraw, drawn.readPart),
    handle(model.expertOfRecord, drawn.readPart),
    handle(model.rollNames, drawn.listRollNames),
    handle(model.drawHistory, drawn.listHistory),
    handle(model.drawHistoryCount, drawn.countHistory),
    handle(model.saveCustomerMan, saveCustomerMan),
    handle(model.updateExpProject, parts.updateExpProject),
    handle(model.removeDrawnExpert, parts.removeDrawnExpert),
    handle(model.expertsToJudge, drawn.pageToJudge),
    handle(model.invitationsToReview, listInvitations),
    handle(model.answerInvitation, parts.answerInvitation),
  ];
}
