import { endpoints, entities, resource, type Endpoint, type Entity, type Fields } from '@zhaocai/model';
import { call } from '../http/call.ts';
import { nodeOf, type TreeNode, type WireNode } from './tree-node.ts';
import type { TreeSource } from './use-tree-nodes.ts';

/** Finds an entity by the name that references use. */
export function entityNamed(name: string): Entity | undefined {
  const all: readonly Entity[] = entities;
  return all.find((candidate) => candidate.name === name);
}

/** The field that names a row of an entity: the first that its search looks into. */
export function nameField(entity: Pick<Entity, 'search' | 'fields'>): string {
  return entity.search?.[0] ?? Object.keys(entity.fields)[0] ?? 'id';
}

/**
 * The tree of an entity, by the API's spellings beside its path: `/lazy-tree` (opened step by step), `/tree` (at
 * once, and for a search of the first), else the forest that its list answers. Undefined where the entity is no tree.
 */
export function entityTree(to: string): TreeSource | undefined {
  const entity = entityNamed(to);
  if (!entity) return undefined;
  const name = nameField(entity);
  const lazy = endpointAt(`GET ${entity.path}/lazy-tree`);
  const whole = endpointAt(`GET ${entity.path}/tree`) ?? (lazy ? undefined : resource(entity).list);
  const nameOf = (id: string) => nameById(entity, id);
  if (lazy)
    return {
      key: [lazy.route],
      load: (parent?: TreeNode) => nodesFrom(lazy, { parentId: parent?.key ?? '0' }, { name, isLazy: true }),
      ...(whole && { whole: () => nodesFrom(whole, {}, { name }) }),
      nameOf,
    };
  return whole && { key: [whole.route, 'tree'], load: () => nodesFrom(whole, {}, { name }), nameOf };
}

/** Has the entity a tree of its own (a list alone is none)? */
export function isTree(to: string): boolean {
  const entity = entityNamed(to);
  if (!entity) return false;
  return ['lazy-tree', 'tree'].some((verb) => endpointAt(`GET ${entity.path}/${verb}`) !== undefined);
}

/** The nodes that an endpoint of the API answers. */
export async function nodesFrom(
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  options: { name?: string; isLazy?: boolean } = {},
): Promise<TreeNode[]> {
  // An endpoint that is found by its route is typed by nothing more than its route.
  const { data } = await call(endpoint as unknown as Endpoint<unknown, readonly WireNode[] | null>, input);
  return (data ?? []).map((wire) => nodeOf(wire, options));
}

/** What a row is called, for a reference to it; its id where it cannot be read. */
export async function nameById<F extends Fields>(entity: Entity<F>, id: string): Promise<string> {
  // What a department is called is told to everybody who may choose one, its detail is not.
  const chooser = entity.name === 'dept' ? endpointAt('GET /api/process/dept/detail') : undefined;
  const detail = chooser ?? resource(entity).detail;
  if (!detail) return id;
  const { data } = await call(detail as Endpoint<{ id: string }, object>, { id });
  const named = Object.entries(data ?? {}).find(([key]) => key === nameField(entity))?.[1];
  return typeof named === 'string' ? named : id;
}

function endpointAt(route: string): Endpoint | undefined {
  const all: readonly Endpoint[] = endpoints;
  return all.find((candidate) => candidate.route === route);
}
