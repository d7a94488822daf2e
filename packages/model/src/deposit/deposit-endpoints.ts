import { z } from 'zod';
import { carries, fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { idInput, moneyInput, rowSchema } from '../kit/resource.ts';
import { rowMove, type RowMove } from '../kit/row-move.ts';
import { project } from '../tendering/project.ts';
import { purchasePackage } from '../tendering/purchase-package.ts';
import { fileValue, savedAnswer, tenantInput, versionInput } from '../tendering/wire.ts';
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
      /** How the interest is counted, and by which rates of which source; null: there is none. */
      readonly interestArticle: string | null;
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
      interestArticle: carries(z.string().nullable(), deposit, 'interestArticle'),
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
  depositReceiptPdf,
] as const;
