import { z } from 'zod';
import { expert } from '../expert/expert.ts';
import { carries, fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { moveEndpoints } from '../kit/move.ts';
import { idInput, moneyInput, rowSchema } from '../kit/resource.ts';
import { rowMove, type RowMove } from '../kit/row-move.ts';
import { project } from '../tendering/project.ts';
import { savedAnswer, versionInput } from '../tendering/wire.ts';
import { costOut } from './cost-out.ts';

const base = '/api/purchase/cost/out';
const text = (most: number) => z.string().trim().max(most);
const instant = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
const place = {
  projectNo: carries(z.string(), project, 'projectNo'),
  projectName: carries(z.string(), project, 'projectName'),
};

/** Applies for the fee of an expert who signed in to the evaluation, or changes what was not handed in (`id` with `version`). It is handed in by it. */
export const applyExpertOut = endpoint({
  route: `POST ${base}/applyExpertOut`,
  label: { zh: '申请专家费', en: 'Apply for the fee of an expert' },
  permission: 'expertFee_edit',
  input: z.object({
    projectId: idInput,
    expertId: idInput,
    id: idInput.optional(),
    version: versionInput.optional(),
    hours: z
      .string()
      .regex(/^\d{1,3}(\.\d{1,4})?$/)
      .nullish(),
    /** Before tax, in yuan. */
    money: moneyInput,
    feeFund: z.coerce.number().int().min(1).max(2).default(1),
    remark: text(500).nullish(),
  }),
  output: savedAnswer.extend({ outNo: z.string(), taxMoney: z.string(), netMoney: z.string() }),
  writes: true,
  ids: { projectId: 'project', expertId: 'expert', id: 'costOut' },
});

const feeLine = fieldsIn(
  z.object({
    expertId: z.string(),
    expertName: z.string(),
    workUnit: carries(z.string(), expert, 'workUnit'),
    signTime: z.string(),
    /** He has named an account that it can be paid to. */
    hasAccount: z.boolean(),
    /** Of the application that stands; null: none does. */
    id: z.string().nullable(),
    version: z.number().nullable(),
    outNo: z.string().nullable(),
    outStatus: z.number().nullable(),
    hours: z.string().nullable(),
    money: z.string().nullable(),
    taxMoney: z.string().nullable(),
    netMoney: z.string().nullable(),
    feeFund: z.number().nullable(),
  }),
  costOut,
);
export type ExpertFeeLine = z.infer<typeof feeLine>;

/** Who signed in to the evaluation of a project, with what he is paid. Nobody before the names are published. */
export const expertOut = endpoint({
  route: `GET ${base}/expert`,
  label: { zh: '项目专家费', en: 'Expert fees of a project' },
  permission: 'expertFee_view',
  input: z.object({ projectId: idInput }),
  output: z.object({
    ...place,
    /** The names of those who evaluated are out: fees may be applied for. */
    isOpen: z.boolean(),
    /** Collected for experts, and what of it is neither paid nor applied for, in yuan. */
    collectedMoney: z.string(),
    leftMoney: z.string(),
    experts: z.array(feeLine),
  }),
  ids: { projectId: 'project' },
});

/** What would be withheld of a fee today. */
export const expertTax = endpoint({
  route: `GET ${base}/tax`,
  label: { zh: '试算代扣个税', en: 'What would be withheld' },
  permission: 'expertFee_view',
  input: z.object({ money: moneyInput }),
  output: z.object({
    taxableMoney: z.string(),
    taxMoney: carries(z.string(), costOut, 'taxMoney'),
    netMoney: carries(z.string(), costOut, 'netMoney'),
    article: z.string(),
  }),
});

export type CostOutDetail = Row<typeof costOut> & {
  readonly projectNo: string;
  readonly projectName: string;
  readonly actions: readonly string[];
  readonly history: readonly RowMove[];
};

/** The account is whole for whoever pays, masked for everybody else. */
export const costOutById = endpoint({
  route: `GET ${base}/queryById`,
  label: { zh: '项目支出详情', en: 'What a project paid' },
  permission: 'expertFee_view',
  input: z.object({ id: idInput }),
  output: rowSchema(costOut.fields).extend({
    ...place,
    actions: z.array(z.string()),
    history: z.array(rowMove),
  }) as unknown as z.ZodType<CostOutDetail>,
  ids: { id: 'costOut' },
});

export const costOutMoves = moveEndpoints(costOut, {
  submit: `POST ${base}/submit`,
  withdraw: `POST ${base}/withdraw`,
  approve: `POST ${base}/approve`,
  reject: `POST ${base}/reject`,
  fail: `POST ${base}/fail`,
  discard: `POST ${base}/discard`,
});

/** Finance has paid it: to the bank account by a transfer, or into the wallet of the expert. */
export const payCostOut = endpoint({
  route: `POST ${base}/pay`,
  label: { zh: '登记项目支出付款', en: 'Note the payment' },
  permission: 'expertFee_pay',
  input: z.object({
    id: idInput,
    version: versionInput,
    payWay: z.coerce.number().int().min(1).max(2).default(1),
    payTime: instant,
    /** Of the transfer. */
    tradeNo: text(60).nullish(),
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'costOut' },
});

/** What was paid wrongly is reversed (`outId`); what came in by mistake is to be paid back to its payer (`costInId`). */
export const projectMistakeOut = endpoint({
  route: `POST ${base}/projectMistakeOut`,
  label: { zh: '差错冲销与退款', en: 'Reverse or refund a mistake' },
  permission: 'expertFee_mistake',
  input: z.object({
    outId: idInput.optional(),
    costInId: idInput.optional(),
    version: versionInput.optional(),
    reason: text(500).min(1),
  }),
  output: savedAnswer.extend({ outStatus: z.number() }),
  writes: true,
  ids: { outId: 'costOut', costInId: 'costIn' },
});

const ownFee = fieldsIn(
  z.object({
    id: z.string(),
    outNo: z.string(),
    outStatus: z.number(),
    ...place,
    hours: z.string().nullable(),
    money: z.string(),
    taxMoney: z.string(),
    netMoney: z.string(),
    taxArticle: z.string().nullable(),
    payWay: z.number().nullable(),
    payTime: z.string().nullable(),
    createTime: z.string(),
  }),
  costOut,
);
export type OwnFee = z.infer<typeof ownFee>;

/** The fees of the expert who asks, once they were handed in; the newest first. */
export const ownFees = endpoint({
  route: `GET ${base}/own`,
  label: { zh: '我的专家费', en: 'My fees' },
  permission: 'expertOwn_view',
  input: z.object({}),
  output: z.array(ownFee),
});

export const costOutEndpoints = [
  applyExpertOut,
  expertOut,
  expertTax,
  costOutById,
  ...Object.values(costOutMoves),
  payCostOut,
  projectMistakeOut,
  ownFees,
] as const;
