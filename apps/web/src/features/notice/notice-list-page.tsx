import { useAllowed } from '../../kit/session/allowed.ts';
import { NoticeHall } from './notice-hall.tsx';
import { OwnNotices } from './own-notices.tsx';

/** One menu, two readers: who writes notices sees his own, everybody else the hall of what is published. */
export function NoticeListPage() {
  const allowed = useAllowed();
  return allowed('bulletin_edit') ? <OwnNotices /> : <NoticeHall />;
}
