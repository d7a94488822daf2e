import type { EndpointOutput, listOwnIdentities } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

type OwnIdentities = EndpointOutput<typeof listOwnIdentities>;

const list = `
  select coalesce(p.source, o.source) as source, coalesce(p.display_name, o.source) as "displayName",
    coalesce(p.enabled, false) as "isOffered",
    case when o.id is not null then jsonb_build_object(
      'username', coalesce(o.username, ''), 'nickname', coalesce(o.nickname, '')) end as linked
  from (select source, display_name, enabled from identity_provider where tenant_id = $1 and is_deleted = 0) p
  full join (select id, source, username, nickname from user_oauth
    where tenant_id = $1 and user_id = $2 and is_deleted = 0) o on o.source = p.source
  where p.enabled or o.id is not null order by 1`;

/** What the tenant offers and what is bound to one's own account, also where its provider is gone. */
export function ownIdentities({ db, tenantId, user }: Pick<Ctx, 'db' | 'tenantId' | 'user'>): Promise<OwnIdentities> {
  return db.query<OwnIdentities[number]>(list, [tenantId, user.userId]);
}
