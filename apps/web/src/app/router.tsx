import { Activity, lazy, Suspense, useState } from 'react';
import { createBrowserRouter, Outlet, redirect, useLocation, type LoaderFunctionArgs } from 'react-router';
import { currentUser, isSignedIn } from '../kit/session/session-store.ts';
import { ErrorPage, NotAllowedPage, NotFoundPage } from './pages/error-page.tsx';
import { ChunkErrorPage } from './pages/chunk-error-page.tsx';
import { changePasswordPath, enrolPath, judgeVisit, signInPath } from './guard.ts';
import { isLocked, lockPath } from './lock/lock-flag.ts';
import { cleanPath } from './match-page.ts';
import { navigateBy } from './navigation.ts';
import { keepLinkReturn } from './session/brought-back.ts';
import { leaveSession } from './session/leave-session.ts';
import { rememberReturn } from './session/return-path.ts';
import { Opening } from './pages/opening.tsx';

let hasEntered = false;

function guard({ request }: LoaderFunctionArgs): Response | null {
  const url = new URL(request.url);
  const verdict = judgeVisit({
    path: cleanPath(url.pathname),
    search: url.searchParams,
    isSignedIn: isSignedIn(),
    mustChange: currentUser()?.mustChange ?? false,
    mustEnrol: currentUser()?.mustEnrol ?? false,
    isLocked: isLocked(),
    isFirst: !hasEntered,
  });
  switch (verdict.kind) {
    case 'redirect':
      if (verdict.to === '/' && keepLinkReturn(url.search)) return redirect('/info/index');
      return redirect(verdict.to);
    case 'signIn':
      leaveSession();
      rememberReturn(url.pathname + url.search);
      return redirect(signInPath);
    case 'window':
      window.open(verdict.address, '_blank', 'noopener');
      return redirect(location.pathname + location.search);
    case 'enter':
      hasEntered = true;
      return null;
  }
}

// A lazy route would load its code beside asking the guard: who is sent to the sign-in page must not wait for the layout.
const Shell = lazy(async () => ({ default: (await import('./shell/shell.tsx')).Shell }));

/** The main layout, and the lock in front of it: what was open and typed waits behind a locked screen. */
function Inside() {
  const isLockPage = cleanPath(useLocation().pathname) === lockPath;
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
      <Outlet />
    </>
  );
}

/** The sign-in and error pages stand alone; every other path belongs to the main layout, loaded when it is needed. */
export const router = createBrowserRouter([
  {
    hydrateFallbackElement: <Opening />,
    errorElement: <ChunkErrorPage />,
    children: [
      {
        path: signInPath,
        loader: guard,
        lazy: async () => ({ Component: (await import('./login/login-page.tsx')).LoginPage }),
      },
      {
        path: changePasswordPath,
        loader: guard,
        lazy: async () => ({ Component: (await import('./login/first-password-page.tsx')).FirstPasswordPage }),
      },
      {
        path: enrolPath,
        loader: guard,
        lazy: async () => ({ Component: (await import('./login/enrol-page.tsx')).EnrolPage }),
      },
      {
        path: '/wel/secondIndex',
        loader: guard,
        lazy: async () => ({ Component: (await import('./pages/entrance-page.tsx')).EntrancePage }),
      },
      { path: '/404', loader: guard, Component: NotFoundPage },
      { path: '/403', loader: guard, Component: NotAllowedPage },
      { path: '/500', loader: guard, Component: ErrorPage },
      {
        Component: Inside,
        children: [
          {
            path: lockPath,
            loader: guard,
            // What is open behind the lock stays.
            errorElement: <ChunkErrorPage />,
            lazy: async () => ({ Component: (await import('./lock/lock-page.tsx')).LockPage }),
          },
          { path: '*', loader: guard, element: null },
        ],
      },
    ],
  },
]);

navigateBy(router);
