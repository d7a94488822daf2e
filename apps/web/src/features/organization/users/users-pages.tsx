import { useText } from '../../../kit/text/language.ts';
import { OfChosenTenant } from '../of-chosen-tenant.tsx';
import { ownPlace } from '../place.ts';
import { organizationTexts as texts } from '../texts.ts';
import { UsersList } from './users-list.tsx';

/** The people of one's own tenant. */
export function UsersPage() {
  const t = useText();
  return <UsersList place={ownPlace} title={t(texts.users)} />;
}

/** The people of the tenant that the platform chooses. */
export function TenantUsersPage() {
  const t = useText();
  const title = t(texts.tenantUsers);
  return (
    <OfChosenTenant title={title}>
      {({ key, ...chosen }) => <UsersList key={key} title={title} {...chosen} />}
    </OfChosenTenant>
  );
}
