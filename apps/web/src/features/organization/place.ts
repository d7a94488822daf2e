import { useAllowed } from '../../kit/session/allowed.ts';

/** Where people or departments are looked after: in one's own tenant, or by the platform in another one. */
export interface Place {
  /** Undefined in one's own tenant. */
  readonly tenantId: string | undefined;
  readonly isPlatform: boolean;
}

export const ownPlace: Place = { tenantId: undefined, isPlatform: false };

/** What a call in this place carries beside its own inputs. */
export function placeInput({ tenantId }: Place): { tenantId?: string } {
  return tenantId === undefined ? {} : { tenantId };
}

/** Addresses of these screens, in both places. */
export const userPaths = {
  own: { list: '/system/companyManage/companyUsers/index', form: '/system/companyManage/companyUsers/addUser' },
  tenant: { list: '/system/tenantManage/tenantUsers/index', form: '/system/tenantManage/tenantUsers/addUser' },
} as const;
export const deptPaths = {
  own: { list: '/system/companyManage/companyDept/index', form: '/system/companyManage/companyDept/addDept' },
  tenant: { list: '/system/tenantManage/tenantDept/index', form: '/system/tenantManage/tenantDept/addDept' },
} as const;

/** The form's address for a row, or for a new one with what is known of it. */
export function formAddress(
  path: string,
  place: Place,
  known: Readonly<Record<string, string | undefined>> = {},
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...known, ...placeInput(place) })) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

type UserVerb = 'add' | 'edit' | 'delete' | 'role' | 'reset' | 'unlock' | 'import' | 'export';

/** What the platform needs for each in another tenant, beside the right itself. */
const visitingVerb: Readonly<Record<UserVerb, string>> = {
  add: 'add',
  edit: 'edit',
  delete: 'delete',
  role: 'edit',
  reset: 'edit',
  unlock: 'edit',
  import: 'add',
  export: 'view',
};

export function useUserRights({ isPlatform }: Place): (verb: UserVerb) => boolean {
  const allowed = useAllowed();
  return (verb) => allowed(`user_${verb}`) && (!isPlatform || allowed(`tenantUser_${visitingVerb[verb]}`));
}

type DeptVerb = 'add' | 'edit' | 'delete' | 'import' | 'export';

/** A spreadsheet is brought into one's own tenant alone. */
export function useDeptRights({ isPlatform }: Place): (verb: DeptVerb) => boolean {
  const allowed = useAllowed();
  const mayVisit = (verb: DeptVerb) => verb !== 'import' && allowed(`tenantDept_${verb === 'export' ? 'view' : verb}`);
  return (verb) => allowed(`dept_${verb}`) && (!isPlatform || mayVisit(verb));
}
