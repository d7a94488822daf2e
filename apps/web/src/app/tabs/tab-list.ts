/** An open page. Its address is its own: a hidden tab does not follow the others' filters. */
export interface Tab {
  readonly key: string;
  /** Path, query and hash as last seen. */
  readonly address: string;
  /** What the page calls itself, e.g. a project's number; the menu's name where it says nothing. */
  readonly ownTitle?: string;
  /** Rises with each visit: the smallest was left longest ago. */
  readonly visit: number;
  /** Stands first and stays until it is let go. */
  readonly isPinned?: boolean;
  /** Rises when the page is drawn anew. */
  readonly drawing?: number;
}

export const tabCap = 20;

/** One tab per path, and per row where the path shows one: filters and pages of a list are no other tab. */
export function tabKey(path: string, search: URLSearchParams, rowNames: readonly string[] = ['id']): string {
  const row = rowNames.map((name) => search.get(name)).filter((value) => value !== null);
  return row.length > 0 ? `${path}?${row.join('&')}` : path;
}

/** Opens or revisits a page; above the cap the one that was left longest ago closes, unsaved work excepted. */
export function visitTab(
  tabs: readonly Tab[],
  visited: Pick<Tab, 'key' | 'address'>,
  isUnsaved: (key: string) => boolean = () => false,
): Tab[] {
  const visit = 1 + Math.max(0, ...tabs.map((tab) => tab.visit));
  const known = tabs.some((tab) => tab.key === visited.key);
  if (known) return tabs.map((tab) => (tab.key === visited.key ? { ...tab, address: visited.address, visit } : tab));
  const opened = [...tabs, { ...visited, visit }];
  if (opened.length <= tabCap) return opened;
  const closable = tabs.filter((tab) => !tab.isPinned && !isUnsaved(tab.key));
  const oldest = closable.toSorted((left, right) => left.visit - right.visit)[0];
  return oldest ? opened.filter((tab) => tab.key !== oldest.key) : opened;
}

export interface Closing {
  readonly tabs: readonly Tab[];
  /** Where to go when the tab in front was closed. */
  readonly next: string | undefined;
}

/** Closes a tab; the last one stays. Its right neighbour comes to the front, else the left one. */
export function closeTab(tabs: readonly Tab[], key: string, activeKey: string): Closing {
  const index = tabs.findIndex((tab) => tab.key === key);
  if (index < 0 || tabs.length <= 1 || tabs[index]?.isPinned) return { tabs, next: undefined };
  const rest = tabs.filter((tab) => tab.key !== key);
  const neighbour = rest[Math.min(index, rest.length - 1)];
  return { tabs: rest, next: key === activeKey ? neighbour?.address : undefined };
}

/** Which tabs go with the one whose menu is open: those on one side of it, or all others. */
export type Beside = 'left' | 'right' | 'others';

/** What would close; pinned tabs stay. */
export function tabsBeside(tabs: readonly Tab[], key: string, beside: Beside): readonly Tab[] {
  const at = tabs.findIndex((tab) => tab.key === key);
  const isMeant = (index: number) => (beside === 'left' ? index < at : beside === 'right' ? index > at : index !== at);
  return at < 0 ? [] : tabs.filter((tab, index) => !tab.isPinned && isMeant(index));
}

/** The tab of the menu comes to the front where the one in front went. */
export function closeBeside(
  tabs: readonly Tab[],
  key: string,
  { beside, activeKey }: { beside: Beside; activeKey: string },
): Closing {
  const gone = tabsBeside(tabs, key, beside);
  const isActiveGone = gone.some((tab) => tab.key === activeKey);
  const next = isActiveGone ? tabs.find((tab) => tab.key === key)?.address : undefined;
  return { tabs: tabs.filter((tab) => !gone.includes(tab)), next };
}

/** Pinned tabs stand first, in the order in which they were pinned. */
export function pinTab(tabs: readonly Tab[], key: string, isPinned: boolean): Tab[] {
  const changed = tabs.map((tab) => (tab.key === key ? { ...tab, isPinned } : tab));
  return [...changed.filter((tab) => tab.isPinned), ...changed.filter((tab) => !tab.isPinned)];
}
