import { Link } from 'react-router';
import { useText } from '../../kit/text/language.ts';
import { Section } from '../../kit/widgets/section.tsx';
import { Ago } from '../../kit/widgets/instant.tsx';
import { homeTexts as texts } from './texts.ts';
import { announcementPath, useUnreadNotices } from './use-unread-notices.ts';

/** What the own unit announced and the user has not read; where there is no such service, simply nothing. */
export function Announcements() {
  const t = useText();
  const { data } = useUnreadNotices();
  const records = data?.records ?? [];
  return (
    <Section
      title={t(texts.announcements)}
      note={records.length > 0 && <span className="kit-count">{data?.count}</span>}
    >
      {records.length === 0 && <p className="home-quiet">{t(texts.announcementsNone)}</p>}
      <ul className="home-list">
        {records.map(({ id, title, releaseTime }) => (
          <li key={id}>
            <Link to={announcementPath(id)}>{title}</Link>
            <Ago at={releaseTime} className="home-quiet home-end" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
