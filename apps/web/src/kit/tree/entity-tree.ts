import { references } from 'virtual:references';
import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import type { Route } from '@zhaocai/model/kit/entity';
import type { Page, PageInput } from '@zhaocai/model/kit/page';
import { call } from '../http/call.ts';
import { cutLike } from '../http/cut-answers.ts';
import { nodeOf, type TreeNode, type WireNode } from './tree-node.ts';
import type { Reference } from './reference.ts';
import type { TreeSource } from './use-tree-nodes.ts';

/** Finds an entity by the name that fields refer to it by. */
export function referenceTo(name: string): Reference | undefined {
  return references[name];
}

/**
 * The tree of an entity, by the API's spellings beside its path: `/lazy-tree` (opened step by step), `/tree` (at
 * once, and for a search of the first), else the forest that its list answers. Undefined where the entity is no tree.
 */
export function entityTree(to: string): TreeSource | undefined {
  const reference = referenceTo(to);
  if (!reference) return undefined;
  const { nameField: name, lazyTree: lazy } = reference;
  const whole = reference.tree ?? (lazy ? undefined : reference.list);
  const nameOf = (id: string) => nameById(reference, id);
  if (lazy)
    return {
      key: [lazy],
      load: (parent?: TreeNode) => nodesFrom(lazy, { parentId: parent?.key ?? '0' }, { name, isLazy: true }),
      ...(whole && { whole: () => nodesFrom(whole, {}, { name }) }),
      nameOf,
    };
  return whole && { key: [whole, 'tree'], load: () => nodesFrom(whole, {}, { name }), nameOf };
}

/** Has the entity a tree of its own (a list alone is none)? */
export function isTree(to: string): boolean {
  const reference = referenceTo(to);
  return (reference?.lazyTree ?? reference?.tree) !== undefined;
}

/** What a row is called, for a reference to it; its id where it cannot be read. */
export async function nameById(reference: Reference, id: string): Promise<string> {
  if (!reference.detail) return id;
  const { data } = await call(endpointAt<{ id: string }, object>(reference.detail), { id });
  const named = Object.entries(data ?? {}).find(([key]) => key === reference.nameField)?.[1];
  return typeof named === 'string' ? named : id;
}

/** The rows of an entity, to choose from. */
export function rowsOf(route: Route): Endpoint<PageInput, Page<{ readonly id: string }>> {
  return endpointAt(route);
}

async function nodesFrom(
  route: Route,
  input: Readonly<Record<string, unknown>>,
  options: { name?: string; isLazy?: boolean },
): Promise<TreeNode[]> {
  const { data } = await call(endpointAt<typeof input, readonly WireNode[] | null>(route), input);
  return cutLike(
    (data ?? []).map((wire) => nodeOf(wire, options)),
    data,
  );
}

/** A call takes of an endpoint its address and its types. */
function endpointAt<I, O>(route: Route): Endpoint<I, O> {
  return { route } as Endpoint<I, O>;
}
