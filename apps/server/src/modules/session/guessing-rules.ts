/**
 * Guessing is slowed, never rewarded with somebody else's lock-out (decisions 19): a rival must not be able to lock a
 * bidder out before a deadline. So the lock is per account AND address; over all addresses an account only demands a
 * captcha and answers more slowly.
 */
export const maxFailuresPerAddress = 5;
export const failureWindowMinutes = 30;
const captchaAfterFailures = 3;

const longestDelayMs = 4000;

export interface FailureCounts {
  /** Of this account from this address, within the window. */
  readonly here: number;
  /** Of this account from all addresses, within the window. */
  readonly everywhere: number;
}

export function isLockedHere({ here }: FailureCounts): boolean {
  return here >= maxFailuresPerAddress;
}

/** Whatever the grant: a client that does not ask for a captcha is what a guesser would use. */
export function demandsCaptcha({ everywhere }: FailureCounts): boolean {
  return everywhere >= captchaAfterFailures;
}

/** 0 up to the captcha, then 250 ms, doubling up to 4 s. */
export function delayMs({ everywhere }: FailureCounts): number {
  if (everywhere < captchaAfterFailures) return 0;
  return Math.min(250 * 2 ** (everywhere - captchaAfterFailures), longestDelayMs);
}
