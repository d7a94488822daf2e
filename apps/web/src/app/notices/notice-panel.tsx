import { useNavigate } from 'react-router';
import { useText } from '../../kit/text/language.ts';
import { shownInstant } from '../../kit/widgets/shown-instant.ts';
import { announcementPath, useUnreadNotices } from '../home/index.ts';
import { appWords } from '../words.ts';

const texts = {
  title: appWords.announcements,
  none: appWords.nothingUnread,
} as const;

/** The unread ones, newest first; a click reads one. */
export function NoticePanel({ onClose }: { onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const { data } = useUnreadNotices();
  const records = data?.records ?? [];
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  return (
    <section className="shell-popover" aria-label={t(texts.title)}>
      <h2>{t(texts.title)}</h2>
      {records.length === 0 && <p className="shell-quiet">{t(texts.none)}</p>}
      <ul>
        {records.map((notice) => (
          <li key={notice.id}>
            <button type="button" onClick={() => go(announcementPath(notice.id))}>
              <span>{notice.title}</span>
              <time className="kit-number">{shownInstant(notice.releaseTime)}</time>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
