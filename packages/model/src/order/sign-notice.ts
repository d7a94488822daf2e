import type { SignedNotice } from './pay-endpoints.ts';

export type Notice = Omit<SignedNotice, 'sign'>;

/**
 * What of a notice is signed: every field by its name in the order of the names, each value encoded so that none can run
 * into the next. The signature is HMAC-SHA256 of this text under the channel's secret, in hexadecimal.
 */
export function noticeText(notice: Notice): string {
  const { tenantId, payType, orderNo, tradeNo, money, tradeState, payTime, nonce } = notice;
  const signed = { money, nonce, orderNo, payTime, payType, tenantId, tradeNo, tradeState };
  return Object.entries(signed)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
