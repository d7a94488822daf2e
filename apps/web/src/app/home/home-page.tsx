import './home.css';
import { InboxSummary } from '../../features/inbox/index.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { BidderHome } from './bidder-home.tsx';
import { BuyerHome } from './buyer-home.tsx';
import { Entries } from './entries.tsx';
import { Greeting } from './greeting.tsx';
import { MoneyOfYear } from './money-of-year.tsx';
import { OwnLists } from './own-lists.tsx';
import { useHomeNow } from './use-home-now.ts';

/** The first page after signing in: what waits for me, what is due, where things stand. */
export function HomePage() {
  const allowed = useAllowed();
  const now = useHomeNow();
  return (
    <div className="kit-page">
      <Greeting now={now} />
      {allowed('project_view') && <BuyerHome />}
      {allowed('bid_view') && <BidderHome />}
      {!allowed('project_view') && !allowed('bid_view') && (
        <div className="home-grid">
          <div className="home-wide">
            <InboxSummary />
          </div>
          <MoneyOfYear />
          <OwnLists />
          <Entries />
        </div>
      )}
    </div>
  );
}
