import { z } from 'zod';
import { endpoint } from '../../kit/endpoint.ts';
import { idInput } from '../../kit/resource.ts';
import { reasonInput, savedAnswer, versionInput } from '../../kit/wire-shapes.ts';

const base = '/api/expert/own';

const invitation = z.object({
  recordId: z.string(),
  version: z.number(),
  drawNo: z.string(),
  projectName: z.string(),
  buyerName: z.string().nullable(),
  reviewTime: z.string(),
  reviewEndTime: z.string(),
  place: z.string().nullable(),
  joinStatus: z.number(),
  notifyTime: z.string().nullable(),
  replyUntil: z.string().nullable(),
  replyTime: z.string().nullable(),
  reason: z.string().nullable(),
  mayAnswer: z.boolean(),
});
export type ExpertInvitation = z.infer<typeof invitation>;

/** What the expert behind an account was asked to evaluate, the newest first; nobody else of the committee is named. */
export const invitationsToReview = endpoint({
  route: `GET ${base}/invitations`,
  label: { zh: '我的评审邀请', en: 'One’s own invitations to evaluate' },
  permission: 'expertOwn_view',
  input: z.object({}),
  output: z.array(invitation),
});

export const invitationAnswers = ['accept', 'decline', 'avoid'] as const;

/** Accepts, declines with the reason, or declares why he has to keep away (R30). */
export const answerInvitation = endpoint({
  route: `POST ${base}/answerInvitation`,
  label: { zh: '答复评审邀请', en: 'Answer an invitation to evaluate' },
  permission: 'expertOwn_view',
  input: z.object({
    recordId: idInput,
    version: versionInput.optional(),
    answer: z.enum(invitationAnswers),
    /** He knows of nothing for which he would have to keep away. */
    hasNoConflict: z.boolean().optional(),
    reason: reasonInput,
  }),
  output: savedAnswer.extend({ joinStatus: z.number() }),
  writes: true,
  ids: { recordId: 'drawnExpert' },
});

export const expertInvitationEndpoints = [invitationsToReview, answerInvitation] as const;
