import { create } from 'zustand';
import { dropKeptOfTab } from '../../kit/page/kept-typing.ts';
import { readContent, writeRecord } from '../../kit/session/local-record.ts';
import { closeTab, visitTab, type Tab } from './tab-list.ts';

interface TabState {
  readonly tabs: readonly Tab[];
  /** Parts of tabs that hold unsaved work, as `key owner`. */
  readonly unsaved: ReadonlySet<string>;
}

const tabRecord = 'tagList';

export const useTabs = create<TabState>()(() => ({ tabs: [], unsaved: new Set() }));

/** The tabs of this window, as they were before a reload. */
export function restoreTabs(): void {
  const stored = readContent(tabRecord, 'session');
  useTabs.setState({ tabs: Array.isArray(stored) ? stored.filter(isTab) : [], unsaved: new Set() });
}

function isTab(value: unknown): value is Tab {
  if (typeof value !== 'object' || value === null) return false;
  const hasTexts =
    'key' in value && typeof value.key === 'string' && 'address' in value && typeof value.address === 'string';
  return hasTexts && 'visit' in value && typeof value.visit === 'number';
}

/** These tabs and no others, in this order. */
export function keep(tabs: readonly Tab[]): void {
  writeRecord(tabRecord, tabs, 'session');
  // What a closed tab held is given up with it.
  const open = new Set(tabs.map((tab) => tab.key));
  for (const { key } of useTabs.getState().tabs) if (!open.has(key)) dropKeptOfTab(key);
  const unsaved = new Set(
    [...useTabs.getState().unsaved].filter((mark) => open.has(mark.slice(0, mark.lastIndexOf(' ')))),
  );
  useTabs.setState({ tabs, unsaved });
}

export function visit(visited: Pick<Tab, 'key' | 'address'>): void {
  const tabs = visitTab(useTabs.getState().tabs, visited, isUnsaved);
  const isDone = done !== undefined && done !== visited.key;
  keep(isDone ? tabs.filter((tab) => tab.key !== done) : tabs);
  done = undefined;
}

/** A page that was the only one and whose work is done: it goes when another is there. */
let done: string | undefined;

/** Closes a page whose work is done. The last tab stays until the page that it leads to has opened. */
export function closeDone(key: string, activeKey: string): string | undefined {
  const { tabs } = useTabs.getState();
  if (tabs.length > 1 || tabs[0]?.key !== key) return close(key, activeKey);
  done = key;
  return undefined;
}

export function close(key: string, activeKey: string): string | undefined {
  const { tabs, next } = closeTab(useTabs.getState().tabs, key, activeKey);
  keep(tabs);
  return next;
}

export function closeEvery(): void {
  keep(useTabs.getState().tabs.filter((tab) => tab.isPinned));
}

export function rename(key: string, ownTitle: string): void {
  const { tabs } = useTabs.getState();
  const tab = tabs.find((candidate) => candidate.key === key);
  if (tab && tab.ownTitle !== ownTitle) keep(tabs.map((other) => (other === tab ? { ...tab, ownTitle } : other)));
}

export function markUnsaved(key: string, owner: string, isNowUnsaved: boolean): void {
  const mark = `${key} ${owner}`;
  const { unsaved } = useTabs.getState();
  if (unsaved.has(mark) === isNowUnsaved) return;
  const next = new Set(unsaved);
  if (isNowUnsaved) next.add(mark);
  else next.delete(mark);
  useTabs.setState({ unsaved: next });
}

export function isUnsaved(key: string): boolean {
  return [...useTabs.getState().unsaved].some((mark) => mark.startsWith(`${key} `));
}
