import { bidDeadlines, type BidDeadline } from '@zhaocai/model/inbox/figure-endpoints';
import { shownEntryStates } from '@zhaocai/model/tendering/entry-lifecycle';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useText } from '../../kit/text/language.ts';
import { Deadline } from '../../kit/widgets/deadline.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { useBidFigures } from './bid-queries.ts';
import { ChartSection } from './chart/chart-section.tsx';
import { RowsOfDay } from './chart/rows-of-day.tsx';
import { countLines, dayLines } from './figures.ts';
import { homeTexts as texts } from './texts.ts';

const bidListPath = '/bidding/myBid/index';

/** My bids, by how they stand. */
export function BidStatusChart() {
  const t = useText();
  const navigate = useNavigate();
  const query = useBidFigures();
  const shown = shownEntryStates.map(({ value, label }) => ({ value, label: t(label) }));
  return (
    <Loaded query={query} rows={5}>
      {({ statuses }) => (
        <ChartSection
          title={t(texts.bidStatuses)}
          lines={countLines(new Map(statuses.map(({ status, count }) => [status, count])), shown)}
          onChoose={(status) => void navigate(`${bidListPath}?entryStatus=${status}`)}
          empty={t(texts.bidsNone)}
          extra={<Link to={bidListPath}>{t(texts.allBids)}</Link>}
        />
      )}
    </Loaded>
  );
}

/** Until when quotes must be in, day by day; a day leads to its bids. */
export function BidDeadlineChart() {
  const t = useText();
  const query = useBidFigures();
  const [day, setDay] = useState<string>();
  return (
    <Loaded query={query} rows={5}>
      {({ days }) => (
        <ChartSection
          title={t(texts.bidDays)}
          lines={dayLines(days)}
          onChoose={setDay}
          empty={t(texts.deadlinesNone)}
          isUpright
        >
          {day !== undefined && (
            <RowsOfDay key={day} endpoint={bidDeadlines} day={day}>
              {(bids) => <BidsOfDay bids={bids} />}
            </RowsOfDay>
          )}
        </ChartSection>
      )}
    </Loaded>
  );
}

function BidsOfDay({ bids }: { bids: readonly BidDeadline[] }) {
  return (
    <ul className="home-list">
      {bids.map((bid) => (
        <li key={bid.id}>
          <Link to={`/bidding/projectDetail/index/${bid.projectId}?tenantId=${bid.tenantId}`}>
            {bid.projectName}　{bid.packageName}
          </Link>
          <span className="home-end">
            <Deadline at={bid.at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
