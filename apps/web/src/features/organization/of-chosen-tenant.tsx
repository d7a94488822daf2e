import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../kit/widgets/section.tsx';
import type { Place } from './place.ts';
import { NoTenant, TenantChooser } from './tenant-chooser.tsx';

interface Chosen {
  readonly key: string;
  readonly place: Place;
  readonly chooser: ReactNode;
}

interface OfChosenTenantProps {
  readonly title: string;
  readonly children: (chosen: Chosen) => ReactNode;
}

/** A list of the tenant that the platform chooses; which one stands in the address. */
export function OfChosenTenant({ title, children }: OfChosenTenantProps) {
  const [search, setSearch] = useSearchParams();
  const tenantId = search.get('tenantId') ?? undefined;
  const place = useMemo(() => ({ tenantId, isPlatform: true }), [tenantId]);
  const choose = (chosen: string) => setSearch({ tenantId: chosen });
  if (tenantId !== undefined)
    return children({ key: tenantId, place, chooser: <TenantChooser value={tenantId} onChange={choose} /> });
  return (
    <div className="kit-page">
      <PageHead title={title} />
      <NoTenant value={tenantId} onChange={choose} />
    </div>
  );
}
