import type { inboxPage } from '@zhaocai/model/inbox/inbox-endpoints';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../kit/text/language.ts';
import { ToneTag } from '../../kit/widgets/choice-tag.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { InboxLines } from './inbox-lines.tsx';
import { inboxPath, shownCount, shownPart, useInbox } from './use-inbox.ts';
import { inboxWords as words } from './words.ts';

/** The most urgent of what waits for the user, its number, and the way to all of it. */
export function InboxSummary({ extra }: { extra?: ReactNode }) {
  const t = useText();
  const query = useInbox();
  const { data } = query;
  return (
    <Section
      title={t(words.waiting)}
      note={data && data.total > 0 && <Counted data={data} />}
      extra={
        <>
          {data && data.total > data.records.length && <Link to={inboxPath}>{t(words.all)}</Link>}
          {extra}
        </>
      }
    >
      <Loaded query={query} rows={3}>
        {({ records }) => <InboxLines lines={records} />}
      </Loaded>
    </Section>
  );
}

function Counted({ data }: { readonly data: EndpointOutput<typeof inboxPage> }) {
  const t = useText();
  return (
    <span className="inbox-counts">
      <span className="kit-count">{shownCount(data)}</span>
      {data.overdue > 0 && (
        <Link to={`${inboxPath}?due=overdue`}>
          <ToneTag tone="red">{t(words.overdue, { count: shownPart(data.overdue) })}</ToneTag>
        </Link>
      )}
      {data.dueThisWeek > 0 && (
        <Link to={`${inboxPath}?due=week`}>
          <ToneTag tone="orange">{t(words.week, { count: shownPart(data.dueThisWeek) })}</ToneTag>
        </Link>
      )}
    </span>
  );
}
