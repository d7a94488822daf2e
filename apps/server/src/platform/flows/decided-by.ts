import type { Entity, EntityAction } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';
import { barredFrom } from '../lifecycle/index.ts';
import { findRow } from '../rows/index.ts';

/**
 * Who decides where a flow is bound to an action: as the lifecycle says of the action itself, whoever holds its right
 * and is none of those whom its four eyes forbid it.
 */
export function decidedBy<E extends Entity>(
  entity: E,
  action: EntityAction<E> & string,
): { readonly right: string; makers(ctx: Ctx, businessId: string): Promise<string[]> } {
  const right = entity.lifecycle?.actions[action]?.permission;
  if (right === undefined) throw new Error(`${entity.name}.${action} asks for no right: no flow decides it`);
  return {
    right,
    async makers(ctx, businessId) {
      const row = await findRow(ctx, entity, { id: businessId, reach: 'tenant' });
      return barredFrom(ctx, entity, { row, action });
    },
  };
}
