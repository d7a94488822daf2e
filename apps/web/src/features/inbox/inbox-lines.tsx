import './inbox.css';
import type { InboxLine } from '@zhaocai/model/inbox/inbox-endpoints';
import { Link } from 'react-router';
import { useText } from '../../kit/text/language.ts';
import { ToneTag } from '../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../kit/widgets/deadline.tsx';
import { Ago } from '../../kit/widgets/instant.tsx';
import { inboxWords as words } from './words.ts';

interface InboxLinesProps {
  readonly lines: readonly InboxLine[];
  /** A line was followed. */
  readonly onOpen?: () => void;
}

/** What waits, the most urgent first: what, of what, from whom and since when, by when. */
export function InboxLines({ lines, onOpen }: InboxLinesProps) {
  const t = useText();
  if (lines.length === 0) return <p className="inbox-quiet">{t(words.none)}</p>;
  return (
    <ul className="inbox-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <ToneTag tone={line.isOverdue ? 'red' : 'orange'}>{line.label}</ToneTag>
          <Link to={line.path} onClick={onOpen} title={line.number ?? undefined}>
            {line.name ?? line.number ?? line.about}
          </Link>
          {line.leftBy && <span className="inbox-quiet">{t(words.leftBy, { name: line.leftBy })}</span>}
          <span className="inbox-end">
            {line.due === null ? <Since line={line} /> : <Deadline at={line.due} isDuty />}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Since({ line: { handedBy, since } }: { line: InboxLine }) {
  return (
    <span className="inbox-quiet">
      {handedBy && <span>{handedBy}</span>} <Ago at={since} />
    </span>
  );
}
