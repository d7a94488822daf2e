import type { Authenticator } from '../../platform/access/index.ts';
import type { Ctx } from '../../platform/http/index.ts';

export interface TenancyDeps {
  readonly authenticator: Pick<Authenticator, 'forget'>;
  /** What a new tenant begins with beside its first people. */
  readonly furnish: (ctx: Ctx) => Promise<void>;
}

/** This process looks again at once; the others hear of it by the outbox. */
export function lookAgain({ authenticator }: TenancyDeps, ctx: Pick<Ctx, 'afterCommit'>, tenantId: string): void {
  ctx.afterCommit(() => authenticator.forget({ tenantId }));
}
