import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { idInput, moneyInput, rowSchema } from '../kit/resource.ts';
import { rowMove, type RowMove } from '../kit/row-move.ts';
import { moveEndpoints } from '../kit/move.ts';
import { ledgerPosting } from '../ledger/ledger-posting.ts';
import { reasonInput, savedAnswer, tenantInput, versionInput } from '../tendering/wire.ts';
import { payout } from './payout.ts';

const base = '/api/bid-order/money';
const text = (most: number) => z.string().trim().max(most);
const instant = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

/** In yuan: all that the ledger holds, what of it waits for the word of finance, and what may be applied for. */
const sums = { balance: z.string(), frozen: z.string(), available: z.string() };

const oneWallet = z.object({ tenantId: z.string(), tenantName: z.string(), ...sums });
export type Wallet = z.infer<typeof oneWallet>;

/** What the caller's wallets hold, one with each unit that owes him; `tenantId` names the unit. */
export const myMoney = endpoint({
  route: `GET ${base}/myMoney`,
  label: { zh: '我的钱包', en: 'My wallet' },
  permission: 'wallet_view',
  input: z.object({ tenantId: tenantInput.optional() }),
  output: z.object({
    ...sums,
    wallets: z.array(oneWallet),
    /** Where it would be paid to; null: no default account was named. */
    payeeBank: z.string().nullable(),
    payeeAccount: z.string().nullable(),
  }),
});

const movement = fieldsIn(
  z.object({
    id: z.string(),
    tenantId: z.string(),
    tenantName: z.string(),
    createTime: z.string(),
    operation: z.number(),
    causeNo: z.string().nullable(),
    causeName: z.string().nullable(),
    reason: z.string().nullable(),
    /** What came and what went, in yuan; one of them is nothing. */
    inMoney: z.string(),
    outMoney: z.string(),
  }),
  ledgerPosting,
);
export type WalletMovement = z.infer<typeof movement>;

/** What came into the caller's wallets and went out of them, the newest two hundred first. */
export const walletMovements = endpoint({
  route: `GET ${base}/movements`,
  label: { zh: '钱包收支明细', en: 'What came and went' },
  permission: 'wallet_view',
  input: z.object({ tenantId: tenantInput.optional() }),
  output: z.array(movement),
});

/** Applies to be paid so much, to the default account; what is applied for is frozen at once. */
export const applyOut = endpoint({
  route: `POST ${base}/applyOut`,
  label: { zh: '申请提现', en: 'Apply for a withdrawal' },
  permission: 'wallet_apply',
  input: z.object({
    money: moneyInput,
    /** The unit whose wallet it is, where the caller has several. */
    tenantId: tenantInput.optional(),
  }),
  output: savedAnswer.extend({ payoutNo: z.string() }),
  writes: true,
});

export type PayoutRow = Row<typeof payout> & { readonly tenantName: string };

/** What the caller has applied for, the newest first; `tenantId` names the unit. */
export const outRecord = endpoint({
  route: `GET ${base}/outRecord`,
  label: { zh: '提现记录', en: 'Withdrawals' },
  permission: 'wallet_view',
  input: z.object({ tenantId: tenantInput.optional() }),
  output: z.array(rowSchema(payout.fields).extend({ tenantName: z.string() })) as unknown as z.ZodType<PayoutRow[]>,
});

export type PayoutDetail = Row<typeof payout> & {
  readonly actions: readonly string[];
  readonly history: readonly RowMove[];
};

export const payoutById = endpoint({
  route: 'GET /api/bid-order/payout/queryById',
  label: { zh: '提现详情', en: 'A withdrawal' },
  permission: 'payout_view',
  input: z.object({ id: idInput }),
  output: rowSchema(payout.fields).extend({
    actions: z.array(z.string()),
    history: z.array(rowMove),
  }) as unknown as z.ZodType<PayoutDetail>,
  ids: { id: 'payout' },
});

/** `flag` 1 approves, 0 sends back with a reason. Said twice it is done once. */
export const outAudit = endpoint({
  route: `GET ${base}/outAudit`,
  aliases: [`POST ${base}/outAudit`],
  label: { zh: '审核提现', en: 'Decide about a withdrawal' },
  permission: 'payout_audit',
  input: z.object({
    outId: idInput,
    flag: z.coerce.number().int().min(0).max(1),
    version: versionInput.optional(),
    reason: reasonInput,
  }),
  output: savedAnswer.extend({ payoutStatus: z.number() }),
  writes: true,
  ids: { outId: 'payout' },
});

/** A third person has paid it: the bank's reference is kept, each once. */
export const payPayout = endpoint({
  route: 'POST /api/bid-order/payout/pay',
  label: { zh: '登记提现付款', en: 'Note the payment of a withdrawal' },
  permission: 'payout_pay',
  input: z.object({ id: idInput, version: versionInput, tradeNo: text(60).min(1), payTime: instant }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'payout' },
});

export const payoutMoves = moveEndpoints(payout, { fail: 'POST /api/bid-order/payout/fail' });

export const walletEndpoints = [
  myMoney,
  walletMovements,
  applyOut,
  outRecord,
  payoutById,
  outAudit,
  payPayout,
  ...Object.values(payoutMoves),
] as const;
