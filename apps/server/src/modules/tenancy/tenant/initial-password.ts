import { createHash, randomInt } from 'node:crypto';

/** Nothing that is taken for another letter: a password is read aloud on the telephone. */
const upper = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const lower = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';

/** Three groups of four with upper and lower case and digits: 53 bits of chance, and changed at the first sign-in. */
export function initialPassword(): string {
  const group = () => pick(upper) + pick(lower) + pick(digits) + pick(upper + lower + digits);
  return [group(), group(), group()].join('-');
}

function pick(letters: string): string {
  return letters.charAt(randomInt(letters.length));
}

/** As a browser would send it. */
export function passwordMd5(password: string): string {
  return createHash('md5').update(password).digest('hex');
}
