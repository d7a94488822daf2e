import { z } from 'zod';
import { carries, fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { moveEndpoints } from '../kit/move.ts';
import { idInput, moneyInput, rowSchema } from '../kit/resource.ts';
import { rowMove, type RowMove } from '../kit/row-move.ts';
import { project } from '../tendering/project.ts';
import { purchasePackage } from '../tendering/purchase-package.ts';
import { fileValue, reasonInput, savedAnswer, tenantInput, versionInput } from '../tendering/wire.ts';
import { deposit } from './deposit.ts';

const text = (most: number) => z.string().trim().max(most);

/** What a deposit stands beside on its page. */
export interface DepositPlace {
  readonly projectNo: string;
  readonly projectName: string;
  readonly packageNo: number;
  readonly packageName: string;
  /** Until when it is handed in. */
  readonly bidEndTime: string;
  readonly lawRegime: number;
}

/** A deposit with what its reader may do now; to its supplier the buyer's steps are none. */
export type DepositDetail = Row<typeof deposit> &
  DepositPlace & {
    readonly actions: readonly string[];
    readonly history: readonly RowMove[];
    /** What would be paid beside the deposit today, in yuan; null: nothing is to be refunded now. */
    readonly refundToday: {
      readonly money: string;
      readonly bankInterest: string;
      readonly lateInterest: string;
    } | null;
  };

const around = {
  projectNo: carries(z.string(), project, 'projectNo'),
  projectName: carries(z.string(), project, 'projectName'),
  packageNo: carries(z.number(), purchasePackage, 'packageNo'),
  packageName: carries(z.string(), purchasePackage, 'packageName'),
  bidEndTime: carries(z.string(), project, 'bidEndTime'),
  lawRegime: carries(z.number(), project, 'lawRegime'),
};

const detailAnswer = rowSchema(deposit.fields).extend({
  ...around,
  actions: z.array(z.string()),
  history: z.array(rowMove),
  refundToday: z
    .object({
      money: carries(z.string(), deposit, 'refundMoney'),
      bankInterest: carries(z.string(), deposit, 'bankInterest'),
      lateInterest: carries(z.string(), deposit, 'lateInterest'),
    })
    .nullable(),
}) as unknown as z.ZodType<DepositDetail>;

/** `tenantId` names the buyer, for the supplier whose deposit it is. */
export const depositDetail = endpoint({
  route: 'GET /api/purchase/deposit/depositDetail',
  label: { zh: '保证金详情', en: 'A deposit' },
  permission: 'deposit_view',
  unseen: true,
  input: z.object({ id: idInput, tenantId: tenantInput.optional() }),
  output: detailAnswer,
  ids: { id: 'deposit' },
});

/** The deposits of a project: all of them for those of the buyer who may know, a supplier's own for himself. */
export const depositsOfProject = endpoint({
  route: 'GET /api/purchase/deposit/depositList',
  label: { zh: '项目保证金', en: 'Deposits of a project' },
  permission: 'deposit_view',
  unseen: true,
  input: z.object({ projectId: idInput, tenantId: tenantInput.optional() }),
  output: z.array(rowSchema(deposit.fields).extend(around)) as unknown as z.ZodType<
    (Row<typeof deposit> & DepositPlace)[]
  >,
  ids: { projectId: 'project' },
});

/** What a supplier owes for a registration, and what became of it; `deposit` is null before he has begun. */
const ownLine = fieldsIn(
  z.object({
    entryId: z.string(),
    tenantId: z.string(),
    projectId: z.string(),
    projectNo: z.string(),
    projectName: z.string(),
    packageNo: z.number(),
    packageName: z.string(),
    bidEndTime: z.string(),
    lawRegime: z.number(),
    requireMoney: z.string(),
    depositId: z.string().nullable(),
    depositStatus: z.number(),
    money: z.string().nullable(),
    dueTime: z.string().nullable(),
  }),
  deposit,
  project,
  purchasePackage,
);
export type OwnDepositLine = z.infer<typeof ownLine>;

export const ownDeposits = endpoint({
  route: 'GET /api/purchase/deposit/queryOwn',
  label: { zh: '我的保证金', en: 'Own deposits' },
  permission: 'deposit_handIn',
  unseen: true,
  input: z.object({ projectId: idInput.optional() }),
  output: z.array(ownLine),
  ids: { projectId: 'project' },
});

/** A supplier hands in how he gave the deposit for a registration, or keeps it as a draft. */
export const saveDeposit = endpoint({
  route: 'POST /api/purchase/deposit/saveOrUpdateDeposit',
  label: { zh: '提交保证金', en: 'Hand in a deposit' },
  permission: 'deposit_handIn',
  unseen: true,
  input: z.object({
    entryId: idInput,
    /** Of a draft or of what was rejected; the version that was seen. */
    id: idInput.optional(),
    version: versionInput.optional(),
    isDraft: z.boolean().optional(),
    payWay: z.coerce.number().int().min(1).max(6),
    money: moneyInput.optional(),
    payerName: text(100).nullish(),
    payerAccount: text(40).nullish(),
    payerBank: text(100).nullish(),
    isBasicAccount: z.boolean().nullish(),
    payTime: text(19).nullish(),
    voucher: z.array(fileValue).max(5).nullish(),
    guaranteeNo: text(60).nullish(),
    guaranteeExpire: text(10).nullish(),
  }),
  output: savedAnswer,
  writes: true,
  ids: { entryId: 'entry', id: 'deposit', 'voucher.fileId': 'file' },
});

/** Only a draft, and what was rejected. */
export const removeDeposit = endpoint({
  route: 'GET /api/purchase/deposit/delete',
  aliases: ['POST /api/purchase/deposit/delete'],
  label: { zh: '删除保证金', en: 'Remove a deposit' },
  permission: 'deposit_handIn',
  unseen: true,
  input: z.object({ ids: z.string().regex(/^\d{1,20}(,\d{1,20})*$/) }),
  output: z.null(),
  writes: true,
  ids: { ids: 'deposit' },
});

/** The winner agrees that so much of his deposit becomes his performance bond. */
export const consentToConvert = endpoint({
  route: 'POST /api/purchase/deposit/consentConvert',
  label: { zh: '同意转为履约保证金', en: 'Agree to the conversion' },
  permission: 'deposit_handIn',
  input: z.object({ id: idInput, version: versionInput, money: moneyInput }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'deposit' },
});

/** The supplier's word against a forfeiture, once. */
export const appealDeposit = endpoint({
  route: 'POST /api/purchase/deposit/appeal',
  label: { zh: '申诉', en: 'Appeal' },
  permission: 'deposit_handIn',
  input: z.object({ id: idInput, version: versionInput, text: text(2000) }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'deposit' },
});

export const answerAppeal = endpoint({
  route: 'POST /api/purchase/deposit/answerAppeal',
  label: { zh: '答复申诉', en: 'Answer an appeal' },
  permission: 'deposit_approve',
  input: z.object({ id: idInput, version: versionInput, text: text(2000) }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'deposit' },
});

/** Finance confirms that the money is there, or says what is wrong. */
export const gatherDeposit = endpoint({
  route: 'POST /api/purchase/entry/gatherDeposit',
  aliases: ['POST /api/purchase/deposit/confirm'],
  label: { zh: '确认保证金到账', en: 'Confirm or reject a deposit' },
  permission: 'deposit_confirm',
  input: z.object({
    id: idInput,
    version: versionInput.optional(),
    agree: z.boolean().default(true),
    reason: reasonInput,
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'deposit' },
});

/** Money goes out of a project: of these the refund of a deposit (outType 3) is done here. */
export const applyProjectOut = endpoint({
  route: 'POST /api/purchase/cost/out/applyProjectOut',
  label: { zh: '申请退还保证金', en: 'Ask for the refund of a deposit' },
  permission: 'deposit_refund',
  input: z.object({
    depositId: idInput,
    version: versionInput.optional(),
    outType: z.literal(3).default(3),
    /** Where the money goes: the account that paid, and no other. */
    payeeAccount: text(40).optional(),
  }),
  output: savedAnswer,
  writes: true,
  ids: { depositId: 'deposit' },
});

const outLine = fieldsIn(
  z.object({
    id: z.string(),
    depositId: z.string(),
    outType: z.number(),
    depositNo: z.string(),
    supplierName: z.string(),
    payerAccount: z.string().nullable(),
    money: z.string(),
    depositStatus: z.number(),
    dueTime: z.string().nullable(),
    refundApplyTime: z.string().nullable(),
    refundTime: z.string().nullable(),
  }),
  deposit,
);

/** The refunds of a project's deposits, asked for and paid. */
export const projectOut = endpoint({
  route: 'GET /api/purchase/cost/out/project',
  label: { zh: '项目退款', en: 'Refunds of a project' },
  permission: 'deposit_view',
  input: z.object({ projectId: idInput }),
  output: z.array(outLine),
  ids: { projectId: 'project' },
});

/** A second person pays: the bank's reference of the payment is kept, each once. */
export const payRefund = endpoint({
  route: 'POST /api/purchase/deposit/payRefund',
  label: { zh: '审核并退还', en: 'Approve and refund' },
  permission: 'deposit_pay',
  stepUp: true,
  input: z.object({ id: idInput, version: versionInput, tradeNo: text(60).min(1) }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'deposit' },
});

export const convertDeposit = endpoint({
  route: 'POST /api/purchase/deposit/convert',
  label: { zh: '转为履约保证金', en: 'Convert to a performance bond' },
  permission: 'deposit_pay',
  input: z.object({ id: idInput, version: versionInput, money: moneyInput }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'deposit' },
});

export const proposeForfeit = endpoint({
  route: 'POST /api/purchase/deposit/proposeForfeit',
  label: { zh: '提出不予退还', en: 'Propose a forfeiture' },
  permission: 'deposit_forfeit',
  input: z.object({
    id: idInput,
    version: versionInput,
    forfeitCause: z.coerce.number().int().min(1).max(4),
    reason: text(500),
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'deposit' },
});

export const depositMoves = moveEndpoints(deposit, {
  correct: 'POST /api/purchase/deposit/correct',
  cancelRefund: 'POST /api/purchase/deposit/cancelRefund',
  approveForfeit: 'POST /api/purchase/deposit/approveForfeit',
  rejectForfeit: 'POST /api/purchase/deposit/rejectForfeit',
  restore: 'POST /api/purchase/deposit/restore',
});

const refundSum = fieldsIn(
  z.object({
    projectId: z.string(),
    projectNo: z.string(),
    projectName: z.string(),
    /** How many deposits were paid, and of these how many wait for their refund and how many are late. */
    count: z.number(),
    waiting: z.number(),
    late: z.number(),
    money: z.string(),
    refundMoney: z.string(),
    convertMoney: z.string(),
    forfeitMoney: z.string(),
    /** What lies with the buyer still. */
    heldMoney: z.string(),
  }),
  deposit,
  project,
);

/** What the deposits of each project come to, in yuan; of one project where it is named. */
export const projectDepositRefundSum = endpoint({
  route: 'GET /api/purchase/project/projectDepositRefundSum',
  label: { zh: '保证金退还汇总', en: 'Deposits and refunds by project' },
  permission: 'deposit_view',
  input: z.object({ projectId: idInput.optional() }),
  output: z.array(refundSum),
  ids: { projectId: 'project' },
});

export const depositReceiptPdf = endpoint({
  route: 'GET /api/purchase/deposit/receipt',
  label: { zh: '保证金收据', en: 'Receipt of a deposit as PDF' },
  permission: 'deposit_view',
  unseen: true,
  input: z.object({ id: idInput, tenantId: tenantInput.optional() }),
  output: z.unknown(),
  raw: true,
  ids: { id: 'deposit' },
});

export const depositEndpoints = [
  depositDetail,
  depositsOfProject,
  ownDeposits,
  saveDeposit,
  removeDeposit,
  consentToConvert,
  appealDeposit,
  answerAppeal,
  gatherDeposit,
  applyProjectOut,
  projectOut,
  payRefund,
  convertDeposit,
  proposeForfeit,
  ...Object.values(depositMoves),
  projectDepositRefundSum,
  depositReceiptPdf,
] as const;
