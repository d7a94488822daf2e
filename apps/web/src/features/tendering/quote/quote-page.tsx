import { publishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { ownQuote } from '@zhaocai/model/tendering/quote-endpoints';
import { Button } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { QuoteWork } from './quote-work.tsx';
import { quoteTexts as texts } from './texts.ts';
import './quote.css';

/** Quoting for one package: `?id=<registration>&projectId=&tenantId=`. */
export function QuotePage() {
  const t = useText();
  const [search] = useSearchParams();
  const entryId = search.get('id') ?? search.get('entryId') ?? '';
  const projectId = search.get('projectId') ?? '';
  const tenantId = search.get('tenantId') ?? undefined;
  const isNamed = entryId !== '' && projectId !== '';
  const project = useEndpoint(publishedProject, { projectId, tenantId }, { enabled: isNamed });
  const own = useEndpoint(ownQuote, { entryId }, { enabled: isNamed });
  useTabTitle(project.data && `${t(texts.title)} ${project.data.projectNo}`);
  if (!isNamed) return <Empty title={t(texts.noEntry)} action={<ToBids />} />;
  return (
    <Loaded query={project} rows={12}>
      {(published) => (
        <Loaded query={own} rows={12}>
          {(quote) => {
            const one = published.packages.find(({ entry }) => entry?.id === entryId);
            if (!one?.entry) return <Empty title={t(texts.notRegistered)} action={<ToBids />} />;
            const subject = { project: published, package: one, entry: one.entry, own: quote };
            return (
              <QuoteWork
                subject={subject}
                onReload={async () => void (await Promise.all([project.refetch(), own.refetch()]))}
              />
            );
          }}
        </Loaded>
      )}
    </Loaded>
  );
}

function ToBids() {
  const t = useText();
  const navigate = useNavigate();
  return <Button onClick={() => void navigate('/bidding/myBid')}>{t(texts.toBids)}</Button>;
}
