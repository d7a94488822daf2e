import { createContext, useContext, useEffect, useId, type RefObject } from 'react';

/** The tab a page lives in: its title can be refined, and unsaved work can be reported. */
export interface PageTab {
  readonly key: string;
  readonly setTitle: (title: string) => void;
  readonly setUnsaved: (owner: string, isUnsaved: boolean) => void;
  readonly close: () => void;
}

const loose: PageTab = { key: '', setTitle: () => undefined, setUnsaved: () => undefined, close: () => undefined };

export const PageTabContext = createContext<PageTab>(loose);

export function usePageTab(): PageTab {
  return useContext(PageTabContext);
}

/** Names the tab after what it shows, e.g. a project's number. */
export function useTabTitle(title: string | undefined): void {
  const { setTitle } = usePageTab();
  useEffect(() => {
    if (title) setTitle(title);
  }, [title, setTitle]);
}

/**
 * While true, closing the tab or the window asks first. `element` is any node of the page: when effects end and it is still
 * in the document, the tab was merely hidden and its work is still unsaved. A form in a dialog has no such node, for a
 * dialog leaves the document with its tab: it calls what this answers when its work is thrown away.
 */
export function useUnsaved(isUnsaved: boolean, element?: RefObject<HTMLElement | null>): () => void {
  const owner = useId();
  const { setUnsaved } = usePageTab();
  useEffect(() => {
    const node = element?.current;
    setUnsaved(owner, isUnsaved);
    return () => {
      if (!node) return;
      setTimeout(() => {
        if (!node.isConnected) setUnsaved(owner, false);
      });
    };
  }, [owner, isUnsaved, setUnsaved, element]);
  return () => setUnsaved(owner, false);
}
