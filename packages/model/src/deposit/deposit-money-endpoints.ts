import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { moveEndpoints } from '../kit/move.ts';
import { idInput, moneyInput } from '../kit/resource.ts';
import { project } from '../tendering/project.ts';
import { reasonInput, savedAnswer, versionInput } from '../tendering/wire.ts';
import { deposit } from './deposit.ts';

const text = (most: number) => z.string().trim().max(most);

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
export const depositMoneyEndpoints = [
  gatherDeposit,
  applyProjectOut,
  projectOut,
  payRefund,
  convertDeposit,
  proposeForfeit,
  ...Object.values(depositMoves),
  projectDepositRefundSum,
] as const;
