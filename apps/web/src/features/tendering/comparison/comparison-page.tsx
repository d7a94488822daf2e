import type { Text } from '@zhaocai/model/kit/text';
import { comparison as comparisonCall, type Comparison } from '@zhaocai/model/tendering/opening-endpoints';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { ComparisonWork } from './comparison-work.tsx';
import { ReviewWork } from './review-work.tsx';
import { comparisonTexts as texts } from './texts.ts';

/** Quotes side by side, to choose from; to read only where this user may not choose now. */
export function BidOpenResultPage() {
  return (
    <WithComparison title={texts.title}>
      {(data, reload) => <ComparisonWork comparison={data} onReload={reload} />}
    </WithComparison>
  );
}

/** The same table for the manager who confirms the choice. */
export function ReviewDetailsPage() {
  return <WithComparison title={texts.reviewTitle}>{(data) => <ReviewWork comparison={data} />}</WithComparison>;
}

interface WithComparisonProps {
  readonly title: Text;
  readonly children: (comparison: Comparison, reload: () => Promise<Comparison | undefined>) => React.ReactNode;
}

function WithComparison({ title, children }: WithComparisonProps) {
  const t = useText();
  const [search] = useSearchParams();
  const projectId = search.get('id') ?? search.get('projectId') ?? '';
  const query = useEndpoint(comparisonCall, { projectId }, { enabled: projectId !== '' });
  useTabTitle(query.data && `${t(title)} ${query.data.projectNo}`);
  if (projectId === '') return <Empty title={t(texts.noProject)} />;
  return (
    <Loaded query={query} rows={12}>
      {(data) => children(data, async () => (await query.refetch()).data)}
    </Loaded>
  );
}
