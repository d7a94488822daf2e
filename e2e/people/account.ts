/** Accounts of the demo. */
export type Account =
  | 'admin'
  | 'agent'
  | 'applicant'
  | 'buyer'
  | 'dept'
  | 'manager'
  | 'finance'
  | 'estate'
  | 'supplier1'
  | 'supplier2'
  | 'supplier3';

/** Whose they are. */
export const tenantOf: Readonly<Record<Account, string>> = {
  admin: '000000',
  agent: '200001',
  applicant: '100001',
  buyer: '100001',
  dept: '100001',
  manager: '100001',
  finance: '100001',
  estate: '100001',
  supplier1: '300001',
  supplier2: '300002',
  supplier3: '300003',
};

/** Whose sign-in it is; the demo's password where none is named. */
export interface Person {
  readonly tenantId: string;
  readonly account: string;
  readonly password?: string;
}

/** Who administers the buying tenant: an account of the same name as the platform's. */
export const buyersAdmin: Person = { tenantId: tenantOf.buyer, account: 'admin' };
