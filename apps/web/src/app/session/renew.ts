import { send } from '../../kit/http/send.ts';
import { handleDemands, handleUnauthorized } from '../../kit/http/unauthorized.ts';
import { currentUser, isSignedIn, keepEnrolment, keepRoles } from '../../kit/session/session-store.ts';
import { recordKey } from '../../kit/session/local-record.ts';
import { isTokenOld, keepTokens, refreshTokenOf } from '../../kit/session/tokens.ts';
import { translate } from '../../kit/text/language.ts';
import { watchLock } from '../lock/lock-flag.ts';
import { followLock, leaveForEnrolment, leaveForSignIn, placeOfWork } from '../navigation.ts';
import { switchHeaders, type ActingAs } from './acting-as.ts';
import { leaveSession } from './leave-session.ts';
import { rememberReturn } from './return-path.ts';
import { readToken, SignInRefused } from './read-token.ts';

const checkEveryMs = 10_000;
const expired = {
  zh: '您的登录信息已失效，请重新登录！',
  en: 'Your session has expired. Please sign in again.',
};

let running: Promise<boolean> | undefined;

/** Exchanges the token pair; calls that need it at the same time share one exchange. False when the session is over. */
function renewSession(): Promise<boolean> {
  running ??= exchange().finally(() => {
    running = undefined;
  });
  return running;
}

/** Goes on in this role and department: the pair is exchanged for one of theirs (rule 142). */
export async function switchActing(as: ActingAs): Promise<boolean> {
  await running;
  running = exchange(switchHeaders(as)).finally(() => {
    running = undefined;
  });
  return running;
}

async function exchange(acting: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const refresh = refreshTokenOf();
  const user = currentUser();
  if (!refresh || !user) return false;
  try {
    const response = await send({
      method: 'POST',
      path: '/api/blade-auth/oauth/token/refresh',
      headers: { 'Tenant-Id': user.tenantId, ...acting },
      body: new URLSearchParams({
        tenantId: user.tenantId,
        refresh_token: refresh,
        grant_type: 'refresh_token',
        scope: 'all',
      }),
    });
    const answer = await readToken(response);
    keepTokens({ access: answer.access_token, refresh: answer.refresh_token });
    keepRoles(answer.role_name.split(',').filter(Boolean));
    return true;
  } catch (error) {
    if (error instanceof SignInRefused) return false;
    // No connection, a server that restarts: nothing is known, the next check tries again.
    throw error;
  }
}

/** The session is over: everything of it goes, and the sign-in page says why. */
function expireSession(): void {
  const user = currentUser();
  if (!user) return;
  rememberReturn(placeOfWork(), user.userId);
  leaveSession();
  leaveForSignIn(translate(expired));
}

/** A role of his has come to demand a second factor: he comes back to where he was. */
function startEnrolment(): void {
  if (!isSignedIn() || currentUser()?.mustEnrol) return;
  keepEnrolment(true);
  rememberReturn(placeOfWork(), currentUser()?.userId);
  leaveForEnrolment();
}

/** Looks every 10 s whether the token is old enough to be exchanged, and follows sign-outs in other windows. */
export function watchSession(): void {
  handleUnauthorized({ renew: renewSession, end: expireSession });
  handleDemands({ enrol: startEnrolment });
  setInterval(() => {
    if (isSignedIn() && isTokenOld()) void renewIfPossible();
  }, checkEveryMs);
  watchLock(followLock);
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    // Another window signed out, or in as somebody else: this one must not go on with the old menu.
    if (key === recordKey('userInfo') && userIdIn(oldValue) !== userIdIn(newValue)) location.reload();
  });
}

async function renewIfPossible(): Promise<void> {
  try {
    if (!(await renewSession())) expireSession();
  } catch {
    // Not reachable just now; the next look is in ten seconds.
    return;
  }
}

function userIdIn(record: string | null): unknown {
  try {
    // Our own record; a foreign text merely compares unequal.
    return (JSON.parse(record ?? 'null') as { content?: { userId?: unknown } } | null)?.content?.userId;
  } catch {
    return undefined;
  }
}
