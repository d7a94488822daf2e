import type { DemandAnswer } from '@zhaocai/model';
import { demandById } from '@zhaocai/model/demand/demand-endpoints';
import { Link, useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { demandPath } from '../paths.ts';
import { demandTexts as texts } from '../texts.ts';
import { draftOf, emptyDraft } from './demand-draft.ts';
import { DemandForm } from './demand-form.tsx';

/** A new demand, or one that is gone on with: `?id=` names it. */
export function DemandEditPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return id === '' ? <DemandForm initial={emptyDraft} /> : <KnownDemand key={id} id={id} />;
}

function KnownDemand({ id }: { readonly id: string }) {
  const query = useEndpoint(demandById, { id });
  return (
    <Loaded query={query} rows={14}>
      {(detail) =>
        detail.actions.includes('edit') ? (
          <DemandForm initial={() => draftOf(detail)} detail={detail} />
        ) : (
          <NotEditable detail={detail} />
        )
      }
    </Loaded>
  );
}

function NotEditable({ detail }: { readonly detail: DemandAnswer }) {
  const t = useText();
  const to = `${demandPath}?id=${detail.id}`;
  return <Empty title={detail.demandName} help={t(texts.notEditable)} action={<Link to={to}>{t(texts.open)}</Link>} />;
}
