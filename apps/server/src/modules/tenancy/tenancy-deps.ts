import type { Authenticator } from '../../platform/access/index.ts';
import type { Ctx } from '../../platform/http/index.ts';
import type { TemplatePart } from '../../platform/module/index.ts';

export interface TenancyDeps {
  readonly authenticator: Pick<Authenticator, 'forget'>;
  /** What of all modules a template carries. */
  readonly templateParts: readonly TemplatePart[];
  /** What a new tenant begins with beside its first people. */
  readonly furnish: (ctx: Ctx) => Promise<void>;
}

/** This process looks again at once; the others hear of it by the outbox. */
export function lookAgain({ authenticator }: TenancyDeps, ctx: Pick<Ctx, 'afterCommit'>, tenantId: string): void {
  ctx.afterCommit(() => authenticator.forget({ tenantId }));
}
