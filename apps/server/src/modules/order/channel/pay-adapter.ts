import type { SignedNotice } from '@zhaocai/model';

/** A unit's channel with its secret, as its adapter works with it; the secret is told to nobody else. */
export interface OpenChannel {
  /** Of the unit that is paid. */
  readonly tenantId: string;
  readonly payType: number;
  readonly merchantNo: string | null;
  readonly secret: string;
}

/** What is to be paid; the amount in yuan. */
export interface Payable {
  readonly orderId: string;
  readonly orderNo: string;
  readonly orderMoney: string;
  /** Wire instant; null: no end. */
  readonly expireTime: string | null;
}

/** What a channel told, once it is known to come from it. */
export interface PayNotice {
  readonly orderNo: string;
  readonly tradeNo: string;
  /** In yuan. */
  readonly money: string;
  /** Of `tradeState`. */
  readonly tradeState: number;
  /** Wire instant. */
  readonly payTime: string;
}

/**
 * A way to a payment channel. What WeChat, Alipay or a bank would implement: beginning a payment there, and reading what it
 * tells. Orders, postings and refunds know nothing of the channel behind it.
 */
export interface PayAdapter {
  /** No real money moves. Screens say so. */
  readonly isSandbox: boolean;
  /** Where the payer goes on: the channel's own page, or the text of a code that is scanned. */
  start(channel: OpenChannel, order: Payable): Promise<{ readonly payUrl: string }>;
  /** Undefined where the signature is not the channel's, or what is signed makes no sense. */
  read(channel: OpenChannel, told: SignedNotice): PayNotice | undefined;
}
