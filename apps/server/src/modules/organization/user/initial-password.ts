import type { Ctx } from '../../../platform/http/index.ts';
import {
  accountRules,
  demandPassword,
  hashInitialPassword,
  hashPassword,
  md5Of,
  randomPassword,
} from '../../session/index.ts';
import { paramValue } from '../../tenancy/index.ts';

/** Of the parameter account.initPassword: each account gets one of its own. */
const atRandom = 'random';

export interface MadePassword {
  /** To be told once. */
  readonly password: string;
  readonly hash: string;
}

/**
 * Makes initial passwords (decisions 20): as the parameter account.initPassword says, the one that it names or, unless
 * told otherwise, random groups of four that can be read out on the telephone. One that somebody chose is judged like
 * any password of the account, and hashed once for all accounts of a command.
 */
export async function initialPasswords(ctx: Ctx): Promise<(account: string) => Promise<MadePassword>> {
  const named = await paramValue(ctx, 'account.initPassword');
  const rules = await accountRules(ctx.db, ctx.tenantId);
  if (named === atRandom) {
    return async (account) => {
      const password = randomPassword(rules, account);
      return { password, hash: await hashInitialPassword(md5Of(password)) };
    };
  }
  const made = { password: named, hash: await hashPassword(md5Of(named)) };
  return async (account) => {
    demandPassword({ plain: named, md5: md5Of(named) }, account, rules);
    return made;
  };
}
