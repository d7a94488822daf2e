import { endpoints, entities, parseRoute, resource, type Endpoint, type Entity, type Route } from '@zhaocai/model';
import { routesOf } from '../../../platform/http/index.ts';

const catalog: readonly Entity[] = entities;
const named: readonly Endpoint[] = endpoints;

/** Every endpoint of the product, generic ones too. */
function allEndpoints(): readonly Endpoint[] {
  const generic = catalog.flatMap((entity) => Object.values(resource(entity)).filter((one) => one !== undefined));
  return [...named, ...(generic as Endpoint[])];
}

/** Closing one of these could not be undone by who closed it, or would end work that is nobody's privilege. */
const neededPaths = [
  '/api/blade-auth/',
  '/api/blade-system/menu/',
  '/api/blade-system/role/',
  '/api/blade-system/api-scope/',
];

export function mayBeClosed({ route, permission, beforePasswordChange }: Endpoint): boolean {
  const { path } = parseRoute(route);
  return permission !== 'public' && !beforePasswordChange && !neededPaths.some((needed) => path.startsWith(needed));
}

/** The endpoints that API scopes can be about. */
export function closableEndpoints(): readonly Endpoint[] {
  return allEndpoints().filter(mayBeClosed);
}

/** The endpoint that answers under this spelling. */
export function endpointAt(route: string): Endpoint | undefined {
  const wanted = spelled(route);
  return allEndpoints().find((endpoint) => routesOf(endpoint).some((one) => one === wanted));
}

function spelled(route: string): string {
  const [method = '', ...path] = route.trim().split(/\s+/);
  return [method.toUpperCase(), ...path].join(' ');
}

/** The routes that look most like it: what somebody may have meant. */
export function nearestRoutes(route: string, count = 3): readonly Route[] {
  const wanted = pairsOf(spelled(route));
  return closableEndpoints()
    .map((endpoint) => ({ route: endpoint.route, likeness: likeness(wanted, pairsOf(endpoint.route)) }))
    .sort((left, right) => right.likeness - left.likeness)
    .slice(0, count)
    .map((one) => one.route);
}

/** Pairs of neighbouring letters that two texts share (Dice). */
function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return (2 * shared) / Math.max(1, left.size + right.size);
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = text.toLowerCase();
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}

/** The menu that the permission `<menu>_<verb>` hangs on; none for calls of every signed-in user. */
export function menuCodeOf({ permission }: Endpoint): string | undefined {
  return permission === 'signedIn' || permission === 'public' ? undefined : permission.split('_')[0];
}
