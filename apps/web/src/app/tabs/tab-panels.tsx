import { Activity, createElement, lazy, Suspense, useMemo, useState, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { CutBoundary } from '../../kit/endpoint/cut-note.tsx';
import { PageTabContext, type PageTab } from '../../kit/page/page-tab.ts';
import type { PageRoute } from '../../kit/page/page-route.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { Waiting } from '../../kit/widgets/loading.tsx';
import { loadChunk } from '../load-page.ts';
import { matchPage } from '../match-page.ts';
import { InlineNotAllowed, UnderConstruction } from '../pages/page-notices.tsx';
import { pageRoutes } from '../routes.ts';
import { useGo } from '../use-go.ts';
import { PageBoundary } from './page-boundary.tsx';
import type { Tab } from './tab-list.ts';
import { closeDone, markUnsaved, rename, useTabs } from './tab-store.ts';

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
        <Activity key={`${tab.key} ${tab.drawing ?? 0}`} mode={isActive ? 'visible' : 'hidden'}>
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
  const go = useGo();
  const { key } = tab;
  const context = useMemo<PageTab>(
    () => ({
      key,
      setTitle: (title) => rename(key, title),
      setUnsaved: (owner, isUnsaved) => markUnsaved(key, owner, isUnsaved),
      close: () => {
        const next = closeDone(key, activeKey);
        if (next) go(next);
      },
    }),
    [key, activeKey, go],
  );
  return (
    <PageTabContext value={context}>
      <PageBoundary>
        <Suspense fallback={<Waiting />}>
          <CutBoundary>
            <Routes location={tab.address}>
              <Route path={routePath(route, tab.address)} element={<PageOf route={route} address={tab.address} />} />
              <Route path="*" element={<PageOf route={route} address={tab.address} />} />
            </Routes>
          </CutBoundary>
        </Suspense>
      </PageBoundary>
    </PageTabContext>
  );
}

/** The page's own pattern where it has parameters; the path as it is otherwise, for menus leave `/index` out. */
function routePath(route: PageRoute | undefined, address: string): string {
  return route?.path.includes(':') ? route.path : pathOf(address);
}

function PageOf({ route, address }: { route: PageRoute | undefined; address: string }) {
  const allowed = useAllowed();
  const needed = neededFor(route, address);
  if (needed && !allowed(needed)) return <InlineNotAllowed />;
  const page = route && pages.get(route);
  return page ? createElement(page) : <UnderConstruction title={route?.title} />;
}

/** A form without the id of a row adds one. */
function neededFor(route: PageRoute | undefined, address: string): string | undefined {
  const isAdding = !new URLSearchParams(address.split('?')[1]).has('id');
  return isAdding ? (route?.permissionToAdd ?? route?.permission) : route?.permission;
}

/** One lazy component per route, made once: another one at each drawing would forget the page's state. */
const pages: ReadonlyMap<PageRoute, ComponentType> = new Map(
  pageRoutes.flatMap((route) => {
    const { load } = route;
    return load ? [[route, lazy(async () => ({ default: (await loadChunk(load)).Page }))] as const] : [];
  }),
);

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? address;
}
