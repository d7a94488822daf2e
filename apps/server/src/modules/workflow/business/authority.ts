import type { Ctx } from '../../../platform/http/index.ts';

/**
 * The caller with the rights that a decision of a flow carries. Who decides last need not hold them himself: who asked
 * did, and the people whom the flow names have agreed. It is he whom the evidence names.
 */
export function withAuthority(ctx: Ctx, permissions: readonly string[]): Ctx {
  const { rowFilters: _filters, seenFields: _fields, ...user } = ctx.user;
  return {
    ...ctx,
    user: { ...user, permissions: new Set([...user.permissions, ...permissions]), dataScopes: { '*': [1] } },
  };
}
