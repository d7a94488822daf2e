import { readStatus } from '@zhaocai/model/workflow/message-states';
import { flowMessageList } from '@zhaocai/model/workflow/work-endpoints';
import { Link } from 'react-router';
import { InboxLines, inboxPath, inboxWords, shownCount, useInbox } from '../../features/inbox/index.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { Ago } from '../../kit/widgets/instant.tsx';
import { announcementPath, useUnreadNotices } from '../home/index.ts';
import { MessageKindTag, messagePath, messagesPath } from '../../features/workflow/index.ts';
import { appWords } from '../words.ts';

/** The newest of what he was told and has not read. */
const unread = { auditStatus: readStatus.code.unread, current: 1, size: 5 } as const;

const texts = {
  title: appWords.announcements,
  none: appWords.nothingUnread,
  messages: { zh: '未读消息', en: 'Unread messages' },
  read: { zh: '查看消息', en: 'Read the message' },
  allMessages: { zh: '全部消息', en: 'All messages' },
} as const;

/** What waits for the user, the most urgent first, and the unread announcements, the newest first. */
export function NoticePanel({ onClose }: { onClose: () => void }) {
  return (
    <div className="shell-popover shell-notices">
      <Waiting onClose={onClose} />
      <Messages onClose={onClose} />
      <Announcements onClose={onClose} />
    </div>
  );
}

function Waiting({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { data } = useInbox();
  return (
    <section aria-label={t(inboxWords.waiting)}>
      <h2>
        {t(inboxWords.waiting)}
        {data && data.total > 0 && <span className="kit-count">{shownCount(data)}</span>}
      </h2>
      {data && <InboxLines lines={data.records.slice(0, 5)} onOpen={onClose} />}
      {data && data.total > 0 && (
        <Link to={inboxPath} onClick={onClose}>
          {t(inboxWords.all)}
        </Link>
      )}
    </section>
  );
}

function Messages({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { data } = useEndpoint(flowMessageList, unread);
  if (!data || data.total === 0) return null;
  return (
    <section aria-label={t(texts.messages)}>
      <h2>
        {t(texts.messages)}
        <span className="kit-count">{data.total}</span>
      </h2>
      <ul className="inbox-lines">
        {data.records.map(({ id, kind, title, content, createTime }) => (
          <li key={id}>
            <MessageKindTag kind={kind} />
            {/* Some are about nothing that has a name. */}
            <Link to={messagePath(id)} onClick={onClose}>
              {title || content || t(texts.read)}
            </Link>
            <Ago at={createTime} className="inbox-end inbox-quiet" />
          </li>
        ))}
      </ul>
      <Link to={messagesPath} onClick={onClose}>
        {t(texts.allMessages)}
      </Link>
    </section>
  );
}

function Announcements({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { data } = useUnreadNotices();
  const records = data?.records ?? [];
  return (
    <section aria-label={t(texts.title)}>
      <h2>{t(texts.title)}</h2>
      {records.length === 0 && <p className="shell-quiet">{t(texts.none)}</p>}
      <ul>
        {records.map((notice) => (
          <li key={notice.id}>
            <Link to={announcementPath(notice.id)} onClick={onClose}>
              <span>{notice.title}</span>
              <Ago at={notice.releaseTime} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
