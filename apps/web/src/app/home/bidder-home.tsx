import { entryChoices } from '@zhaocai/model/tendering/result-words';
import { Link } from 'react-router';
import { InboxSummary } from '../../features/inbox/index.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../kit/widgets/deadline.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { useBidFigures } from './bid-queries.ts';
import { Bulletins } from './bulletins.tsx';
import { homeTexts as texts } from './texts.ts';

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
  const query = useBidFigures();
  return (
    <Section title={t(texts.bids)} extra={<Link to="/bidding/myBid/index">{t(texts.allBids)}</Link>}>
      <Loaded query={query} rows={4}>
        {({ newest }) =>
          newest.length === 0 ? (
            <p className="home-quiet">{t(texts.bidsNone)}</p>
          ) : (
            <ul className="home-list">
              {newest.map((entry) => (
                <li key={entry.id}>
                  <ChoiceTag choices={entryChoices(entry.manner)} value={entry.entryStatus} />
                  <Link to={`/bidding/projectDetail/index/${entry.projectId}?tenantId=${entry.tenantId}`}>
                    {entry.projectName}　{entry.packageName}
                  </Link>
                  <span className="home-end">
                    <Deadline at={entry.bidEndTime} isMet={entry.isMet} />
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
