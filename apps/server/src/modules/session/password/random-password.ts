import { randomInt } from 'node:crypto';
import { passwordFault, type PasswordRules } from '@zhaocai/model';

/** Nothing that is taken for another letter: a password is read aloud on the telephone. */
const upper = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const lower = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const usualGroups = 3;
const groupLength = 4;

/** Groups of four with upper and lower case and digits, as many as the rules ask for: three are 53 bits of chance. */
export function randomPassword(rules: Pick<PasswordRules, 'minLength' | 'kinds'>, account: string): string {
  const groups = Math.max(usualGroups, Math.ceil((rules.minLength + 1) / (groupLength + 1)));
  const group = () => pick(upper) + pick(lower) + pick(digits) + pick(upper + lower + digits);
  const made = Array.from({ length: groups }, group).join('-');
  return passwordFault(made, account, rules) ? randomPassword(rules, account) : made;
}

function pick(signs: string): string {
  return signs.charAt(randomInt(signs.length));
}
