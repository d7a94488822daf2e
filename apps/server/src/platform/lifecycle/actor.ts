import type { SessionUser } from '../access/session-user.ts';
import type { Ctx } from '../http/context.ts';

/** Who changes a state: a person with his rights, or the product itself when a time has come. */
export type Actor = Pick<Ctx, 'db' | 'tenantId' | 'now'> & {
  /** Of whoever reads the refusal. */
  readonly language?: Ctx['language'];
  readonly user: Pick<SessionUser, 'userId' | 'account' | 'tenantId'> & {
    /** Absent of the product itself, which does what the clock does and no more. */
    readonly permissions?: SessionUser['permissions'];
  };
};

interface Hour {
  readonly db: Ctx['db'];
  readonly tenantId: string;
  /** `yyyy-MM-dd HH:mm:ss` */
  readonly now: string;
}

/** The product, in a job of this name. */
export function theClock({ db, tenantId, now }: Hour, account: string): Actor {
  return { db, tenantId, now, user: { userId: '0', account, tenantId } };
}
