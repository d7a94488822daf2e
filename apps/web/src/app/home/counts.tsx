import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import type { Page, PageInput } from '@zhaocai/model/kit/page';
import type { Text } from '@zhaocai/model/kit/text';
import { pageUsers } from '@zhaocai/model/organization/user-endpoints';
import { listTenants } from '@zhaocai/model/tenancy/tenant-endpoints';
import { Link } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { homeTexts as texts } from './texts.ts';

/** How much there is to look after; each number leads to its list. */
export function Counts() {
  const t = useText();
  const allowed = useAllowed();
  if (!allowed(listTenants.permission) && !allowed(pageUsers.permission)) return null;
  return (
    <div className="home-wide">
      <Section title={t(texts.counts)}>
        <div className="home-stages">
          {allowed(listTenants.permission) && (
            <Count list={listTenants} label={texts.tenants} to="/system/tenantManage/tenantList" />
          )}
          {allowed(pageUsers.permission) && (
            <Count list={pageUsers} label={texts.users} to="/system/companyManage/companyUsers/index" />
          )}
        </div>
      </Section>
    </div>
  );
}

interface CountProps {
  readonly list: Endpoint<PageInput, Page<object>>;
  readonly label: Text;
  readonly to: string;
}

function Count({ list, label, to }: CountProps) {
  const t = useText();
  const query = useEndpoint(list, { current: 1, size: 1 });
  return (
    <Loaded query={query} rows={1}>
      {({ total }) => (
        <Link to={to} className="home-stage">
          <strong>{total}</strong>
          {t(label)}
        </Link>
      )}
    </Loaded>
  );
}
