import { useText } from '../../../kit/text/language.ts';
import { OfChosenTenant } from '../of-chosen-tenant.tsx';
import { ownPlace } from '../place.ts';
import { organizationTexts as texts } from '../texts.ts';
import { DeptsList } from './depts-list.tsx';

/** The departments of one's own tenant. */
export function DeptsPage() {
  const t = useText();
  return <DeptsList place={ownPlace} title={t(texts.depts)} />;
}

/** The departments of the tenant that the platform chooses. */
export function TenantDeptsPage() {
  const t = useText();
  const title = t(texts.tenantDepts);
  return (
    <OfChosenTenant title={title}>
      {({ key, ...chosen }) => <DeptsList key={key} title={title} {...chosen} />}
    </OfChosenTenant>
  );
}
