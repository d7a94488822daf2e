import type { helpContents } from '@zhaocai/model/desk/help-page';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import type { Language } from '@zhaocai/model/kit/text';
import type { MenuNode } from '@zhaocai/model/system/menu';
import { flatten, menuName } from '../menu/menu-tree.ts';

export type HelpEntry = EndpointOutput<typeof helpContents>[number];

/** A branch of the menu with its pages of help. */
interface HelpGroup {
  readonly name: string;
  readonly entries: readonly HelpEntry[];
}

interface HelpGroups {
  /** What belongs to no menu: home, profile and the like. */
  readonly common: readonly HelpEntry[];
  /** As the reader's own menu has them. */
  readonly own: readonly HelpGroup[];
  /** Of menus that he does not have: to be read all the same. */
  readonly others: readonly HelpEntry[];
}

/** The pages of help in the order of somebody's menu; a page without a menu follows the one it belongs to. */
export function groupHelp(entries: readonly HelpEntry[], menu: readonly MenuNode[], language: Language): HelpGroups {
  const own = menu.flatMap((root) => {
    const codes = flatten([root]).map(({ code }) => code);
    const found = codes.flatMap((code) => [
      ...entries.filter((entry) => entry.code === code),
      ...entries.filter((entry) => entry.code === null && entry.under === code),
    ]);
    return found.length > 0 ? [{ name: menuName(root, language), entries: found }] : [];
  });
  const shown = new Set(own.flatMap((group) => group.entries.map(({ id }) => id)));
  const rest = entries.filter(({ id }) => !shown.has(id));
  const isCommon = (entry: HelpEntry) => entry.code === null && entry.under === null;
  return { common: rest.filter(isCommon), own, others: rest.filter((entry) => !isCommon(entry)) };
}

/** Where a page of help is read. */
export function helpPath({ code, routeStr }: Pick<HelpEntry, 'code' | 'routeStr'>): string {
  return `/onlineHelp?${String(new URLSearchParams({ of: code ?? routeStr ?? '' }))}`;
}
