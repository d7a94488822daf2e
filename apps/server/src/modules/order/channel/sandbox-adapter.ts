import { createHmac, timingSafeEqual } from 'node:crypto';
import { isTime, isYuan, noticeText, tradeState, type Notice, type SignedNotice } from '@zhaocai/model';
import type { PayAdapter, PayNotice } from './pay-adapter.ts';

/** The cashier of the sandbox is a page of this product, in place of a channel's own. */
const cashierPath = '/payManage/cashier';

/** What stands in for every channel that calls back until a real one is set up: the same messages, no money. */
export const sandboxAdapter: PayAdapter = {
  isSandbox: true,
  start: async (_channel, { orderId }) => ({ payUrl: `${cashierPath}?id=${orderId}` }),
  read({ secret }, { sign, ...notice }) {
    return isSignedWith(secret, notice, sign) ? noticeOf(notice) : undefined;
  },
};

/** HMAC-SHA256 of the text of the notice, in hexadecimal. */
export function signNotice(secret: string, notice: Notice): SignedNotice {
  return { ...notice, sign: signatureOf(secret, notice).toString('hex') };
}

function signatureOf(secret: string, notice: Notice): Buffer {
  return createHmac('sha256', secret).update(noticeText(notice)).digest();
}

/** In the same time for every signature, so that none is found sign by sign. */
function isSignedWith(secret: string, notice: Notice, sign: string): boolean {
  const given = Buffer.from(sign, 'hex');
  const right = signatureOf(secret, notice);
  return given.length === right.length && timingSafeEqual(given, right);
}

function noticeOf({ orderNo, tradeNo, money, payTime, tradeState: told }: Notice): PayNotice | undefined {
  const state = tradeState.choices.find(({ value }) => String(value) === told);
  const makesSense =
    state && isYuan(money) && !/^-|^0+(\.0+)?$/.test(money) && isTime('instant', payTime) && tradeNo !== '';
  return makesSense ? { orderNo, tradeNo, money, payTime, tradeState: state.value } : undefined;
}
