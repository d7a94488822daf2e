import { createHash, randomInt } from 'node:crypto';
import type { Ctx } from '../../../platform/http/index.ts';
import { hashInitialPassword, hashPassword } from '../../session/index.ts';
import { paramValue } from '../../tenancy/index.ts';

/** Without letters and digits that people take for one another. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const groups = 3;
const groupLength = 4;
/** Of the parameter account.initPassword: each account gets one of its own. */
const atRandom = 'random';

export interface MadePassword {
  /** To be told once. */
  readonly password: string;
  readonly hash: string;
}

/**
 * Makes initial passwords (decisions 20): as the parameter account.initPassword says, the one that it names or, unless
 * told otherwise, three random groups of four that can be read out on the telephone. One that somebody chose is hashed
 * like any password, once for all accounts of a command.
 */
export async function initialPasswords(ctx: Ctx): Promise<() => Promise<MadePassword>> {
  const named = await paramValue(ctx, 'account.initPassword');
  if (named === atRandom) return makeRandom;
  const made = { password: named, hash: await hashPassword(md5(named)) };
  return async () => made;
}

async function makeRandom(): Promise<MadePassword> {
  const password = randomPassword();
  return { password, hash: await hashInitialPassword(md5(password)) };
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** The first sign of each group is a digit, so that there are letters and digits in it. */
function randomPassword(): string {
  const group = () => pick(digits) + Array.from({ length: groupLength - 1 }, () => pick(letters + digits)).join('');
  const made = Array.from({ length: groups }, group).join('-');
  return /[A-Za-z]/.test(made) ? made : randomPassword();
}

function pick(signs: string): string {
  return signs.charAt(randomInt(signs.length));
}
