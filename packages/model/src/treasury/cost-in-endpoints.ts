import { z } from 'zod';
import { carries, fieldsIn } from '../kit/carried-fields.ts';
import { bankReceipt } from '../deposit/bank-receipt.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { moveEndpoints } from '../kit/move.ts';
import { pageInput, pageOf, type Page } from '../kit/page.ts';
import { idInput, moneyInput, rowSchema } from '../kit/resource.ts';
import { rowMove, type RowMove } from '../kit/row-move.ts';
import { project } from '../tendering/project.ts';
import { reasonInput, savedAnswer, versionInput } from '../tendering/wire.ts';
import { costIn } from './cost-in.ts';

const base = '/api/purchase/cost/in';
const text = (most: number) => z.string().trim().max(most);
const instant = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
const place = {
  projectNo: carries(z.string(), project, 'projectNo'),
  projectName: carries(z.string(), project, 'projectName'),
};

/** Notes money for a project and hands it in, or changes what was not (`id` with `version`). */
export const applyProjectIn = endpoint({
  route: `POST ${base}/applyProjectIn`,
  label: { zh: '登记项目收款', en: 'Note money for a project' },
  permission: 'costIn_edit',
  input: z.object({
    projectId: idInput,
    packageId: idInput.nullish(),
    supplierId: idInput.nullish(),
    id: idInput.optional(),
    version: versionInput.optional(),
    inType: z.coerce.number().int().min(1).max(9),
    money: moneyInput,
    payerName: text(100).min(1),
    payerAccount: text(40).nullish(),
    payerBank: text(100).nullish(),
    payTime: instant,
    tradeNo: text(60).nullish(),
    remark: text(500).nullish(),
  }),
  output: savedAnswer.extend({ inNo: z.string() }),
  writes: true,
  ids: { projectId: 'project', packageId: 'package', supplierId: 'supplier', id: 'costIn' },
});

/** Finance has found it in the bank, or says what is wrong. */
export const gatherProjectIn = endpoint({
  route: `POST ${base}/gatherProjectIn`,
  label: { zh: '确认项目收款到账', en: 'Confirm or reject money for a project' },
  permission: 'costIn_confirm',
  input: z.object({
    id: idInput,
    version: versionInput.optional(),
    agree: z.boolean().default(true),
    reason: reasonInput,
  }),
  output: savedAnswer.extend({ inStatus: z.number() }),
  writes: true,
  ids: { id: 'costIn' },
});

export const costInMoves = moveEndpoints(costIn, {
  submit: `POST ${base}/submit`,
  mistake: `POST ${base}/markMistake`,
  discard: `POST ${base}/discard`,
});

const mistakeLine = fieldsIn(
  z.object({
    /** `costIn`: was taken for something else; `receipt`: a line of the bank's statement that nobody has named yet. */
    kind: z.enum(['costIn', 'receipt']),
    id: z.string(),
    version: z.number(),
    payerName: z.string(),
    payerAccount: z.string().nullable(),
    money: z.string(),
    payTime: z.string(),
    tradeNo: z.string().nullable(),
    /** What the bank or whoever put it aside says. */
    note: z.string().nullable(),
    projectId: z.string().nullable(),
    projectName: z.string().nullable(),
    isRefunding: z.boolean(),
  }),
  costIn,
  bankReceipt,
);
export type MistakeLine = z.infer<typeof mistakeLine>;

/** Money of which nobody knows yet what it is, the oldest first. */
export const queryProjectMistake = endpoint({
  route: `POST ${base}/queryProjectMistake`,
  label: { zh: '到账差错列表', en: 'Mistaken and unknown receipts' },
  permission: 'costIn_correct',
  input: pageInput,
  output: pageOf(mistakeLine) as unknown as z.ZodType<Page<MistakeLine>>,
});

/** Says for which project it is and what for: it is received there. */
export const projectMistakeIn = endpoint({
  route: `POST ${base}/projectMistakeIn`,
  label: { zh: '更正到账', en: 'Give a receipt to its project' },
  permission: 'costIn_correct',
  input: z.object({
    costInId: idInput.optional(),
    receiptId: idInput.optional(),
    version: versionInput.optional(),
    projectId: idInput,
    /** Whose money it is; wanted where it goes into his wallet. */
    supplierId: idInput.nullish(),
    inType: z.coerce.number().int().min(1).max(9),
    reason: text(500).min(1),
  }),
  output: savedAnswer.extend({ inNo: z.string() }),
  writes: true,
  ids: { costInId: 'costIn', receiptId: 'bankReceipt', projectId: 'project', supplierId: 'supplier' },
});

export type CostInRow = Row<typeof costIn>;

/** What came in for a project: by kind as the ledger has it, orders and deposits that were kept among it, and what was noted by itself. */
export const queryProjectIn = endpoint({
  route: `GET ${base}/queryProjectIn`,
  label: { zh: '项目收款情况', en: 'What came in for a project' },
  permission: 'costIn_view',
  input: z.object({ projectId: idInput }),
  output: z.object({
    ...place,
    /** In yuan. */
    totalMoney: z.string(),
    /** Of the ledger's accounts, by `ledgerAccountKind`. */
    accounts: z.array(z.object({ accountKind: z.number(), money: z.string() })),
    rows: z.array(rowSchema(costIn.fields)) as unknown as z.ZodType<CostInRow[]>,
  }),
  ids: { projectId: 'project' },
});

export type CostInDetail = CostInRow & {
  readonly projectNo: string;
  readonly projectName: string;
  readonly actions: readonly string[];
  readonly history: readonly RowMove[];
};

export const queryCostInDetail = endpoint({
  route: `GET ${base}/queryCostInDetail`,
  label: { zh: '项目收款详情', en: 'Money for a project' },
  permission: 'costIn_view',
  input: z.object({ costInId: idInput }),
  output: rowSchema(costIn.fields).extend({
    ...place,
    actions: z.array(z.string()),
    history: z.array(rowMove),
  }) as unknown as z.ZodType<CostInDetail>,
  ids: { costInId: 'costIn' },
});

export const costInEndpoints = [
  applyProjectIn,
  gatherProjectIn,
  ...Object.values(costInMoves),
  queryProjectMistake,
  projectMistakeIn,
  queryProjectIn,
  queryCostInDetail,
] as const;
