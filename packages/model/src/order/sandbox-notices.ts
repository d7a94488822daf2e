import { sumYuan } from '../kit/money.ts';
import { sandboxWay, tradeState } from './choices.ts';

/** One message that the sandbox sends. */
export interface SandboxNotice {
  readonly afterSeconds: number;
  /** Which of its payments it is about: two payments have two references. */
  readonly payment: 1 | 2;
  /** In yuan. */
  readonly money: string;
  /** Of `tradeState`. */
  readonly tradeState: number;
  /** Signed with another secret than the channel's. */
  readonly isForged: boolean;
}

const lateSeconds = 120;
const againSeconds = 3;
const { pending, success, failed } = tradeState.code;

/** What the sandbox tells of a payment that goes this way (`sandboxWay`), in the order in which it is sent. */
export function sandboxNotices(way: number, orderMoney: string): SandboxNotice[] {
  const plain: SandboxNotice = {
    afterSeconds: 0,
    payment: 1,
    money: orderMoney,
    tradeState: success,
    isForged: false,
  };
  const again = { ...plain, afterSeconds: againSeconds };
  switch (sandboxWay.named(way)?.name) {
    case 'late':
      return [{ ...plain, afterSeconds: lateSeconds }];
    case 'twice':
      return [plain, again];
    case 'wrongAmount':
      return [{ ...plain, money: sumYuan([orderMoney, '0.01']) }];
    case 'outOfOrder':
      return [plain, { ...again, tradeState: pending }];
    case 'wrongSignature':
      return [{ ...plain, isForged: true }];
    case 'paidTwice':
      return [plain, { ...again, payment: 2 }];
    case 'failed':
      return [{ ...plain, tradeState: failed }];
    default:
      return [plain];
  }
}
