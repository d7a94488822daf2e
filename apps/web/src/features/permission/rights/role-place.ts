/** The same screens stand twice: for the own tenant, and for the platform in another one. */
export interface RolePlace {
  readonly path: string;
  /** `<code>_view`, `_add` and so on. */
  readonly menu: string;
  readonly isPlatforms: boolean;
}

export const companyRoles: RolePlace = {
  path: '/system/companyManage/companyRole',
  menu: 'role',
  isPlatforms: false,
};

export const tenantRoles: RolePlace = {
  path: '/system/tenantManage/tenantRole',
  menu: 'tenantRole',
  isPlatforms: true,
};

/** The address of one of its pages; what is undefined is left out. */
export function addressOf(
  { path }: RolePlace,
  page: 'index' | 'addRole' | 'authorization',
  query: Readonly<Record<string, string | undefined>>,
): string {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
  const search = new URLSearchParams(given).toString();
  return `${path}/${page}${search && `?${search}`}`;
}
