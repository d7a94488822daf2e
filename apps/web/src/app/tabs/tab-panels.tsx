import { Activity, createElement, lazy, Suspense, useMemo, useState, type ComponentType } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import { PageTabContext, type PageTab } from '../../kit/page/page-tab.ts';
import type { PageRoute } from '../../kit/page/page-route.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { Waiting } from '../../kit/widgets/loading.tsx';
import { matchPage } from '../match-page.ts';
import { InlineNotAllowed, UnderConstruction } from '../pages/page-notices.tsx';
import { pageRoutes } from '../routes.ts';
import { PageBoundary } from './page-boundary.tsx';
import type { Tab } from './tab-list.ts';
import { close, markUnsaved, rename, useTabs } from './tab-store.ts';

/** All open pages: the one in front is alive, the others keep their state and rest. */
export function TabPanels({ activeKey }: { activeKey: string }) {
  const tabs = useTabs((state) => state.tabs);
  // After a reload only the page in front is drawn; the others wait until they are asked for.
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set([activeKey]));
  if (!seen.has(activeKey)) setSeen(new Set([...seen, activeKey]));
  return tabs
    .filter((tab) => seen.has(tab.key))
    .map((tab) => {
      const route = matchPage(pageRoutes, pathOf(tab.address));
      const isActive = tab.key === activeKey;
      if (!isActive && route?.dropsState) return null;
      return (
        <Activity key={tab.key} mode={isActive ? 'visible' : 'hidden'}>
          <TabPanel tab={tab} route={route} activeKey={activeKey} />
        </Activity>
      );
    });
}

interface TabPanelProps {
  readonly tab: Tab;
  readonly route: PageRoute | undefined;
  readonly activeKey: string;
}

function TabPanel({ tab, route, activeKey }: TabPanelProps) {
  const navigate = useNavigate();
  const { key } = tab;
  const context = useMemo<PageTab>(
    () => ({
      key,
      setTitle: (title) => rename(key, title),
      setUnsaved: (owner, isUnsaved) => markUnsaved(key, owner, isUnsaved),
      close: () => {
        const next = close(key, activeKey);
        if (next) void navigate(next);
      },
    }),
    [key, activeKey, navigate],
  );
  return (
    <PageTabContext value={context}>
      <PageBoundary>
        <Suspense fallback={<Waiting />}>
          <Routes location={tab.address}>
            <Route path={routePath(route, tab.address)} element={<PageOf route={route} />} />
            <Route path="*" element={<PageOf route={route} />} />
          </Routes>
        </Suspense>
      </PageBoundary>
    </PageTabContext>
  );
}

/** The page's own pattern where it has parameters; the path as it is otherwise, for menus leave `/index` out. */
function routePath(route: PageRoute | undefined, address: string): string {
  return route?.path.includes(':') ? route.path : pathOf(address);
}

function PageOf({ route }: { route: PageRoute | undefined }) {
  const allowed = useAllowed();
  if (route?.permission && !allowed(route.permission)) return <InlineNotAllowed />;
  const page = route && pages.get(route);
  return page ? createElement(page) : <UnderConstruction title={route?.title} />;
}

/** One lazy component per route, made once: another one at each drawing would forget the page's state. */
const pages: ReadonlyMap<PageRoute, ComponentType> = new Map(
  pageRoutes.flatMap((route) => {
    const { load } = route;
    return load ? [[route, lazy(async () => ({ default: (await load()).Page }))] as const] : [];
  }),
);

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? address;
}
