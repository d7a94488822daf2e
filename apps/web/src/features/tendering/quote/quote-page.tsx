import { publishedProject } from '@zhaocai/contract/tendering/published-endpoints';
import { ownQuote } from '@zhaocai/contract/tendering/quote-endpoints';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { QuoteWork } from './quote-work.tsx';
import { quoteTexts as texts } from './texts.ts';

/** Quoting for one package: `?id=` the project, `tenantId` its buyer, `entryId` the own registration. */
export function QuoteDetailsPage() {
  const t = useText();
  const [search] = useSearchParams();
  const entryId = search.get('entryId') ?? '';
  const projectId = search.get('id') ?? search.get('projectId') ?? '';
  const isNamed = entryId !== '' && projectId !== '';
  const project = useEndpoint(
    publishedProject,
    { projectId, tenantId: search.get('tenantId') ?? undefined },
    { enabled: isNamed },
  );
  const own = useEndpoint(ownQuote, { entryId }, { enabled: isNamed });
  if (!isNamed) return <Empty title={t(texts.noEntry)} />;
  return (
    <Loaded query={project} rows={10}>
      {(published) => (
        <Loaded query={own} rows={10}>
          {(quote) => {
            const one = published.packages.find(({ entry }) => entry?.id === entryId);
            return one ? (
              <QuoteWork subject={{ project: published, one, own: quote }} />
            ) : (
              <Empty title={t(texts.noEntry)} />
            );
          }}
        </Loaded>
      )}
    </Loaded>
  );
}
