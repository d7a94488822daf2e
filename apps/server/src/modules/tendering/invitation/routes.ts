import * as model from '@zhaocai/model';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import type { Secret } from '../../../platform/secrets/index.ts';
import { addInvitations, removeInvitation } from './change-list.ts';
import { annulDraw, finishDraw, inviteNext, startDraw } from './draw-suppliers.ts';
import { listInvitations } from './list-invitations.ts';
import { declineInvitation, listOwnInvitations } from './own-invitations.ts';
import { noteDecline } from './note-decline.ts';
import { sendInvitations } from './send-invitations.ts';
import { addSourceObjection, answerSourceObjection } from './source-objections.ts';

export function invitationRoutes(secret: Secret): MountedEndpoint[] {
  return [
    handle(model.invitationsOfProject, listInvitations),
    handle(model.addInvitations, addInvitations),
    handle(model.removeInvitation, removeInvitation),
    handle(model.sendInvitations, sendInvitations),
    handle(model.noteDecline, noteDecline),
    handle(model.startInvitationDraw, (ctx, input) => startDraw(secret, ctx, input)),
    handle(model.finishInvitationDraw, (ctx, input) => finishDraw(secret, ctx, input)),
    handle(model.inviteNextDrawn, inviteNext),
    handle(model.annulInvitationDraw, annulDraw),
    handle(model.addSourceObjection, addSourceObjection),
    handle(model.answerSourceObjection, answerSourceObjection),
    handle(model.ownInvitations, listOwnInvitations),
    handle(model.declineInvitation, declineInvitation),
  ];
}
