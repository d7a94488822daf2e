import { signIn, signOut, updatePassword, type Endpoint } from '@zhaocai/model';

/** Permissions whose use an administrator wants to read about, whatever they are used on. */
const notedVerbs = new Set(['export', 'import', 'kick', 'reset', 'unlock', 'grant']);

const sessionEvents = new Map<string, string>([
  [signIn.route, 'session.signIn'],
  [signOut.route, 'session.signOut'],
  [updatePassword.route, 'session.password'],
]);

const known = new WeakMap<Endpoint, string | null>();

/** The event that a call of this endpoint is; undefined for most. */
export function usualEventOf(endpoint: Endpoint): string | undefined {
  let event = known.get(endpoint);
  if (event === undefined) {
    event = eventOf(endpoint);
    known.set(endpoint, event);
  }
  return event ?? undefined;
}

function eventOf({ route, permission }: Endpoint): string | null {
  const session = sessionEvents.get(route);
  if (session) return session;
  const [menu = '', verb = ''] = permission.split(/_(?=[^_]*$)/);
  return notedVerbs.has(verb) ? `${menu}.${verb}` : null;
}

/** A token is renewed every hour without anybody doing anything: that is no sign-in. */
export function isSignIn(endpoint: Endpoint, input: Readonly<Record<string, unknown>>): boolean {
  return endpoint.route === signIn.route && input.grant_type !== 'refresh_token';
}
