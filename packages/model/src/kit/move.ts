import { z } from 'zod';
import { endpoint, type Endpoint } from './endpoint.ts';
import type { Entity, EntityAction, EntityState, Route } from './entity.ts';
import { idInput } from './resource.ts';

/** Which row, as who asks has seen it, and why where the action wants a reason. */
export interface MoveInput {
  readonly id: string;
  readonly version: number;
  readonly reason?: string | undefined;
}

export interface MoveAnswer<S = unknown> {
  readonly id: string;
  readonly version: number;
  readonly state: S;
}

/** The calls of some actions of a lifecycle, by the names of the actions. */
export type MoveEndpoints<E, A extends string = EntityAction<E>> = Readonly<
  Record<A, Endpoint<MoveInput, MoveAnswer<EntityState<E>>>>
>;

const input = z.object({
  id: idInput,
  version: z.coerce.number().int().min(0),
  reason: z.string().trim().max(500).optional(),
});

/**
 * Derives the calls that move a row: label and permission are those of its lifecycle's action. For actions that ask for
 * nothing but a reason; what needs more of its caller has an endpoint of its own.
 */
export function moveEndpoints<const E extends Entity, const A extends EntityAction<E>>(
  definition: E,
  routes: Readonly<Record<A, Route>>,
): MoveEndpoints<E, A> {
  const all = Object.entries<Route>(routes).map(([name, route]) => {
    const action = definition.lifecycle?.actions[name];
    if (!action?.permission) throw new Error(`${definition.name}.${name} is nobody's to do`);
    const { label, permission } = action;
    const output = z.object({ id: z.string(), version: z.number(), state: z.number() });
    return [name, endpoint({ route, label, permission, input, output, writes: true, ids: { id: definition.name } })];
  });
  // Each of the named actions, once; their states are numbers on this wire.
  return Object.fromEntries(all) as MoveEndpoints<E, A>;
}
