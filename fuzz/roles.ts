/** Who asks: the accounts of the demo, one for each kind of person, and nobody. */
export const roles = {
  anonymous: undefined,
  platformAdministrator: { tenantId: '000000', account: 'admin' },
  administrator: { tenantId: '100001', account: 'admin' },
  handler: { tenantId: '100001', account: 'buyer' },
  manager: { tenantId: '100001', account: 'manager' },
  finance: { tenantId: '100001', account: 'finance' },
  supervisor: { tenantId: '100001', account: 'supervisor' },
  estateAdministrator: { tenantId: '100001', account: 'estate' },
  departmentHead: { tenantId: '100001', account: 'dept' },
  applicant: { tenantId: '100001', account: 'applicant' },
  expert: { tenantId: '100001', account: 'expert1' },
  agency: { tenantId: '200001', account: 'agent' },
  supplier: { tenantId: '300001', account: 'supplier1' },
} as const satisfies Readonly<Record<string, { tenantId: string; account: string } | undefined>>;

export type RoleName = keyof typeof roles;

export const roleNames = Object.keys(roles) as RoleName[];

/** Whose rows an input names: somebody who has not signed in names the buyer's. */
export const tenantOf = (role: RoleName): string => roles[role]?.tenantId ?? '100001';
