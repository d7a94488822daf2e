import type { MenuNode, TopMenuRow } from '@zhaocai/model/system/menu';
import type { Language } from '@zhaocai/model/kit/text';
import { cleanPath } from '../match-page.ts';

export function menuName(node: Pick<MenuNode, 'name' | 'nameEn'>, language: Language): string {
  return language === 'en' && node.nameEn ? node.nameEn : node.name;
}

/** All entries of a tree, parents before children. */
export function flatten(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children ?? [])]);
}

/**
 * The sidebar of somebody with these roles (rules 54 and 55): an entry may name the roles that see it, and one that names
 * none is everybody's. What stands under a hidden entry is hidden with it.
 */
export function visibleTo(nodes: readonly MenuNode[], roles: readonly string[]): MenuNode[] {
  return nodes
    .filter(({ meta }) => !meta || meta.roles.some((role) => roles.includes(role)))
    .map((node) => (node.children ? { ...node, children: visibleTo(node.children, roles) } : node));
}

/** The entry of a path; a menu's `/a/b` stands for the page `/a/b/index` too. */
export function entryOf(nodes: readonly MenuNode[], path: string): MenuNode | undefined {
  const wanted = new Set([path, path.replace(/\/index$/, ''), `${path}/index`]);
  return flatten(nodes).find((node) => !node.children && wanted.has(cleanPath(node.path)));
}

/**
 * The entry that a page belongs to, for the mark in the menu: its own, else the one whose path shares the most with it.
 * `/tenderee/myTenderee/addTenderee` belongs to `/tenderee/myTenderee`.
 */
export function nearestEntry(nodes: readonly MenuNode[], path: string): MenuNode | undefined {
  const own = entryOf(nodes, path);
  if (own) return own;
  return flatten(nodes)
    .filter((node) => !node.children && path.startsWith(`${cleanPath(node.path).replace(/\/index$/, '')}/`))
    .toSorted((left, right) => right.path.length - left.path.length)[0];
}

/** The part of the menu that one system shows: these entries, and what stands above them. */
export function partOf(nodes: readonly MenuNode[], ids: ReadonlySet<string>): MenuNode[] {
  return nodes.flatMap(({ children, ...node }) => {
    const below = partOf(children ?? [], ids);
    if (below.length > 0) return [{ ...node, children: below }];
    return ids.has(node.id) ? [node] : [];
  });
}

/**
 * The system that a page belongs to: the one with its entry, else with the branch whose path it continues. Undefined for
 * pages that stand outside the menu, as the home page does.
 */
export function topOf(tops: readonly TopMenuRow[], nodes: readonly MenuNode[], path: string): TopMenuRow | undefined {
  const place = nearestEntry(nodes, path) ?? nearestBranch(nodes, path);
  return place && tops.find(({ menuIds }) => menuIds.includes(place.id));
}

function nearestBranch(nodes: readonly MenuNode[], path: string): MenuNode | undefined {
  return flatten(nodes)
    .filter((node) => node.children && node.path !== '' && `${path}/`.startsWith(`${cleanPath(node.path)}/`))
    .toSorted((left, right) => right.path.length - left.path.length)[0];
}

/** Ids of the entries above one, to open the menu there. */
export function ancestorsOf(nodes: readonly MenuNode[], id: string): string[] {
  for (const node of nodes) {
    if (node.id === id) return [];
    const below = ancestorsOf(node.children ?? [], id);
    if (below.length > 0 || node.children?.some((child) => child.id === id)) return [node.id, ...below];
  }
  return [];
}

export function isExternal(node: Pick<MenuNode, 'path'>): boolean {
  return /^https?:\/\//i.test(node.path);
}

/** Where a click on an entry leads: an external page opens in a frame of ours. */
export function addressOf(node: MenuNode): string {
  return isExternal(node) ? `/myiframe/${encodeURIComponent(node.code)}` : cleanPath(node.path);
}
