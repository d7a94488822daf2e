import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../../kit/text/language.ts';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { ownPlace } from '../place.ts';
import { NoTenant, TenantChooser } from '../tenant-chooser.tsx';
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
  const [search, setSearch] = useSearchParams();
  const tenantId = search.get('tenantId') ?? undefined;
  const place = useMemo(() => ({ tenantId, isPlatform: true }), [tenantId]);
  const choose = (chosen: string) => setSearch({ tenantId: chosen });
  const title = t(texts.tenantDepts);
  if (tenantId === undefined)
    return (
      <div className="kit-page">
        <PageHead title={title} />
        <NoTenant value={tenantId} onChange={choose} />
      </div>
    );
  const chooser = <TenantChooser value={tenantId} onChange={choose} />;
  return <DeptsList key={tenantId} place={place} title={title} chooser={chooser} />;
}
