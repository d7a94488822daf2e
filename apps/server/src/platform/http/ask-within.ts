import type { Ctx, Handler, MountedEndpoint } from './context.ts';
import { parseInput } from './input.ts';
import { routesOf } from './mount.ts';
import { Refusal } from './refusal.ts';

export interface WithinCall {
  readonly method: 'GET' | 'POST';
  /** Without query. */
  readonly path: string;
  readonly input: Record<string, unknown>;
}

/**
 * Asks another endpoint of this server on behalf of the caller, without a way through the network: what he may not ask
 * himself is refused. Only what reads and answers plain JSON can be asked; undefined: there is no such endpoint.
 */
export async function askWithin(
  ctx: Ctx,
  mounted: readonly MountedEndpoint[],
  { method, path, input }: WithinCall,
): Promise<{ readonly data: unknown } | undefined> {
  const found = mounted.find(
    ({ endpoint }) =>
      !endpoint.writes &&
      !endpoint.raw &&
      !endpoint.upload &&
      routesOf(endpoint).includes(`${method} /${path.slice(1)}`),
  );
  if (!found) return undefined;
  const { endpoint, handler } = found;
  const { permissions, closedRoutes } = ctx.user;
  const isOpen = endpoint.permission === 'public' || endpoint.permission === 'signedIn';
  if (!isOpen && !permissions.has(endpoint.permission)) throw new Refusal('platform.forbidden', {}, 403);
  if (routesOf(endpoint).some((route) => closedRoutes?.has(route))) throw new Refusal('scope.routeClosed', {}, 403);
  // The pairing of input and handler was checked where `handle` tied them together.
  const run = handler as unknown as Handler<unknown, unknown>;
  return { data: await run(ctx, parseInput(endpoint, input, ctx.language)) };
}
