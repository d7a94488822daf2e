import type { Endpoint, Permission } from '../kit/endpoint.ts';

/** Who may do what, and how others come in or hear of it: whatever is written there. */
const administered = new Set([
  'apiKey',
  'apiscope',
  'client',
  'datascope',
  'datasource',
  'flowBinding',
  'identityProvider',
  'menu',
  'oss',
  'param',
  'payChannel',
  'role',
  'signCertificate',
  'sms',
  'tenant',
  'tenantRole',
  'tenantTemplate',
  'topmenu',
  'user',
  'webhook',
]);

/** What opens, decides and pays, and who else may; the verb alone would take in what is daily work. */
const weighty = new Set([
  'deposit_approve',
  'deposit_pay',
  'flow_grant',
  'flow_manage',
  'form_grant',
  'project_confirm',
  'project_open',
]);

/**
 * Whether this call asks who it is once more, where the last proof is older than the tenant allows: by its permission, so
 * that none of a kind is forgotten, or because it says so itself (`stepUp`). What depends on the row or on the run is asked
 * by its command.
 */
export function asksForProof(
  { stepUp = false, writes = false }: Pick<Endpoint, 'stepUp' | 'writes'>,
  permission: Permission,
): boolean {
  const [menu = ''] = permission.split('_');
  return stepUp || (writes && (administered.has(menu) || weighty.has(permission)));
}
