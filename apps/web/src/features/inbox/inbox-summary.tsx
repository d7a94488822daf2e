import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../kit/text/language.ts';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { InboxLines } from './inbox-lines.tsx';
import { inboxPath, shownCount, useInbox } from './use-inbox.ts';
import { inboxWords as words } from './words.ts';

/** The most urgent of what waits for the user, its number, and the way to all of it. */
export function InboxSummary({ extra }: { extra?: ReactNode }) {
  const t = useText();
  const query = useInbox();
  const { data } = query;
  return (
    <Section
      title={t(words.waiting)}
      note={data && data.total > 0 && <span className="kit-count">{shownCount(data)}</span>}
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
