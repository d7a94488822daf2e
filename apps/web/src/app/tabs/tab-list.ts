/** An open page. Its address is its own: a hidden tab does not follow the others' filters. */
export interface Tab {
  readonly key: string;
  /** Path, query and hash as last seen. */
  readonly address: string;
  /** What the page calls itself, e.g. a project's number; the menu's name where it says nothing. */
  readonly ownTitle?: string;
  /** Rises with each visit: the smallest was left longest ago. */
  readonly visit: number;
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
  const closable = tabs.filter((tab) => !isUnsaved(tab.key));
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
  if (index < 0 || tabs.length <= 1) return { tabs, next: undefined };
  const rest = tabs.filter((tab) => tab.key !== key);
  const neighbour = rest[Math.min(index, rest.length - 1)];
  return { tabs: rest, next: key === activeKey ? neighbour?.address : undefined };
}

export function closeOthers(tabs: readonly Tab[], key: string): Closing {
  const kept = tabs.find((tab) => tab.key === key);
  return kept ? { tabs: [kept], next: kept.address } : { tabs, next: undefined };
}
