import './home.css';
import { useServerNow } from '../../kit/clock/use-server-now.ts';
import { msToInstant } from '../../kit/clock/server-clock.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useSession } from '../../kit/session/session-store.ts';
import { useText } from '../../kit/text/language.ts';
import { Empty } from '../../kit/widgets/empty.tsx';
import { PageHead } from '../../kit/widgets/section.tsx';
import { BidderHome } from './bidder-home.tsx';
import { BuyerHome } from './buyer-home.tsx';
import { homeTexts as texts } from './texts.ts';

const minuteMs = 60_000;

/** The first page after signing in: what waits for me, what is due, where things stand. */
export function HomePage() {
  const t = useText();
  const allowed = useAllowed();
  const name = useSession((state) => state.user?.nickName ?? '');
  const now = msToInstant(useServerNow(minuteMs));
  const hour = Number(now.slice(11, 13));
  const greeting = hour < 12 ? texts.morning : hour < 18 ? texts.afternoon : texts.evening;
  return (
    <div className="kit-page">
      <PageHead title={t(greeting, { name })} note={<span className="kit-number">{now.slice(0, 10)}</span>} />
      {allowed('project_view') && <BuyerHome now={now} />}
      {allowed('bid_view') && <BidderHome />}
      {!allowed('project_view') && !allowed('bid_view') && (
        <Empty title={t(texts.todoNone)} help={t(texts.administration)} />
      )}
    </div>
  );
}
