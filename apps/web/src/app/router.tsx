import { lazy, Suspense } from 'react';
import { createBrowserRouter, redirect, type LoaderFunctionArgs } from 'react-router';
import { currentUser, endSession, isSignedIn } from '../kit/session/session-store.ts';
import { writeRecord } from '../kit/session/local-record.ts';
import { ErrorPage, NotAllowedPage, NotFoundPage, OpenPage } from './pages/error-page.tsx';
import { ChunkErrorPage } from './pages/chunk-error-page.tsx';
import { changePasswordPath, judgeVisit, signInPath } from './guard.ts';
import { cleanPath } from './match-page.ts';
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
    isFirst: !hasEntered,
  });
  switch (verdict.kind) {
    case 'redirect':
      return redirect(verdict.to);
    case 'signIn':
      endSession();
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

function MainLayout() {
  return (
    <Suspense fallback={<Opening />}>
      <Shell />
    </Suspense>
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
      { path: '/lock', loader: guard, Component: OpenPage },
      { path: '/wel/secondIndex', loader: guard, Component: OpenPage },
      { path: '/404', loader: guard, Component: NotFoundPage },
      { path: '/403', loader: guard, Component: NotAllowedPage },
      { path: '/500', loader: guard, Component: ErrorPage },
      {
        path: '*',
        loader: guard,
        Component: MainLayout,
      },
    ],
  },
]);

/** To the sign-in page, with a word on why. */
export function leaveForSignIn(notice?: string): void {
  if (notice) writeRecord('signInNotice', notice, 'session');
  void router.navigate(signInPath, { replace: true });
}
