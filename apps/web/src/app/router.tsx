import { createBrowserRouter, redirect, type LoaderFunctionArgs } from 'react-router';
import { currentUser, endSession, isSignedIn } from '../kit/session/session-store.ts';
import { writeRecord } from '../kit/session/local-record.ts';
import { ErrorPage, NotAllowedPage, NotFoundPage } from './pages/error-page.tsx';
import { ChunkErrorPage } from './pages/chunk-error-page.tsx';
import { judgeVisit, signInPath } from './guard.ts';
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
        path: '/change-password',
        loader: guard,
        lazy: async () => ({ Component: (await import('./login/first-password-page.tsx')).FirstPasswordPage }),
      },
      { path: '/404', loader: guard, Component: NotFoundPage },
      { path: '/403', loader: guard, Component: NotAllowedPage },
      { path: '/500', loader: guard, Component: ErrorPage },
      {
        path: '*',
        loader: guard,
        lazy: async () => ({ Component: (await import('./shell/shell.tsx')).Shell }),
      },
    ],
  },
]);

/** To the sign-in page, with a word on why. */
export function leaveForSignIn(notice?: string): void {
  if (notice) writeRecord('signInNotice', notice, 'session');
  void router.navigate(signInPath, { replace: true });
}
