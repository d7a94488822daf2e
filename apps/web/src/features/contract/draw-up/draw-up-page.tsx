import { contractById, type PurchaseContractDetail } from '@zhaocai/model/contract/contract-endpoints';
import { contractProposal } from '@zhaocai/model/contract/draw-up-endpoints';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { contractTexts as texts } from '../texts.ts';
import { DrawUpForm } from './draw-up-form.tsx';

/** A contract is drawn up from an award (`?entryId=`), or its draft changed (`?id=`). */
export function DrawUpPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const entryId = search.get('entryId') ?? '';
  if (id) return <Changing id={id} />;
  if (entryId) return <Drawing entryId={entryId} />;
  return <Empty title={t(texts.choose)} />;
}

function Drawing({ entryId, draft }: { readonly entryId: string; readonly draft?: PurchaseContractDetail }) {
  const query = useEndpoint(contractProposal, { entryId });
  return (
    <Loaded query={query} rows={10}>
      {(proposal) => <DrawUpForm proposal={proposal} draft={draft} />}
    </Loaded>
  );
}

function Changing({ id }: { readonly id: string }) {
  const query = useEndpoint(contractById, { id });
  return (
    <Loaded query={query} rows={10}>
      {(draft) => <Drawing entryId={draft.entryId} draft={draft} />}
    </Loaded>
  );
}
