import { z } from 'zod';
import { carries } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { FileValue } from '../kit/field.ts';
import { listExport } from '../kit/list-export.ts';
import { moveEndpoints } from '../kit/move.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import { idInput } from '../kit/resource.ts';
import { rowMove } from '../kit/row-move.ts';
import { project } from '../tendering/project.ts';
import { fileValue, reasonInput, savedAnswer, tenantInput, versionInput } from '../tendering/wire.ts';
import { objection } from './objection.ts';

const own = '/api/purchase/sup/appeal';
const theirs = '/api/purchase/appeal';
const handling = '/api/purchase/complaint';
const files = z.array(z.looseObject({ fileId: z.string(), fileName: z.string() })) as unknown as z.ZodType<FileValue[]>;
const time = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/);
const text = (most: number) => z.string().trim().max(most);
/** A flag in a body or in an address. */
const flag = z
  .union([z.boolean(), z.enum(['0', '1', 'true', 'false']).transform((said) => said === '1' || said === 'true')])
  .nullish();

/** An objection as a list shows it; who has raised it is null to whom that is a secret. */
const objectionLine = z.object({
  id: z.string(),
  tenantId: z.string(),
  version: z.number(),
  appealNo: z.string(),
  projectId: z.string(),
  projectNo: carries(z.string(), project, 'projectNo'),
  projectName: carries(z.string(), project, 'projectName'),
  lawRegime: carries(z.number(), project, 'lawRegime'),
  packageId: z.string().nullable(),
  packageNo: z.number().nullable(),
  appealType: z.number(),
  target: z.number(),
  parentId: z.string().nullable(),
  supplierName: z.string().nullable(),
  request: z.string().nullable(),
  appealStatus: z.number(),
  submitTime: z.string().nullable(),
  dueTime: z.string().nullable(),
  answerTime: z.string().nullable(),
  decision: z.number().nullable(),
  closeTime: z.string().nullable(),
});
export type RaisedObjectionLine = z.infer<typeof objectionLine>;

const objectionDetail = objectionLine.extend({
  facts: z.string(),
  legalBasis: z.string().nullable(),
  evidence: files.nullable(),
  knowTime: z.string().nullable(),
  signFile: files.nullable(),
  dueArticle: z.string().nullable(),
  lapseTime: z.string().nullable(),
  answer: z.string().nullable(),
  answerFiles: files.nullable(),
  refuseReason: z.string().nullable(),
  decisionText: z.string().nullable(),
  decisionFiles: files.nullable(),
  decideTime: z.string().nullable(),
  suspension: z.number().nullable(),
  suspendEnd: z.string().nullable(),
  carryOutRemark: z.string().nullable(),
  /** The objection before a complaint, and the complaint after it. */
  parentNo: z.string().nullable(),
  /** Whether who has raised it is kept from the reader, and why: until the opening, or as a report. */
  isNameless: z.boolean(),
  /** Complaints of his that were found wrong in the last twelve months (R68); null where he is not shown. */
  unfoundedCount: z.number().nullable(),
  /** As many as the rule lists him for: proposed, never done by itself. */
  unfoundedLimit: z.number().nullable(),
  actions: z.array(z.string()),
  history: z.array(rowMove),
});
export type ObjectionDetail = z.infer<typeof objectionDetail>;

/** Raises something, or keeps the draft of it; with an id it changes or hands in the caller's own draft. */
export const raiseObjection = endpoint({
  route: `POST ${own}/purchase`,
  aliases: [`POST ${theirs}/purchase`],
  label: { zh: '提出询问、质疑、投诉或举报', en: 'Raise an enquiry, objection, complaint or report' },
  permission: 'objection_raise',
  input: z.object({
    id: idInput.optional(),
    version: versionInput.optional(),
    projectId: idInput.optional(),
    tenantId: tenantInput.optional(),
    packageId: idInput.nullish(),
    appealType: z.coerce.number().int().min(1).max(4),
    /** A complaint is about what its objection was about. */
    target: z.coerce.number().int().min(1).max(3).optional(),
    parentId: idInput.nullish(),
    facts: text(4000).optional(),
    request: text(2000).nullish(),
    legalBasis: text(2000).nullish(),
    evidence: z.array(fileValue).max(10).nullish(),
    knowTime: time.nullish(),
    signFile: z.array(fileValue).max(3).nullish(),
    isDraft: flag,
  }),
  output: savedAnswer,
  writes: true,
  // Who objects takes part, or may: the log of requests is no place to learn that (R38).
  unseen: true,
  ids: {
    id: 'objection',
    projectId: 'project',
    packageId: 'package',
    parentId: 'objection',
    'evidence.fileId': 'file',
    'signFile.fileId': 'file',
  },
});

export const objectionPage = endpoint({
  route: `POST ${own}/queryAppealPage`,
  label: { zh: '质疑投诉列表', en: 'Objections' },
  permission: 'objection_view',
  input: pageInput,
  output: pageOf(objectionLine),
  unseen: true,
  ids: { projectId: 'project' },
});

const { appealNo, appealStatus, submitTime, dueTime, request, target, answerTime, decision, closeTime } =
  objection.fields;
export const objectionExport = listExport({
  list: objectionPage,
  name: { zh: '质疑投诉', en: 'Objections' },
  fields: {
    appealNo,
    appealType: objection.fields.appealType,
    target,
    appealStatus,
    projectNo: project.fields.projectNo,
    projectName: project.fields.projectName,
    request,
    submitTime,
    dueTime,
    answerTime,
    decision,
    closeTime,
  },
});

export const objectionById = endpoint({
  route: `GET ${own}/queryById`,
  label: { zh: '质疑投诉详情', en: 'An objection' },
  permission: 'objection_view',
  input: z.object({ id: idInput }),
  output: objectionDetail,
  unseen: true,
  ids: { id: 'objection' },
});

const windowAnswer = z.object({
  appealType: z.number(),
  target: z.number(),
  isOpen: z.boolean(),
  /** From when on; null: not yet. */
  from: z.string().nullable(),
  /** The last moment; null: nothing ends it. */
  until: z.string().nullable(),
  article: z.string().nullable(),
  /** Of a complaint the objection that it follows. */
  parentId: z.string().nullable(),
  parentNo: z.string().nullable(),
});
export type ObjectionWindowAnswer = z.infer<typeof windowAnswer>;

/** What the caller may raise about a published project now, and until when. */
export const objectionWindows = endpoint({
  route: `GET ${own}/windows`,
  label: { zh: '可提出的事项与期限', en: 'What may be raised, and until when' },
  permission: 'objection_raise',
  input: z.object({ projectId: idInput, tenantId: tenantInput.optional(), knowTime: time.optional() }),
  output: z.object({
    projectNo: carries(z.string(), project, 'projectNo'),
    projectName: carries(z.string(), project, 'projectName'),
    /** Registered, invited, or has the documents. */
    isParticipant: z.boolean(),
    windows: z.array(windowAnswer),
  }),
  unseen: true,
  ids: { projectId: 'project' },
});

const ownAct = (path: string, label: { readonly zh: string; readonly en: string }) =>
  endpoint({
    route: `POST ${own}/${path}`,
    label,
    permission: 'objection_raise',
    input: z.object({ id: idInput, version: versionInput, reason: reasonInput }),
    output: savedAnswer,
    writes: true,
    unseen: true,
    ids: { id: 'objection' },
  });

export const withdrawObjection = ownAct('withdraw', { zh: '撤回质疑投诉', en: 'Withdraw an objection' });
export const confirmAnswer = ownAct('confirm', { zh: '认可答复', en: 'Agree to the answer' });
export const removeObjection = ownAct('remove', { zh: '删除质疑投诉草稿', en: 'Remove a draft' });

/** Answers an enquiry or an objection; one that is found right says what is done about it. */
export const replyToObjection = endpoint({
  route: `POST ${theirs}/answer`,
  label: { zh: '答复质疑、异议或询问', en: 'Answer an objection or enquiry' },
  permission: 'objection_answer',
  input: z.object({
    id: idInput,
    version: versionInput,
    answer: text(4000),
    answerFiles: z.array(fileValue).max(5).nullish(),
    isUpheld: flag,
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'objection', 'answerFiles.fileId': 'file' },
});

export const objectionMoves = moveEndpoints(objection, {
  accept: `POST ${theirs}/accept`,
  refuse: `POST ${theirs}/refuse`,
  carryOut: `POST ${theirs}/carryOut`,
  decline: `POST ${handling}/decline`,
});

/** Takes a complaint up; with `suspend` the procurement is asked to stand still for it, which another person agrees to. */
export const takeUpComplaint = endpoint({
  route: `POST ${handling}/accept`,
  label: { zh: '受理投诉、举报', en: 'Take up a complaint or report' },
  permission: 'objection_handle',
  input: z.object({ id: idInput, version: versionInput, suspend: flag }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'objection' },
});

/** Decides a complaint or a report. What exists as an act in the product is asked for with it; the rest is somebody's duty. */
export const handleComplaint = endpoint({
  route: `POST ${handling}/handle`,
  label: { zh: '处理投诉、举报', en: 'Decide a complaint or report' },
  permission: 'objection_handle',
  input: z.object({
    id: idInput,
    version: versionInput.optional(),
    /** Of `complaintDecision`. */
    decision: z.coerce.number().int().min(1).max(5),
    text: text(4000),
    files: z.array(fileValue).max(5).nullish(),
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'objection', 'files.fileId': 'file' },
});

/** All papers of an objection as one archive, with a manifest of their hashes. */
export const objectionPapers = endpoint({
  route: `GET ${own}/papers`,
  label: { zh: '下载质疑投诉档案', en: 'Download the papers of an objection' },
  permission: 'objection_view',
  input: z.object({ id: idInput }),
  output: z.unknown(),
  raw: true,
  unseen: true,
  ids: { id: 'objection' },
});

export const objectionEndpoints = [
  raiseObjection,
  objectionPage,
  objectionById,
  objectionWindows,
  withdrawObjection,
  confirmAnswer,
  removeObjection,
  replyToObjection,
  ...Object.values(objectionMoves),
  takeUpComplaint,
  handleComplaint,
  objectionPapers,
] as const;
