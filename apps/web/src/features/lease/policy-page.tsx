import type { Row } from '@zhaocai/model/kit/entity';
import { leasePolicy } from '@zhaocai/model/lease/lease-policy';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useText } from '../../kit/text/language.ts';
import { leaseTexts as texts } from './texts.ts';
import './lease.css';

/** The platform's own are for everybody to read. */
const isOwn = ({ tenantId }: Row<typeof leasePolicy>) => tenantId !== '000000';

/** What the university sets for its leases, by the day from which it holds. */
export function PolicyPage() {
  const t = useText();
  return (
    <ResourcePage
      entity={leasePolicy}
      title={t(texts.policies)}
      mayEdit={isOwn}
      mayRemove={isOwn}
      notice={<p className="lease-note">{t(texts.policyNote)}</p>}
    />
  );
}
