import './auction.css';
import { auctionList, type AuctionLine } from '@zhaocai/model/auction/auction-endpoints';
import { auctionLifecycle } from '@zhaocai/model/auction/auction-lifecycle';
import { Input } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../kit/widgets/deadline.tsx';
import { Empty } from '../../kit/widgets/empty.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { PageHead } from '../../kit/widgets/section.tsx';
import { roomPath } from './paths.ts';
import { auctionTexts as texts } from './texts.ts';

/** Auctions of the last thirty days, of today and ahead: each leads into its room. */
export function AuctionListPage() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const keyword = search.get('keyword') ?? '';
  const query = useEndpoint(auctionList, keyword ? { keyword } : {}, { keepPrevious: true, refreshMs: 60_000 });
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.title)}
        actions={
          <Input.Search
            allowClear
            className="auction-search"
            defaultValue={keyword}
            placeholder={t(texts.keyword)}
            aria-label={t(texts.keyword)}
            onSearch={(text) => setSearch(text ? { keyword: text } : {}, { replace: true })}
          />
        }
      />
      <Loaded query={query} rows={6}>
        {(lines) =>
          lines.length === 0 ? (
            <Empty title={t(texts.none)} help={t(texts.noneText)} />
          ) : (
            <ul className="auction-list">
              {lines.map((line) => (
                <Line
                  key={`${line.projectId} ${line.packageName} ${line.beginTime} ${line.auctionStatus}`}
                  line={line}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}

function Line({ line }: { readonly line: AuctionLine }) {
  const isWaiting = auctionLifecycle.is(line.auctionStatus, 'waiting');
  const isOver = auctionLifecycle.is(line.auctionStatus, 'closed', 'cancelled');
  return (
    <li>
      <Link className="auction-card" to={roomPath(line)}>
        <span className="auction-card-name">{line.projectName}</span>
        <ChoiceTag choices={auctionLifecycle.choices} value={line.auctionStatus} />
        <span className="auction-card-facts">
          <span className="kit-number">{line.projectNo}</span>
          <span>{line.packageName}</span>
          <span>{line.buyerName}</span>
        </span>
        <Deadline at={isWaiting ? line.beginTime : line.endTime} isMet={isOver} />
      </Link>
    </li>
  );
}
