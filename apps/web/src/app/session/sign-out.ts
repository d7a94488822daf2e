import type { signOut as endpoint } from '@zhaocai/model/session/token';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { dropKeptOf } from '../../kit/page/kept-typing.ts';
import { currentUser } from '../../kit/session/session-store.ts';
import { readAnswer } from '../../kit/http/answer.ts';
import { send } from '../../kit/http/send.ts';
import { leaveForSignIn } from '../navigation.ts';
import { clearErrors, useErrorLog } from './error-log.ts';
import { leaveSession } from './leave-session.ts';

/**
 * Ends the session here at once and on the server if it can be reached, which takes the errors over that this browser
 * keeps. Who signed in by a single sign-on is led to its own sign-out (rule 145).
 */
export async function signOut(): Promise<void> {
  const rows = useErrorLog.getState().entries;
  const body = rows.length > 0 ? { rows } : {};
  const farewell = send({ method: 'POST', path: '/api/blade-auth/oauth/logout', body, timeoutMs: 5000 });
  dropKeptOf(currentUser()?.userId ?? '');
  leaveSession();
  leaveForSignIn();
  try {
    const { data } = await readAnswer<EndpointOutput<typeof endpoint>>(await farewell);
    if (rows.length > 0) clearErrors();
    if (data && /^https?:\/\//i.test(data.url)) location.assign(data.url);
  } catch {
    // Out here, whatever the server knows of it; the errors wait for another time.
    return;
  }
}
