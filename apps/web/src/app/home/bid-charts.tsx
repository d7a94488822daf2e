import { entryLifecycle } from '@zhaocai/model/tendering/entry-lifecycle';
import { ownEntryPage } from '@zhaocai/model/tendering/entry-endpoints';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { Deadline } from '../../kit/widgets/deadline.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { ChartSection } from './chart/chart-section.tsx';
import { countBy, countByDay } from './figures.ts';
import { homeTexts as texts } from './texts.ts';

const bidCount = 200;
const bidListPath = '/bidding/myBid/index';
const daysAhead = 14;
/** Steps that end in another before anybody looks. */
const passing: readonly number[] = [0, 6, 7, 8];

function useBids() {
  return useEndpoint(ownEntryPage, { current: 1, size: bidCount }, { staleMs: 10_000 });
}

/** My bids, by how they stand. */
export function BidStatusChart() {
  const t = useText();
  const navigate = useNavigate();
  const query = useBids();
  const statuses = entryLifecycle.choices
    .filter(({ value }) => !passing.includes(value))
    .map(({ value, label }) => ({ value, label: t(label) }));
  return (
    <Loaded query={query} rows={5}>
      {({ records }) => (
        <ChartSection
          title={t(texts.bidStatuses)}
          lines={countBy(records, statuses, (bid) => bid.entryStatus)}
          onChoose={(status) => void navigate(`${bidListPath}?entryStatus=${status}`)}
          empty={t(texts.bidsNone)}
          extra={<Link to={bidListPath}>{t(texts.allBids)}</Link>}
        />
      )}
    </Loaded>
  );
}

/** Until when quotes must be in, day by day; a day leads to its bids. */
export function BidDeadlineChart({ now }: { now: string }) {
  const t = useText();
  const query = useBids();
  const [day, setDay] = useState<string>();
  return (
    <Loaded query={query} rows={5}>
      {({ records }) => (
        <ChartSection
          title={t(texts.bidDays)}
          lines={countByDay(
            records.map((bid) => bid.bidEndTime),
            now,
            daysAhead,
          )}
          onChoose={setDay}
          empty={t(texts.deadlinesNone)}
          isUpright
        >
          <ul className="home-list">
            {records
              .filter((bid) => day !== undefined && bid.bidEndTime.startsWith(day))
              .map((bid) => (
                <li key={bid.id}>
                  <Link to={`/bidding/projectDetail/index/${bid.projectId}?tenantId=${bid.tenantId}`}>
                    {bid.projectName}　{bid.packageName}
                  </Link>
                  <span className="home-end">
                    <Deadline at={bid.bidEndTime} />
                  </span>
                </li>
              ))}
          </ul>
        </ChartSection>
      )}
    </Loaded>
  );
}
