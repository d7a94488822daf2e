import { permissionOf, queriesOf, report } from '@zhaocai/model';
import type { ScopeHook } from '../../platform/rows/index.ts';

/**
 * Which reports a user finds: his tenant's, and of the platform's those that are for his kind of tenant and are granted
 * to it, or to nobody in particular; among them
 * those for everybody and for one of his roles. Who writes reports sees them all.
 */
export const reportScope: ScopeHook = ({ user, tenantId }, parameters) => {
  const own = parameters.bind(tenantId);
  const queries = parameters.bind(queriesOf(user.tenantKind));
  const suits = `(t.tenant_id = ${own} or t.query_name = any(${queries}::text[])
    and (t.tenant_ids = '{}' or ${own} = any(t.tenant_ids)))`;
  if (user.permissions.has(permissionOf(report, 'save'))) return suits;
  return `${suits} and (t.role_ids = '{}' or t.role_ids && ${parameters.bind(user.roleIds)}::bigint[])`;
};
