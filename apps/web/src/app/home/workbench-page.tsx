import './home.css';
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
import { useProjects } from './project-queries.ts';
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
          {isBuyer && <BuyerWork now={now} />}
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

function BuyerWork({ now }: { now: string }) {
  const query = useProjects();
  return (
    <Loaded query={query} rows={8}>
      {({ records }) => (
        <>
          <ToDos projects={records} now={now} />
          <Deadlines projects={records} now={now} />
        </>
      )}
    </Loaded>
  );
}

function BuyerStages() {
  const query = useProjects();
  return (
    <Loaded query={query} rows={8}>
      {({ records }) => <StageChart projects={records} />}
    </Loaded>
  );
}
