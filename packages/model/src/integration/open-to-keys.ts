import type { Endpoint, Permission } from '../kit/endpoint.ts';
import { administeredMenus } from '../permission/administered.ts';

/** What people administer. A key may look at most. */
const administered: ReadonlySet<string> = new Set([...administeredMenus, 'code', 'company', 'flow', 'online']);

/** Keys are managed by people: a key sees neither keys nor where events are sent. */
const closed = new Set(['apiKey', 'webhook']);

const looking = new Set(['view', 'export']);

/** What a program may do: look, and prepare what people decide about. Every other verb is somebody's own act. */
const forPrograms = new Set([
  ...looking,
  'add',
  'apply',
  'delete',
  'dossier',
  'edit',
  'evidence',
  'import',
  'submit',
  'visit',
]);

/** Whether a key may be given this permission code at all. */
export function isScopeOfKeys(code: string): boolean {
  const [menu = '', verb = ''] = code.split(/_(.*)/s);
  if (closed.has(menu) || !forPrograms.has(verb)) return false;
  return !administered.has(menu) || looking.has(verb);
}

/** The own account, its sessions and its passwords. */
const ownAccount = /^(?:GET|POST) \/api\/(?:blade-auth|blade-user)\//;
const whoAmI: readonly string[] = ['GET /api/blade-auth/oauth/user-info', 'GET /api/blade-user/info'];
/** What everybody signed in may write and a program too: it asks for something, or hands in files. */
const openWrites: readonly string[] = [
  'POST /api/process/flow/start',
  'POST /api/blade-desk/process/leave/start-process',
  'POST /api/process/form/data/submit',
  'POST /api/process/form/data/change',
  'POST /api/file/saveFileLog',
  'POST /api/file/part/begin',
  'POST /api/file/part/cancel',
];

/**
 * Whether a program may make this call by a key. Keys look and prepare; they never open, confirm, decide, pay, vote, draw,
 * grant, or manage keys and accounts, whatever their user may do.
 */
export function isOpenToKeys({ route, writes }: Pick<Endpoint, 'route' | 'writes'>, permission: Permission): boolean {
  if (permission === 'public') return true;
  if (permission !== 'signedIn') return isScopeOfKeys(permission);
  if (ownAccount.test(route)) return whoAmI.includes(route);
  return !writes || openWrites.includes(route);
}
