import { menuButtons, menuRoutes, topMenus, type MenuNode, type TopMenuRow } from '@zhaocai/contract/session/menu';
import { useEffect, useState } from 'react';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useSession } from '../../kit/session/session-store.ts';
import { permissionCodes } from './menu-tree.ts';

/** The menu changes when an administrator changes roles, not while a user clicks about. */
const staleMs = 5 * 60_000;

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

/** After the sign-in: top menu, then the menu of its first entry, then the buttons that say what may be done. */
export function useMenu(): UserMenu {
  const [chosen, setChosen] = useState<string>();
  const tops = useEndpoint(topMenus, {}, { staleMs });
  const top = tops.data?.find((entry) => entry.id === chosen) ?? tops.data?.[0];
  const sidebar = useEndpoint(
    menuRoutes,
    { topMenuId: top?.id },
    { staleMs, enabled: tops.data !== undefined, keepPrevious: true },
  );
  const all = useEndpoint(menuRoutes, {}, { staleMs });
  const buttons = useEndpoint(menuButtons, {}, { staleMs });
  const isReady = useSession((state) => state.permissions !== undefined) && all.data !== undefined;

  useEffect(() => {
    if (buttons.data) useSession.setState({ permissions: permissionCodes(buttons.data) });
  }, [buttons.data]);

  const queries = [tops, sidebar, all, buttons];
  return {
    tops: tops.data ?? [],
    top,
    chooseTop: setChosen,
    sidebar: sidebar.data ?? [],
    all: all.data ?? [],
    isReady,
    error: queries.find((query) => query.error && query.data === undefined)?.error ?? null,
    retry: () => queries.forEach((query) => void query.refetch()),
  };
}
