/**
 * Guessing is slowed, never rewarded with somebody else's lock-out (decisions 19): a rival must not be able to lock a
 * bidder out before a deadline. So the lock is per account AND address; over all addresses an account only demands a
 * captcha and answers more slowly.
 */
export const maxFailuresPerAddress = 5;
export const failureWindowMinutes = 30;
/** Of one account, over all addresses, within the window. */
export const maxWrongCodes = 10;
const captchaAfterFailures = 3;
/** One guess at each of many accounts: so many failing ones at one address, or in one tenant, are no chance any more. */
const captchaAfterAccounts = { atAddress: 10, inTenant: 40 };

const longestDelayMs = 4000;

export interface FailureCounts {
  /** Of this account from this address, within the window. */
  readonly here: number;
  /** Of this account from all addresses, within the window. */
  readonly everywhere: number;
}

/** How many accounts failed within the window. */
export interface FailingAccounts {
  /** From this address, of whatever tenant. */
  readonly atAddress: number;
  /** Of this tenant, from wherever. */
  readonly inTenant: number;
}

/** A whole campus may share an address: nobody is locked out for what others tried, but no program goes on alone. */
export function isSprayed({ atAddress, inTenant }: FailingAccounts): boolean {
  return atAddress >= captchaAfterAccounts.atAddress || inTenant >= captchaAfterAccounts.inTenant;
}

export function isLockedHere({ here }: FailureCounts): boolean {
  return here >= maxFailuresPerAddress;
}

/** Whatever the grant: a client that does not ask for a captcha is what a guesser would use. */
export function demandsCaptcha(counts: FailureCounts & FailingAccounts): boolean {
  return counts.everywhere >= captchaAfterFailures || isSprayed(counts);
}

/** 0 up to the captcha, then 250 ms, doubling up to 4 s. */
export function delayMs({ everywhere }: FailureCounts): number {
  if (everywhere < captchaAfterFailures) return 0;
  return Math.min(250 * 2 ** (everywhere - captchaAfterFailures), longestDelayMs);
}
