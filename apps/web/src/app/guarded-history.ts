import { createPath, UNSAFE_createBrowserHistory, type Location, type Navigator, type To } from 'react-router';
import { currentUser, isSignedIn } from '../kit/session/session-store.ts';
import { judgeVisit, signInPath, type Verdict } from './guard.ts';
import { isLocked } from './lock/lock-flag.ts';
import { cleanPath } from './match-page.ts';
import { handOverProof, keepLinkReturn } from './session/brought-back.ts';
import { navigateBy } from './navigation.ts';
import { leaveSession } from './session/leave-session.ts';
import { rememberReturn } from './session/return-path.ts';

// What react-router's BrowserRouter works with; its own name for it is all that is unsafe about it.
const history = UNSAFE_createBrowserHistory({ v5Compat: true });

let hasEntered = false;

/** Steps before the address changes, so that a page that may not be left or entered is never drawn. */
export const navigator: Navigator = {
  createHref: (to) => history.createHref(to),
  encodeLocation: (to) => history.encodeLocation(to),
  go: (delta) => history.go(delta),
  push: (to, state) => step('push', to, state),
  replace: (to, state) => step('replace', to, state),
};

/** Where the browser starts: judged too. */
export function firstLocation(): Location {
  step('replace', createPath(history.location), history.location.state);
  return history.location;
}

/** Tells of every new place, those too to which the browser's own buttons lead. */
export function followLocation(arrive: (location: Location) => void): () => void {
  return history.listen(({ action, location }) => {
    if (action !== 'POP') {
      arrive(location);
      return;
    }
    const wanted = createPath(location);
    const verdict = judge(wanted);
    if (verdict.kind === 'enter') arrive(location);
    else step('replace', verdict.kind === 'window' ? verdict.address : turnAway(wanted, verdict));
  });
}

function step(how: 'push' | 'replace', to: To, state?: unknown): void {
  const wanted = createPath(typeof to === 'string' ? new URL(to, location.href) : to);
  const verdict = judge(wanted);
  if (verdict.kind === 'enter') history[how](to, state);
  else if (verdict.kind === 'window') window.open(verdict.address, '_blank', 'noopener');
  else step(how, turnAway(wanted, verdict));
}

function judge(wanted: string): Verdict {
  const url = new URL(wanted, location.href);
  const verdict = judgeVisit({
    path: cleanPath(url.pathname),
    search: url.searchParams,
    isSignedIn: isSignedIn(),
    mustChange: currentUser()?.mustChange ?? false,
    mustEnrol: currentUser()?.mustEnrol ?? false,
    isLocked: isLocked(),
    isFirst: !hasEntered,
  });
  if (verdict.kind === 'enter') hasEntered = true;
  return verdict;
}

function turnAway(wanted: string, verdict: Extract<Verdict, { kind: 'redirect' | 'signIn' }>): string {
  const { pathname, search } = new URL(wanted, location.href);
  if (verdict.kind === 'redirect' && handOverProof(search)) return '/info/index';
  if (verdict.kind === 'redirect') return verdict.to === '/' && keepLinkReturn(search) ? '/info/index' : verdict.to;
  leaveSession();
  rememberReturn(pathname + search);
  return signInPath;
}

/** Leads to pages from where no page is: a session that ended, a lock of another window. */
export const router = {
  navigate(path: string, options: { readonly replace?: boolean } = {}): void {
    step(options.replace ? 'replace' : 'push', path);
  },
};

navigateBy(router);
