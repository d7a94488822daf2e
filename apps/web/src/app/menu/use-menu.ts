import { menuPermissions, menuRoutes, topMenus, type MenuNode, type TopMenuRow } from '@zhaocai/model/system/menu';
import { useEffect, useState } from 'react';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useSession } from '../../kit/session/session-store.ts';
import { partOf, topOf, visibleTo } from './menu-tree.ts';

/** The menu changes when an administrator changes roles, not while a user clicks about. */
const staleMs = 5 * 60_000;
const noRoles: readonly string[] = [];
const none: readonly never[] = [];

export interface UserMenu {
  readonly tops: readonly TopMenuRow[];
  readonly top: TopMenuRow | undefined;
  readonly chooseTop: (id: string) => void;
  /** Of the chosen top entry: what the sidebar shows. */
  readonly sidebar: readonly MenuNode[];
  /** Of all: what the user may open. */
  readonly all: readonly MenuNode[];
  /** Menu and permissions are known: pages may be judged. */
  readonly isReady: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** After the sign-in: the systems, the whole menu, and the buttons that say what may be done. */
export function useMenu(path: string): UserMenu {
  const tops = useEndpoint(topMenus, {}, { staleMs });
  const all = useEndpoint(menuRoutes, {}, { staleMs });
  const permissions = useEndpoint(menuPermissions, {}, { staleMs });
  const isReady = useSession((state) => state.permissions !== undefined) && all.data !== undefined;

  useEffect(() => {
    if (permissions.data) useSession.setState({ permissions: new Set(permissions.data) });
  }, [permissions.data]);

  const roles = useSession((state) => state.user?.roles ?? noRoles);
  const { top, choose } = useTop(tops.data ?? none, all.data ?? none, path);
  const queries = [tops, all, permissions];
  return {
    tops: tops.data ?? [],
    top,
    chooseTop: choose,
    sidebar: visibleTo(top ? partOf(all.data ?? none, new Set(top.menuIds)) : (all.data ?? none), roles),
    all: all.data ?? [],
    isReady,
    error: queries.find((query) => query.error && query.data === undefined)?.error ?? null,
    retry: () => queries.forEach((query) => void query.refetch()),
  };
}

/** The system of the page in front; one that was chosen shows its menu until another page is opened. */
function useTop(tops: readonly TopMenuRow[], nodes: readonly MenuNode[], path: string) {
  const [chosen, setChosen] = useState<{ readonly id: string; readonly path: string }>();
  const [last, setLast] = useState<string>();
  const wanted = chosen?.path === path ? chosen.id : topOf(tops, nodes, path)?.id;
  // A page outside the menu leaves the system that was in front.
  if (wanted !== undefined && wanted !== last) setLast(wanted);
  const id = wanted ?? last;
  return {
    top: tops.find((entry) => entry.id === id) ?? tops[0],
    choose: (next: string) => setChosen({ id: next, path }),
  };
}
