import { z } from 'zod';
import { carries } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { FileValue } from '../kit/field.ts';
import { listExport } from '../kit/list-export.ts';
import { moveEndpoints } from '../kit/move.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import { idInput } from '../kit/resource.ts';
import { project } from '../tendering/project.ts';
import { fileValue, savedAnswer, tenantInput, versionInput } from '../tendering/wire.ts';
import { clarification, question } from './question.ts';

const base = '/api/bid-electronic/ele/question';
const files = z.array(z.looseObject({ fileId: z.string(), fileName: z.string() })) as unknown as z.ZodType<FileValue[]>;

/**
 * A question as its asker or the buyer's people read it. To the asker an answer in the making does not exist; to nobody
 * does it say who asked.
 */
export const questionAnswer = z.object({
  id: z.string(),
  tenantId: z.string(),
  version: z.number(),
  projectId: z.string(),
  projectNo: carries(z.string(), project, 'projectNo'),
  projectName: carries(z.string(), project, 'projectName'),
  packageId: z.string().nullable(),
  packageNo: z.number().nullable(),
  title: z.string(),
  content: z.string(),
  files: files.nullable(),
  questionStatus: z.number(),
  anonymousNo: z.number(),
  askTime: z.string(),
  dueTime: z.string().nullable(),
  replyContent: z.string().nullable(),
  replyFiles: files.nullable(),
  replyTime: z.string().nullable(),
  changesDocuments: z.boolean().nullable(),
  changeBulletinId: z.string().nullable(),
  showsFiles: z.boolean().nullable(),
  /** As everybody reads it, where that is not as it was asked. */
  shownTitle: z.string().nullable(),
  shownContent: z.string().nullable(),
  publishTime: z.string().nullable(),
  closeReason: z.string().nullable(),
  actions: z.array(z.string()),
});
export type QuestionAnswer = z.infer<typeof questionAnswer>;

const ofProject = z.object({
  projectId: idInput,
  /** The buyer's; a supplier’s own questions are found without it. */
  tenantId: tenantInput.optional(),
  /** Only ever the caller’s own tenant: whose a question is, is nobody else’s to ask. */
  supplierId: z.string().max(20).optional(),
});

/** A flag in a body or in an address. */
const flag = z
  .union([z.boolean(), z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true')])
  .nullish();

/** Asks (a supplier, without an id) or drafts the answer (the buyer, with it). */
export const saveQuestion = endpoint({
  route: `POST ${base}/saveOrUpdateQuestion`,
  aliases: [`GET ${base}/saveOrUpdateQuestion`],
  label: { zh: '提问或答复', en: 'Ask, or answer' },
  permission: 'question_answer',
  permissionToAdd: 'question_ask',
  input: z.object({
    id: idInput.optional(),
    version: versionInput.optional(),
    projectId: idInput.optional(),
    tenantId: tenantInput.optional(),
    packageId: idInput.nullish(),
    title: z.string().trim().max(100).optional(),
    content: z.string().trim().max(2000).optional(),
    files: z.array(fileValue).max(5).nullish(),
    replyContent: z.string().trim().max(4000).optional(),
    replyFiles: z.array(fileValue).max(5).nullish(),
    changesDocuments: flag,
    changeBulletinId: idInput.nullish(),
    showsFiles: flag,
    shownTitle: z.string().trim().max(100).nullish(),
    shownContent: z.string().trim().max(2000).nullish(),
  }),
  output: savedAnswer,
  writes: true,
  // Who asks takes part, or may: the log of requests is no place to learn that (R38).
  unseen: true,
  ids: {
    id: 'question',
    projectId: 'project',
    packageId: 'package',
    changeBulletinId: 'bulletin',
    'files.fileId': 'file',
    'replyFiles.fileId': 'file',
  },
});

/** The questions of a project: to a supplier his own, to the buyer’s people all of them. */
export const questionsOfProject = endpoint({
  route: `POST ${base}/queryBySupplierIdAndProjectId`,
  aliases: [`GET ${base}/queryBySupplierIdAndProjectId`],
  label: { zh: '项目提问', en: 'Questions of a project' },
  permission: 'question_view',
  input: ofProject,
  output: z.object({
    questions: z.array(questionAnswer),
    /** Until when one may ask, and by which article; null: the project is not out yet, or not any more. */
    askUntil: z.string().nullable(),
    article: z.string().nullable(),
    /** Whether the caller may ask now. */
    canAsk: z.boolean(),
  }),
  unseen: true,
  ids: { projectId: 'project', supplierId: 'supplier' },
});

/** How many wait: to the buyer’s people what they owe an answer to, to a supplier his own without one. */
export const questionCount = endpoint({
  route: `POST ${base}/queryQuestionCount`,
  aliases: [`GET ${base}/queryQuestionCount`],
  label: { zh: '待答复提问数', en: 'Questions without an answer' },
  permission: 'question_view',
  input: z.object({ projectId: idInput.optional() }),
  output: z.object({ unanswered: z.number(), toPublish: z.number(), overdue: z.number() }),
  unseen: true,
  ids: { projectId: 'project' },
});

export const questionPage = endpoint({
  route: `POST ${base}/queryPage`,
  label: { zh: '提问列表', en: 'Questions' },
  permission: 'question_view',
  input: pageInput,
  output: pageOf(questionAnswer),
  unseen: true,
  ids: { projectId: 'project' },
});

const { title, content, questionStatus, anonymousNo, askTime, dueTime, replyContent, publishTime } = question.fields;
export const questionExport = listExport({
  list: questionPage,
  name: { zh: '提问与答复', en: 'Questions' },
  fields: {
    anonymousNo,
    title,
    content,
    questionStatus,
    projectNo: project.fields.projectNo,
    projectName: project.fields.projectName,
    askTime,
    dueTime,
    replyContent,
    publishTime,
  },
});

export const questionById = endpoint({
  route: `GET ${base}/queryById`,
  label: { zh: '提问详情', en: 'A question' },
  permission: 'question_view',
  input: z.object({ id: idInput }),
  output: questionAnswer,
  unseen: true,
  ids: { id: 'question' },
});

export const questionMoves = moveEndpoints(question, {
  publish: `POST ${base}/publish`,
  close: `POST ${base}/close`,
  reopen: `POST ${base}/reopen`,
});

const publishedAnswer = z.object({
  id: z.string(),
  packageId: z.string().nullable(),
  packageNo: z.number().nullable(),
  anonymousNo: z.number(),
  title: carries(z.string(), clarification, 'title'),
  content: z.string(),
  replyContent: z.string(),
  files: files.nullable(),
  changeBulletinId: z.string().nullable(),
  publishTime: z.string(),
});
export type PublishedAnswer = z.infer<typeof publishedAnswer>;

/** Question and answer of a published project, for everybody signed in. */
export const clarificationsOfProject = endpoint({
  route: 'GET /api/bid-electronic/ele/clarification/queryByProjectId',
  label: { zh: '已发布的答疑', en: 'Published answers' },
  permission: 'bulletin_view',
  input: z.object({ projectId: idInput, tenantId: tenantInput.optional() }),
  output: z.array(publishedAnswer),
  ids: { projectId: 'project' },
});

export const questionEndpoints = [
  saveQuestion,
  questionsOfProject,
  questionCount,
  questionPage,
  questionById,
  ...Object.values(questionMoves),
  clarificationsOfProject,
] as const;
