import { tenantStatus } from '@zhaocai/model';
import type { QueryText } from './query-text.ts';

/** The platform's alone: both functions answer nobody else. */
export const tenantsByKind: QueryText = () =>
  `select array_position(array['platform', 'buyer', 'agency', 'supplier'], t.kind) as "kindOrder",
     count(*) filter (where t.status in ${tenantStatus.sql('enabled')})::int as enabled, count(*) filter (where t.status in ${tenantStatus.sql('disabled')})::int as disabled,
     coalesce(sum(c.users), 0)::int as users
   from platform_tenants() t left join lateral tenant_user_counts(array[t.tenant_id]) c on true
   group by t.kind order by 1`;
