import './home.css';
import { InboxSummary } from '../../features/inbox/index.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Announcements } from './announcements.tsx';
import { Bids } from './bidder-home.tsx';
import { BidStatusChart } from './bid-charts.tsx';
import { Bulletins } from './bulletins.tsx';
import { Counts } from './counts.tsx';
import { Entries } from './entries.tsx';
import { Greeting } from './greeting.tsx';
import { Deadlines, ToDos } from './project-lists.tsx';
import { StageChart } from './project-charts.tsx';
import { useProjectFigures } from './project-queries.ts';
import { useHomeNow } from './use-home-now.ts';

/** Where the day's work starts: what waits for me, where things stand, what is new. Each role sees its own. */
export function WorkbenchPage() {
  const allowed = useAllowed();
  const now = useHomeNow();
  const isBuyer = allowed('project_view');
  const isBidder = allowed('bid_view');
  return (
    <div className="kit-page">
      <Greeting now={now} />
      <div className="home-grid">
        {!isBuyer && <Counts />}
        {!isBuyer && !isBidder && <Entries />}
        <div className="home-stack">
          {isBuyer ? <ToDos /> : <InboxSummary />}
          {isBuyer && <Deadlines />}
          {isBidder && <Bids />}
          {allowed('bulletin_view') && <Bulletins />}
        </div>
        <div className="home-stack">
          {isBuyer && <BuyerStages />}
          {isBidder && <BidStatusChart />}
          <Announcements />
        </div>
      </div>
    </div>
  );
}

function BuyerStages() {
  const query = useProjectFigures();
  return (
    <Loaded query={query} rows={8}>
      {(figures) => <StageChart figures={figures} />}
    </Loaded>
  );
}
