import type { BudgetProAnswer } from '@zhaocai/model';
import { budgetProById } from '@zhaocai/model/budget/budget-endpoints';
import { Link, useSearchParams } from 'react-router';
import { msToInstant, serverNow } from '../../../kit/clock/server-clock.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { declarations, isDeclarationKind, kindOf } from '../paths.ts';
import { budgetTexts as texts } from '../texts.ts';
import { draftOf, emptyDraft } from './budget-draft.ts';
import { BudgetForm } from './budget-form.tsx';

/** A new budget project of a `?kind=`, or a draft that is gone on with: `?id=` names it. */
export function BudgetEditPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const kind = search.get('kind');
  if (id !== '') return <KnownProject key={id} id={id} />;
  const year = Number(msToInstant(serverNow()).slice(0, 4));
  const wanted = isDeclarationKind(kind) ? kind : 'first';
  return <BudgetForm key={wanted} initial={() => emptyDraft(wanted, year)} />;
}

function KnownProject({ id }: { readonly id: string }) {
  const query = useEndpoint(budgetProById, { id });
  return (
    <Loaded query={query} rows={14}>
      {(detail) =>
        detail.actions.includes('edit') ? (
          <BudgetForm initial={() => draftOf(detail)} detail={detail} />
        ) : (
          <NotEditable detail={detail} />
        )
      }
    </Loaded>
  );
}

function NotEditable({ detail }: { readonly detail: BudgetProAnswer }) {
  const t = useText();
  const to = `${declarations[kindOf(detail)].detail}?id=${detail.id}`;
  return (
    <Empty title={detail.proName} help={t(texts.notEditable)} action={<Link to={to}>{t(texts.openProject)}</Link>} />
  );
}
