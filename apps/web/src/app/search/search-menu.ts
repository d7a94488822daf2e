import type { MenuNode } from '@zhaocai/model/system/menu';
import { initialsOf } from './pinyin-initials.ts';

export interface MenuHit {
  readonly node: MenuNode;
  /** Names of the entries above, outermost first. */
  readonly above: readonly MenuNode[];
}

/** Entries whose name begins with what was typed, in either language or by the initials of its pinyin. */
export function searchMenu(nodes: readonly MenuNode[], typed: string): MenuHit[] {
  const term = typed.trim().toLowerCase();
  return leaves(nodes, []).filter(({ node }) => spellings(node).some((name) => name.startsWith(term)));
}

/** Before anything is typed: what was opened last comes first. */
export function recentFirst(hits: readonly MenuHit[], recent: readonly string[]): MenuHit[] {
  const placeOf = ({ node }: MenuHit) => {
    const place = recent.indexOf(node.code);
    return place < 0 ? recent.length : place;
  };
  return hits.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function spellings({ name, nameEn }: MenuNode): string[] {
  return [name, nameEn, initialsOf(name)].filter(Boolean).map((spelling) => spelling.toLowerCase());
}

function leaves(nodes: readonly MenuNode[], above: readonly MenuNode[]): MenuHit[] {
  return nodes.flatMap((node) => (node.children ? leaves(node.children, [...above, node]) : [{ node, above }]));
}
