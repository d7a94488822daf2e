import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { secretPattern } from '../kit/verifiable-draw.ts';
import { byProject, reasonInput, savedAnswer, tenantInput, versionInput } from './wire.ts';

const base = '/api/purchase/invitation';
const at = z.string().nullable();

const line = z.object({
  id: z.string(),
  supplierId: z.string(),
  supplierName: z.string(),
  creditCode: z.string(),
  linkman: z.string().nullable(),
  phone: z.string().nullable(),
  hasAccount: z.boolean(),
  invitedBy: z.number(),
  reason: z.string().nullable(),
  /** Until the opening one that was accepted is told as one that was sent (R38). */
  invitationStatus: z.number(),
  declineReason: z.string().nullable(),
  sentTime: at,
  /** The same: of a decline only, before the opening. */
  answerTime: at,
});
export type InvitationLine = z.infer<typeof line>;

const drawAnswer = z.object({
  id: z.string(),
  version: z.number(),
  drawNo: z.string(),
  drawStatus: z.number(),
  algorithm: z.string(),
  inviteCount: z.number(),
  candidates: z.array(z.object({ id: z.string(), name: z.string() })),
  candidateRoot: z.string(),
  commits: z.record(z.string(), z.string()),
  reveals: z.record(z.string(), z.string()),
  seed: z.string().nullable(),
  round: z.number(),
  tickets: z.array(z.object({ id: z.string(), ticket: z.string() })),
  drawTime: at,
  createTime: z.string(),
  /** In what it does not follow from itself, or from its evidence: of `drawChecks`. */
  faults: z.array(z.string()),
  /** What the reader may do with it. */
  actions: z.array(z.string()),
});
export type InvitationDrawAnswer = z.infer<typeof drawAnswer>;

const objectionAnswer = z.object({
  id: z.string(),
  version: z.number(),
  objector: z.string(),
  receiveTime: z.string(),
  content: z.string(),
  objectionStatus: z.number(),
  answer: z.string().nullable(),
  answerTime: at,
  actions: z.array(z.string()),
});
export type SourceObjectionLine = z.infer<typeof objectionAnswer>;

const listAnswer = z.object({
  projectId: z.string(),
  invitations: z.array(line),
  /** How many the rules ask for; `article` by which. */
  least: z.number(),
  most: z.number().nullable(),
  /** They are drawn from a pool so many times as large. */
  poolFactor: z.number().nullable(),
  article: z.string(),
  /** The reader may change the list; late: the letter is out, and others are invited beside. */
  canChange: z.boolean(),
  isLate: z.boolean(),
  draw: drawAnswer.nullable(),
  publicity: z
    .object({
      isNeeded: z.boolean(),
      article: z.string(),
      noticeId: z.string().nullable(),
      endTime: at,
      /** The list was changed since: another than who was publicised stands on it. */
      isOther: z.boolean(),
      objections: z.array(objectionAnswer),
    })
    .nullable(),
});
export type InvitationList = z.infer<typeof listAnswer>;

/** Whom a project invites, and what the rules ask of it. */
export const invitationsOfProject = endpoint({
  route: `GET ${base}/queryByProjectId`,
  label: { zh: '受邀供应商', en: 'Whom a project invites' },
  permission: 'project_view',
  input: byProject,
  output: listAnswer,
  ids: { projectId: 'project' },
});

/** Puts suppliers of the library on the list; each with why. */
export const addInvitations = endpoint({
  route: `POST ${base}/save`,
  label: { zh: '添加受邀供应商', en: 'Put suppliers on the list' },
  permission: 'bulletin_edit',
  input: z.object({
    projectId: idInput,
    supplierIds: z.array(idInput).min(1).max(100),
    reason: z.string().trim().min(1).max(500),
  }),
  output: z.object({ count: z.number() }),
  writes: true,
  ids: { projectId: 'project', supplierIds: 'supplier' },
});

export const removeInvitation = endpoint({
  route: `POST ${base}/deleteById`,
  label: { zh: '移除受邀供应商', en: 'Take a supplier off the list' },
  permission: 'bulletin_edit',
  input: z.object({ id: idInput }),
  output: z.null(),
  writes: true,
  ids: { id: 'invitation' },
});

/** Those who were put on the list after the letter went out; refused where they would not have their lawful time. */
export const sendInvitations = endpoint({
  route: `POST ${base}/send`,
  label: { zh: '补发邀请', en: 'Invite further suppliers' },
  permission: 'bulletin_publish',
  input: z.object({ projectId: idInput, reason: reasonInput }),
  output: z.object({ count: z.number() }),
  writes: true,
  ids: { projectId: 'project' },
});

/** Of a supplier without an account, who declined in another way: when, and on which paper. */
export const noteDecline = endpoint({
  route: `POST ${base}/noteDecline`,
  label: { zh: '登记谢绝', en: 'Note a decline' },
  permission: 'bulletin_edit',
  input: z.object({ id: idInput, reason: z.string().trim().min(5).max(500) }),
  output: z.null(),
  writes: true,
  ids: { id: 'invitation' },
});

/** Lays down the pool and the product’s digest: from now on nobody can choose what will be drawn. */
export const startInvitationDraw = endpoint({
  route: `POST ${base}/draw/start`,
  label: { zh: '发起供应商抽取', en: 'Begin a draw of suppliers' },
  permission: 'bulletin_edit',
  input: z.object({
    projectId: idInput,
    supplierIds: z.array(idInput).min(1).max(500),
    inviteCount: z.coerce.number().int().min(1).max(100),
  }),
  output: savedAnswer.extend({ drawNo: z.string(), candidateRoot: z.string(), commit: z.string() }),
  writes: true,
  ids: { projectId: 'project', supplierIds: 'supplier' },
});

/** With a secret of whoever draws: the first of the order are put on the list. */
export const finishInvitationDraw = endpoint({
  route: `POST ${base}/draw/finish`,
  label: { zh: '完成供应商抽取', en: 'Draw suppliers' },
  permission: 'bulletin_edit',
  input: z.object({ id: idInput, secret: z.string().regex(secretPattern) }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'invitationDraw' },
});

/** In the place of one who declined: the next of the order; refused while as many as were drawn are asked. */
export const inviteNextDrawn = endpoint({
  route: `POST ${base}/draw/next`,
  label: { zh: '按抽取顺序递补', en: 'Invite the next who was drawn' },
  permission: 'bulletin_edit',
  input: byProject,
  output: z.object({ supplierName: z.string() }),
  writes: true,
  ids: { projectId: 'project' },
});

export const annulInvitationDraw = endpoint({
  route: `POST ${base}/draw/annul`,
  label: { zh: '作废供应商抽取', en: 'Declare a draw of suppliers void' },
  permission: 'project_confirm',
  input: z.object({ id: idInput, version: versionInput, reason: reasonInput }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'invitationDraw' },
});

export const addSourceObjection = endpoint({
  route: `POST ${base}/objection/save`,
  label: { zh: '登记公示异议', en: 'Note an objection' },
  permission: 'bulletin_edit',
  input: z.object({
    projectId: idInput,
    objector: z.string().trim().min(1).max(100),
    receiveTime: z.string().min(1),
    content: z.string().trim().min(1).max(4000),
  }),
  output: savedAnswer,
  writes: true,
  ids: { projectId: 'project' },
});

export const answerSourceObjection = endpoint({
  route: `POST ${base}/objection/answer`,
  label: { zh: '答复公示异议', en: 'Answer an objection' },
  permission: 'bulletin_publish',
  input: z.object({
    id: idInput,
    version: versionInput,
    isUpheld: z.boolean(),
    answer: z.string().trim().min(1).max(4000),
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'sourceObjection' },
});

const ownLine = z.object({
  tenantId: z.string(),
  projectId: z.string(),
  projectNo: z.string(),
  projectName: z.string(),
  buyerName: z.string().nullable(),
  manner: z.number(),
  entryEndTime: z.string(),
  bidEndTime: z.string(),
  stage: z.number(),
  invitationStatus: z.number(),
  declineReason: z.string().nullable(),
  sentTime: at,
  answerTime: at,
  /** The letter, in the buyer’s notices. */
  letterId: z.string().nullable(),
  canAnswer: z.boolean(),
});
export type OwnInvitation = z.infer<typeof ownLine>;

/** A supplier’s own invitations, the newest first; with `projectId` that to one project. */
export const ownInvitations = endpoint({
  route: `GET ${base}/own`,
  label: { zh: '邀请我的', en: 'My invitations' },
  permission: 'bid_view',
  unseen: true,
  input: z.object({ projectId: idInput.optional(), tenantId: tenantInput.optional() }),
  output: z.array(ownLine),
  ids: { projectId: 'project' },
});

/** That is told to the buyer; to accept is to register (`registerEntry`), and is not. */
export const declineInvitation = endpoint({
  route: `POST ${base}/decline`,
  label: { zh: '谢绝邀请', en: 'Decline an invitation' },
  permission: 'bid_add',
  unseen: true,
  input: z.object({ projectId: idInput, tenantId: tenantInput, reason: z.string().trim().min(1).max(500) }),
  output: z.null(),
  writes: true,
  ids: { projectId: 'project' },
});

export const invitationEndpoints = [
  invitationsOfProject,
  addInvitations,
  removeInvitation,
  sendInvitations,
  noteDecline,
  startInvitationDraw,
  finishInvitationDraw,
  inviteNextDrawn,
  annulInvitationDraw,
  addSourceObjection,
  answerSourceObjection,
  ownInvitations,
  declineInvitation,
] as const;
