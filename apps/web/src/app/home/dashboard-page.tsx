import './home.css';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { PageHead } from '../../kit/widgets/section.tsx';
import { BidDeadlineChart, BidStatusChart } from './bid-charts.tsx';
import { Entries } from './entries.tsx';
import { BudgetChart, DeadlineChart, StageChart } from './project-charts.tsx';
import { useProjectFigures } from './project-queries.ts';
import { homeTexts as texts } from './texts.ts';
import { useHomeNow } from './use-home-now.ts';

/** Where things stand, in pictures. */
export function DashboardPage() {
  const t = useText();
  const allowed = useAllowed();
  const now = useHomeNow();
  const [isBuyer, isBidder] = [allowed('project_view'), allowed('bid_view')];
  return (
    <div className="kit-page">
      <PageHead title={t(texts.dashboard)} note={<span className="kit-number">{now.slice(0, 16)}</span>} />
      {isBuyer && <ProjectCharts />}
      {isBidder && (
        <div className="home-grid">
          <BidStatusChart />
          <BidDeadlineChart />
        </div>
      )}
      {!isBuyer && !isBidder && <Entries />}
    </div>
  );
}

function ProjectCharts() {
  const query = useProjectFigures();
  return (
    <Loaded query={query} rows={8}>
      {(figures) => (
        <div className="home-grid">
          <StageChart figures={figures} />
          <BudgetChart figures={figures} />
          <div className="home-wide">
            <DeadlineChart figures={figures} />
          </div>
        </div>
      )}
    </Loaded>
  );
}
