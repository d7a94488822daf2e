import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { fileValue, savedAnswer, versionInput } from '../tendering/wire.ts';

const text = (most: number) => z.string().trim().max(most);

const channelAnswer = z.object({
  payType: z.number(),
  payTypeName: z.string(),
  /** Whether no real money moves there. */
  isSandbox: z.boolean(),
  /** Where a transfer goes; null of a channel that calls back. */
  accountName: z.string().nullable(),
  accountNo: z.string().nullable(),
  bankName: z.string().nullable(),
});
export type PayChannelAnswer = z.infer<typeof channelAnswer>;

/** The ways of paying that the buyer of an order takes; without an order the caller's own unit's. */
export const payChannelList = endpoint({
  route: 'GET /api/bid-order/order/queryPayChanelList',
  aliases: ['GET /api/bid-order/order/queryPayChannelList'],
  label: { zh: '支付渠道', en: 'Ways of paying' },
  permission: 'order_view',
  unseen: true,
  input: z.object({ orderId: idInput.optional() }),
  output: z.array(channelAnswer),
  ids: { orderId: 'payOrder' },
});

/** Begins to pay: where the payer goes on, or the account for a transfer. May be asked again, also for another way. */
export const toPay = endpoint({
  route: 'GET /api/bid-order/payMoneyc/topay',
  aliases: ['GET /api/bid-order/order/payMoneyc/topay'],
  label: { zh: '去支付', en: 'Begin to pay' },
  permission: 'order_buy',
  unseen: true,
  input: z.object({ orderId: idInput, payType: z.coerce.number().int().min(1).max(4) }),
  output: savedAnswer.extend({
    payType: z.number(),
    /** The channel's own page; null of a transfer. */
    payUrl: z.string().nullable(),
    isSandbox: z.boolean(),
    accountName: z.string().nullable(),
    accountNo: z.string().nullable(),
    bankName: z.string().nullable(),
    expireTime: z.string().nullable(),
  }),
  writes: true,
  ids: { orderId: 'payOrder' },
});

/** The supplier has transferred the money and hands in what proves it. */
export const handInVoucher = endpoint({
  route: 'POST /api/bid-order/payMoneyc/voucher',
  label: { zh: '提交转账凭证', en: 'Hand in the voucher' },
  permission: 'order_buy',
  unseen: true,
  input: z.object({
    orderId: idInput,
    version: versionInput,
    payerName: text(100),
    payTime: text(19),
    voucher: z.array(fileValue).max(5),
  }),
  output: savedAnswer,
  writes: true,
  ids: { orderId: 'payOrder', 'voucher.fileId': 'file' },
});

/**
 * What a channel tells, signed with the secret that both know. Fields are texts of bounded length: what they mean is looked
 * at once the signature has been found right, so that whoever has no secret learns nothing.
 */
export const noticeInput = z.object({
  tenantId: text(6),
  payType: text(8),
  orderNo: text(40),
  tradeNo: text(64),
  money: text(20),
  tradeState: text(8),
  payTime: text(19),
  nonce: text(64),
  sign: text(128),
});
export type SignedNotice = z.infer<typeof noticeInput>;

/** Told by a channel, as often as it likes: the same payment once more changes nothing. Answers SUCCESS once it is kept. */
export const paySuccess = endpoint({
  route: 'GET /api/bid-order/order/paySuccess',
  aliases: ['POST /api/bid-order/order/paySuccess'],
  label: { zh: '支付结果通知', en: 'A channel tells of a payment' },
  permission: 'public',
  unseen: true,
  input: noticeInput,
  output: z.object({ result: z.string() }),
});

/** The payer at the sandbox's cashier: the sandbox then tells of it as a channel would. */
export const sandboxPay = endpoint({
  route: 'POST /api/bid-order/sandbox/pay',
  label: { zh: '沙箱支付', en: 'Pay in the sandbox' },
  permission: 'order_buy',
  unseen: true,
  input: z.object({ orderId: idInput, way: z.coerce.number().int().min(1).max(8).default(1) }),
  output: z.object({
    /** How many messages the sandbox sends. */
    notices: z.number(),
    /** Until the last of them, in seconds. */
    lastInSeconds: z.number(),
  }),
  writes: true,
  ids: { orderId: 'payOrder' },
});

export const payEndpoints = [payChannelList, toPay, handInVoucher, paySuccess, sandboxPay] as const;
