import type { Endpoint, Permission } from '../kit/endpoint.ts';

/** What people administer: who may do what, and how others come in. A key may look at most. */
const administered = new Set([
  'apiscope',
  'client',
  'code',
  'company',
  'datascope',
  'datasource',
  'flow',
  'flowBinding',
  'identityProvider',
  'menu',
  'online',
  'oss',
  'param',
  'role',
  'signCertificate',
  'sms',
  'tenant',
  'tenantRole',
  'topmenu',
  'user',
]);

/** Keys are managed by people: a key sees neither keys nor where events are sent. */
const closed = new Set(['apiKey', 'webhook']);

const looking = new Set(['view', 'export']);

/** What somebody answers for with his name. */
const deciding = new Set(['audit', 'black', 'confirm', 'grant', 'open', 'review', 'select', 'settle']);

/** Whether a key may be given this permission code at all. */
export function isScopeOfKeys(code: string): boolean {
  const [menu = '', verb = ''] = code.split(/_(.*)/s);
  if (closed.has(menu) || deciding.has(verb)) return false;
  return !administered.has(menu) || looking.has(verb);
}

/** The own account, its sessions and its passwords. */
const ownAccount = /^(?:GET|POST) \/api\/(?:blade-auth|blade-user)\//;
const whoAmI: readonly string[] = ['GET /api/blade-auth/oauth/user-info', 'GET /api/blade-user/info'];
/** Decisions in a run, delegations and sockets. */
const runs = /^(?:GET|POST) \/api\/(?:process\/flow|blade-flow)\//;
const startOfRun = 'POST /api/process/flow/start';

/**
 * Whether a program may make this call by a key. Keys never open, confirm, decide, grant, or manage keys and accounts,
 * whatever their user may do.
 */
export function isOpenToKeys({ route, writes }: Pick<Endpoint, 'route' | 'writes'>, permission: Permission): boolean {
  if (permission === 'public') return true;
  if (permission !== 'signedIn') return isScopeOfKeys(permission);
  if (ownAccount.test(route)) return whoAmI.includes(route);
  return !(runs.test(route) && writes) || route === startOfRun;
}
