import { publishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { ownQuote } from '@zhaocai/model/tendering/quote-endpoints';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded, Waiting } from '../../../kit/widgets/loading.tsx';
import { useSession } from '../../../kit/session/session-store.ts';
import { dropCopies, readCopy } from './own-copy.ts';
import { hasQuoted } from './quote-draft.ts';
import { QuoteWork } from './quote-work.tsx';
import type { QuoteSubject } from './use-quote.ts';
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
            const onReload = async () => void (await Promise.all([project.refetch(), own.refetch()]));
            return <QuoteWithCopy subject={subject} onReload={onReload} />;
          }}
        </Loaded>
      )}
    </Loaded>
  );
}

interface QuoteWithCopyProps {
  readonly subject: Omit<QuoteSubject, 'copy'>;
  readonly onReload: () => Promise<void>;
}

/** Of a sealed quote the server shows nothing: what this browser kept of it is read beside. */
function QuoteWithCopy({ subject, onReload }: QuoteWithCopyProps) {
  const { own } = subject;
  const userId = useSession((state) => state.user?.userId) ?? '';
  const place = { userId, entryId: own.entryId, version: own.versionNo };
  const isKept = hasQuoted(own);
  const copy = useQuery({
    queryKey: ['own quote', place],
    queryFn: () => readCopy(place),
    enabled: isKept,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const drop = async () => {
    await dropCopies(place);
    await copy.refetch();
  };
  if (isKept && copy.isLoading) return <Waiting rows={12} />;
  const kept = isKept ? (copy.data ?? null) : null;
  return <QuoteWork subject={{ ...subject, copy: kept }} onReload={onReload} onDropCopy={() => void drop()} />;
}

function ToBids() {
  const t = useText();
  const navigate = useNavigate();
  return <Button onClick={() => void navigate('/bidding/myBid')}>{t(texts.toBids)}</Button>;
}
