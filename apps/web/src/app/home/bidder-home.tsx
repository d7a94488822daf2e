import { entryChoices } from '@zhaocai/model/tendering/result-words';
import { ownEntryPage } from '@zhaocai/model/tendering/entry-endpoints';
import { Link } from 'react-router';
import { InboxSummary } from '../../features/inbox/index.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../kit/widgets/deadline.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { Bulletins } from './bulletins.tsx';
import { homeTexts as texts } from './texts.ts';

const shownCount = 8;
const openedStage = 45;
const submitted = 4;

/** A supplier's first page: his bids with their deadlines, the newest notices. */
export function BidderHome() {
  return (
    <div className="home-grid">
      <div className="home-wide">
        <InboxSummary />
      </div>
      <Bids />
      <Bulletins />
    </div>
  );
}

/** The newest registrations and what is due for each. */
export function Bids() {
  const t = useText();
  const query = useEndpoint(ownEntryPage, { current: 1, size: shownCount });
  return (
    <Section title={t(texts.bids)} extra={<Link to="/bidding/myBid/index">{t(texts.allBids)}</Link>}>
      <Loaded query={query} rows={4}>
        {({ records }) =>
          records.length === 0 ? (
            <p className="home-quiet">{t(texts.bidsNone)}</p>
          ) : (
            <ul className="home-list">
              {records.map((entry) => (
                <li key={entry.id}>
                  <ChoiceTag choices={entryChoices(entry.manner)} value={entry.entryStatus} />
                  <Link to={`/bidding/projectDetail/index/${entry.projectId}?tenantId=${entry.tenantId}`}>
                    {entry.projectName}　{entry.packageName}
                  </Link>
                  <span className="home-end">
                    <Deadline
                      at={entry.bidEndTime}
                      isMet={entry.stage >= openedStage || entry.entryStatus === submitted}
                    />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}
