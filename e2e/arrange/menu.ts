import { menuRoutes, type MenuNode } from '@zhaocai/model';
import type { Account } from '../people/account.ts';
import { callAs } from './caller.ts';

/** Addresses of all pages in somebody's menu, each once. */
export async function menuPaths(site: string, account: Account): Promise<string[]> {
  const call = await callAs(site, account);
  return [...new Set(leaves(await call(menuRoutes, {})).map(({ path }) => path))];
}

function leaves(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.flatMap((node) => (node.children ? leaves(node.children) : [node]));
}
