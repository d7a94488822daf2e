import { useAllowed } from '../../../kit/session/allowed.ts';
import { BulletinHall } from './bulletin-hall.tsx';
import { OwnBulletins } from './own-bulletins.tsx';

/** One menu, two readers: who writes notices sees his own, everybody else the hall of what is published. */
export function BulletinListPage() {
  const allowed = useAllowed();
  return allowed('bulletin_edit') ? <OwnBulletins /> : <BulletinHall />;
}
