import { send } from '../../kit/http/send.ts';
import { endSession } from '../../kit/session/session-store.ts';
import { leaveForSignIn } from '../router.tsx';

/** Ends the session here at once and on the server if it can be reached. */
export async function signOut(): Promise<void> {
  const farewell = send({ method: 'GET', path: '/api/blade-auth/oauth/logout', timeoutMs: 5000 });
  endSession();
  leaveForSignIn();
  await farewell.catch(() => undefined);
}
