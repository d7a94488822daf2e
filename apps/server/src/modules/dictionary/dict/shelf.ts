import { dict, dictBiz } from '@zhaocai/model';
import type { ScopeHook } from '../../../platform/rows/index.ts';
import { Refusal, type Ctx } from '../../../platform/http/index.ts';

/** Where dictionaries stand: the platform's own, or those of business with a tenant's beside the platform's. */
export interface Shelf {
  readonly entity: typeof dict | typeof dictBiz;
  /** Narrows lists to what is in force for the tenant. */
  readonly inForce: ScopeHook;
  /** Refuses who may not write here at all. */
  readonly demandWriter: (ctx: Ctx) => void;
}

export const systemShelf: Shelf = {
  entity: dict,
  inForce: () => undefined,
  demandWriter(ctx) {
    if (ctx.user.tenantKind !== 'platform') throw new Refusal('platform.forbidden', {}, 403);
  },
};

/**
 * A code is in force as a whole: where the tenant keeps a dictionary of that code, the platform's dictionary of it is
 * hidden with all its words; nothing is mixed.
 */
export const businessShelf: Shelf = {
  entity: dictBiz,
  inForce(ctx, parameters) {
    const own = parameters.bind(ctx.tenantId);
    return `(t.tenant_id = ${own} or not exists (select from dict_biz o where o.tenant_id = ${own}
      and o.code = t.code and o.parent_id = 0 and o.is_deleted = 0))`;
  },
  demandWriter: () => undefined,
};
