import { Activity, lazy, startTransition, Suspense, useLayoutEffect, useState, type ComponentType } from 'react';
import { Router as Places, useLocation } from 'react-router';
import { ErrorPage, NotAllowedPage, NotFoundPage } from './pages/error-page.tsx';
import { RouteBoundary } from './pages/route-boundary.tsx';
import { changePasswordPath, enrolPath, signInPath } from './guard.ts';
import { firstLocation, followLocation, navigator } from './guarded-history.ts';
import { lockPath } from './lock/lock-flag.ts';
import { cleanPath } from './match-page.ts';
import { Opening } from './pages/opening.tsx';

/** Pages that stand alone; every other path belongs to the main layout. */
const alone: Readonly<Record<string, ComponentType>> = {
  [signInPath]: lazy(async () => ({ default: (await import('./login/login-page.tsx')).LoginPage })),
  [changePasswordPath]: lazy(async () => ({
    default: (await import('./login/first-password-page.tsx')).FirstPasswordPage,
  })),
  [enrolPath]: lazy(async () => ({ default: (await import('./login/enrol-page.tsx')).EnrolPage })),
  '/wel/secondIndex': lazy(async () => ({ default: (await import('./pages/entrance-page.tsx')).EntrancePage })),
  '/404': NotFoundPage,
  '/403': NotAllowedPage,
  '/500': ErrorPage,
};

const Shell = lazy(async () => ({ default: (await import('./shell/shell.tsx')).Shell }));
const LockPage = lazy(async () => ({ default: (await import('./lock/lock-page.tsx')).LockPage }));

/** The main layout, and the lock in front of it: what was open and typed waits behind a locked screen. */
function Inside({ path }: { readonly path: string }) {
  const isLockPage = path === lockPath;
  const [hasShell, setHasShell] = useState(!isLockPage);
  if (!isLockPage && !hasShell) setHasShell(true);
  return (
    <>
      {hasShell && (
        <Activity mode={isLockPage ? 'hidden' : 'visible'}>
          <Suspense fallback={<Opening />}>
            <Shell />
          </Suspense>
        </Activity>
      )}
      {isLockPage && (
        // What is open behind the lock stays when the lock itself breaks.
        <RouteBoundary>
          <LockPage />
        </RouteBoundary>
      )}
    </>
  );
}

function Page() {
  const path = cleanPath(useLocation().pathname);
  const Alone = Object.hasOwn(alone, path) ? alone[path] : undefined;
  return (
    <RouteBoundary key={Alone ? path : 'inside'}>
      <Suspense fallback={<Opening />}>{Alone ? <Alone /> : <Inside path={path} />}</Suspense>
    </RouteBoundary>
  );
}

/** The page of the browser's address. What is shown stays until the next page can be drawn. */
export function Router() {
  const [location, setLocation] = useState(firstLocation);
  useLayoutEffect(() => followLocation((next) => startTransition(() => setLocation(next))), []);
  return (
    <Places location={location} navigator={navigator}>
      <Page />
    </Places>
  );
}
