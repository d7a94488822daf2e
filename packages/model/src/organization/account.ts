/** What a new account may be: it is typed at each sign-in, read aloud on the phone and written into spreadsheets. */
const accountPattern = /^[\p{L}\p{N}][\p{L}\p{N}._@-]{0,44}$/u;

/** Why a new account may not be called so; undefined where it may. */
export function accountFault(account: string): 'organization.accountForm' | undefined {
  return accountPattern.test(account) ? undefined : 'organization.accountForm';
}
