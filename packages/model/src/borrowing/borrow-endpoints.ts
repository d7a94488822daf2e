import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { choiceList } from '../kit/choice-list.ts';
import { endpoint } from '../kit/endpoint.ts';
import { moveEndpoints } from '../kit/move.ts';
import { namedRowSchema, type NamedRow } from '../kit/named-row.ts';
import { idInput } from '../kit/resource.ts';
import { objectApprovalAnswer, type ObjectApproval } from '../workflow/object-approval.ts';
import { borrow, borrowReturn } from './borrow.ts';
import { borrowType, revertType } from './choices.ts';

const base = '/api/purchase/borrow';
const view = 'borrow_view';
const instant = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

const revertRow = fieldsIn(
  z.object({
    id: z.string(),
    borrowId: z.string(),
    revertType: z.number(),
    copies: z.number(),
    revertTime: z.string(),
    receiver: z.string(),
    remark: z.string().nullable(),
    /** Who wrote it down, and when. */
    createUserName: z.string().nullable(),
    createTime: z.string(),
  }),
  borrowReturn,
);

export type BorrowRow = NamedRow<typeof borrow>;
export type RevertRow = z.infer<typeof revertRow>;
/** Everything that the page of a loan shows. */
export type BorrowDetail = BorrowRow & {
  readonly returns: readonly RevertRow[];
  readonly approval: ObjectApproval;
  /** What this reader may do now. */
  readonly actions: readonly string[];
  /** Who asked. */
  readonly createUserName: string | null;
};

export const borrowTypes = choiceList(`GET ${base}/queryBorrowType`, {
  label: { zh: '借阅资料类型', en: 'Kinds of papers' },
  choices: borrowType.choices,
});

export const revertTypes = choiceList(`GET ${base}/queryRevertType`, {
  label: { zh: '归还情况', en: 'Conditions of returned papers' },
  choices: revertType.choices,
});

/** What was lent of a project's papers, the newest first. */
export const borrowsOfProject = endpoint({
  route: `GET ${base}/queryByProject`,
  label: { zh: '项目借阅记录', en: 'Loans of a project' },
  permission: view,
  input: z.object({ projectId: idInput }),
  output: z.array(namedRowSchema(borrow)),
  ids: { projectId: 'project' },
});

export const borrowInfo = endpoint({
  route: `GET ${base}/queryBorrowInfo`,
  label: { zh: '借阅详情', en: 'A loan of papers' },
  permission: view,
  input: z.object({ id: idInput }),
  output: (namedRowSchema(borrow) as unknown as z.ZodObject).extend({
    returns: z.array(revertRow),
    approval: objectApprovalAnswer,
    actions: z.array(z.string()),
    createUserName: z.string().nullable(),
  }) as unknown as z.ZodType<BorrowDetail>,
  ids: { id: 'borrow' },
});

/** What came back of a loan, in the order of time. */
export const revertList = endpoint({
  route: `GET ${base}/queryRevertList`,
  label: { zh: '归还记录', en: 'Returns of a loan' },
  permission: view,
  input: z.object({ borrowId: idInput }),
  output: z.array(revertRow),
  ids: { borrowId: 'borrow' },
});

/** Receives papers again. */
export const saveRevert = endpoint({
  route: `POST ${base}/saveRevert`,
  label: { zh: '登记归还', en: 'Receive papers' },
  permission: 'borrow_revert',
  input: z.object({
    borrowId: idInput,
    revertType: z.coerce.number().int(),
    copies: z.coerce.number().int().min(1).max(9999),
    /** Now, when it is not said. */
    revertTime: instant.nullish(),
    /** Whoever writes it down, when it is not said. */
    receiver: z.string().trim().max(50).nullish(),
    remark: z.string().trim().max(500).nullish(),
  }),
  output: z.object({
    /** Of the return. */
    id: z.string(),
    borrowStatus: z.number(),
    returnedCopies: z.number(),
  }),
  writes: true,
  ids: { borrowId: 'borrow' },
});

export const borrowMoves = moveEndpoints(borrow, {
  approve: `POST ${base}/approveBorrow`,
  reject: `POST ${base}/rejectBorrow`,
  withdraw: `POST ${base}/withdrawBorrow`,
});

/** Figures of the list; each opens the rows that it counts. */
export const borrowCount = endpoint({
  route: `GET ${base}/queryBorrowCount`,
  label: { zh: '借阅统计', en: 'Loans counted' },
  permission: view,
  input: z.object({}),
  output: z.object({
    total: z.number(),
    /** By the codes of the states. */
    statuses: z.array(z.object({ status: z.number(), count: z.number() })),
  }),
});

/** The slip that borrower and keeper sign, as a PDF. */
export const borrowSlip = endpoint({
  route: `GET ${base}/borrowSlip`,
  label: { zh: '借阅单打印', en: 'Slip of a loan' },
  permission: view,
  input: z.object({ id: idInput }),
  output: z.unknown(),
  raw: true,
  ids: { id: 'borrow' },
});

export const borrowEndpoints = [
  borrowTypes,
  revertTypes,
  borrowsOfProject,
  borrowInfo,
  revertList,
  saveRevert,
  ...Object.values(borrowMoves),
  borrowCount,
  borrowSlip,
] as const;
