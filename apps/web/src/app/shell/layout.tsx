import { lazy, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useFlowSocket } from '../../features/workflow/index.ts';
import { useCompact } from '../../kit/screen/use-compact.ts';
import { useLanguage, useText } from '../../kit/text/language.ts';
import { words } from '../../kit/text/words.ts';
import { ErrorPanel } from '../../kit/widgets/error-panel.tsx';
import { Waiting } from '../../kit/widgets/loading.tsx';
import { cleanPath, matchPage } from '../match-page.ts';
import { entryOf, menuName } from '../menu/menu-tree.ts';
import { Sidebar } from '../menu/sidebar.tsx';
import { useNoteVisit } from '../menu/own-menus.ts';
import { useMenu, type UserMenu } from '../menu/use-menu.ts';
import { MenuContext } from '../menu/menu-context.ts';
import { pageRoutes } from '../routes.ts';
import { TabBar } from '../tabs/tab-bar.tsx';
import { tabKey, type Tab } from '../tabs/tab-list.ts';
import { TabPanels } from '../tabs/tab-panels.tsx';
import { useTabs, visit } from '../tabs/tab-store.ts';
import { useLock } from '../lock/use-lock.ts';
import { workbenchPath } from '../home-path.ts';
import { showReminder } from '../reminder/reminder-store.ts';
import { useTabWork } from '../tabs/use-tab-work.ts';
import { Header } from './header.tsx';
import { Logo } from './logo.tsx';
import { OverlayBoundary } from './overlay-boundary.tsx';
import { Overlays, type Overlay } from './overlays.tsx';
import { shellTexts } from './shell-texts.ts';
import { TopMenu } from './top-menu.tsx';
import { useCollapsed } from './use-collapsed.ts';
import { useFocusOnPage } from './use-focus-on-page.ts';
import { useSearchKey } from './use-search-key.ts';
import { useServerClock } from './use-server-clock.ts';
import { useWarnings } from './use-warnings.tsx';

// A desk has no use for it.
const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }));

/** Header, sidebar, tabs and the page in front. */
export function Layout() {
  const t = useText();
  const isPhone = useCompact();
  const [isCollapsed, toggleCollapsed] = useCollapsed();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [overlay, setOverlay] = useState<Overlay>();
  const path = cleanPath(useLocation().pathname);
  const menu = useMenu(path);
  const titleOf = useTitles(menu);
  const activeKey = useVisit(menu, titleOf);
  const work = useTabWork(activeKey);
  const lock = useLock();
  const main = useRef<HTMLElement>(null);
  useFocusOnPage(activeKey, main);
  useSearchKey(() => setOverlay('search'));
  useServerClock();
  useNoteVisit(entryOf(menu.all, path)?.code);
  useWarnings();
  useFlowSocket(showReminder);

  const sidebar = (
    <Sidebar menu={menu} path={path} isCollapsed={isCollapsed && !isPhone} onChosen={() => setDrawerOpen(false)} />
  );
  return (
    <MenuContext value={menu}>
      <div className="shell">
        <a className="shell-skip" href="#content">
          {t(shellTexts.skip)}
        </a>
        {!isPhone && (
          <aside
            className={isCollapsed ? 'shell-side shell-side-collapsed' : 'shell-side'}
            aria-label={t(shellTexts.menu)}
          >
            <Logo isCollapsed={isCollapsed} />
            <div className="shell-side-menu">{sidebar}</div>
          </aside>
        )}
        {isPhone && (
          <OverlayBoundary onFail={() => setDrawerOpen(false)}>
            <MenuDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)}>
              <TopMenu menu={menu} />
              {sidebar}
            </MenuDrawer>
          </OverlayBoundary>
        )}
        <div className="shell-main">
          <Header
            menu={menu}
            isPhone={isPhone}
            isCollapsed={isCollapsed}
            onToggle={() => (isPhone ? setDrawerOpen(true) : toggleCollapsed())}
            onWorkbench={() => void work.closeAll(workbenchPath)}
            onSearch={() => setOverlay('search')}
            onLogs={() => setOverlay('logs')}
            onColour={() => setOverlay('colour')}
            onLock={() => void lock.lock()}
            onActing={() => setOverlay('acting')}
          />
          <TabBar activeKey={activeKey} titleOf={titleOf} />
          <main className="shell-content" id="content" tabIndex={-1} ref={main}>
            {menu.error && <ErrorPanel error={menu.error} onRetry={menu.retry} />}
            {!menu.error && !menu.isReady && <Waiting rows={8} />}
            {menu.isReady && <TabPanels activeKey={activeKey} />}
          </main>
        </div>
        <Overlays open={overlay} onClose={() => setOverlay(undefined)} lock={lock} />
      </div>
    </MenuContext>
  );
}

/** What a tab is called: by its page, by the menu, by the list of pages, in this order. */
function useTitles(menu: UserMenu): (tab: Pick<Tab, 'address' | 'ownTitle'>) => string {
  const t = useText();
  const language = useLanguage();
  return ({ address, ownTitle }) => {
    const path = cleanPath(address.split(/[?#]/)[0] ?? address);
    const entry = entryOf(menu.all, path);
    if (ownTitle) return ownTitle;
    if (entry) return menuName(entry, language);
    const route = matchPage(pageRoutes, path);
    return route ? t(route.title) : path;
  };
}

/** Each page that is visited becomes a tab; a path that nobody knows ends at 404. */
function useVisit(menu: UserMenu, titleOf: ReturnType<typeof useTitles>): string {
  const t = useText();
  const location = useLocation();
  const navigate = useNavigate();
  const path = cleanPath(location.pathname);
  const address = path + location.search + location.hash;
  const route = matchPage(pageRoutes, path);
  const key = tabKey(path, new URLSearchParams(location.search), route?.tabQuery);
  const isKnown = Boolean(route) || (menu.isReady && entryOf(menu.all, path) !== undefined);
  const isUnknown = menu.isReady && !isKnown;
  const tab = useTabs((state) => state.tabs.find((candidate) => candidate.key === key));
  const title = titleOf(tab ?? { address });

  useEffect(() => {
    // Until the menu is there nobody knows: an address that leads nowhere leaves no tab behind.
    if (isKnown) visit({ key, address });
  }, [key, address, isKnown]);
  useEffect(() => {
    if (isUnknown) void navigate('/404', { replace: true });
  }, [isUnknown, navigate]);
  const name = t(words.zhaocai);
  useEffect(() => {
    document.title = `${title} - ${name}`;
  }, [title, name]);
  return key;
}
