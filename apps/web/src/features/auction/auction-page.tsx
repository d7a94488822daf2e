import './auction.css';
import { auctionOfProject, type AuctionAnswer } from '@zhaocai/model/auction/auction-endpoints';
import { auctionLifecycle } from '@zhaocai/model/auction/auction-lifecycle';
import { Alert, Segmented } from 'antd';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../kit/page/page-tab.ts';
import { useText } from '../../kit/text/language.ts';
import { Copyable } from '../../kit/widgets/copyable.tsx';
import { Empty } from '../../kit/widgets/empty.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { PageHead } from '../../kit/widgets/section.tsx';
import { BidderRoom } from './bidder-room.tsx';
import { HostRoom } from './host-room.tsx';
import { bidPath, projectPath } from './paths.ts';
import { auctionTexts as texts } from './texts.ts';

/** The socket says once a second that somebody has bid; this finds what it left out, and what a lost connection did not say. */
const runningMs = 3_000;
const restingMs = 15_000;

function refreshMs(answer: AuctionAnswer | undefined): number {
  const isRunning = answer?.rooms.some(
    ({ auction }) => auction && (auction.isSettling || auctionLifecycle.is(auction.auctionStatus, 'running')),
  );
  return isRunning ? runningMs : restingMs;
}

/** The auctions of a project, live: for their host, whoever watches, and their bidders. */
export function AuctionPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const input = { projectId: id, tenantId: search.get('tenantId') ?? undefined };
  const query = useEndpoint(auctionOfProject, input, { refreshMs });
  useTabTitle(query.data && `${query.data.projectNo} ${query.data.projectName}`);
  return (
    <Loaded query={query} rows={12}>
      {(answer) => <Auctions answer={answer} onDue={() => void query.refetch()} />}
    </Loaded>
  );
}

interface AuctionsProps {
  readonly answer: AuctionAnswer;
  readonly onDue: () => void;
}

function Auctions({ answer, onDue }: AuctionsProps) {
  const t = useText();
  const isBuyer = answer.part === 'buyer';
  return (
    <div className="kit-page">
      <PageHead
        title={answer.projectName}
        actions={
          <Link className="auction-to-project" to={isBuyer ? projectPath(answer) : bidPath(answer)}>
            {t(texts.projectPage)}
          </Link>
        }
      >
        <Copyable value={answer.projectNo} />
      </PageHead>
      {answer.part === null ? (
        <Alert type="info" showIcon title={t(texts.noPart)} />
      ) : (
        <Rooms answer={answer} onDue={onDue} />
      )}
    </div>
  );
}

function Rooms({ answer, onDue }: AuctionsProps) {
  const t = useText();
  const [shown, setShown] = useState<string>();
  const { rooms } = answer;
  const room = rooms.find(({ packageId }) => packageId === shown) ?? rooms[0];
  if (!room) return <Empty title={t(texts.noPackages)} />;
  return (
    <>
      {rooms.length > 1 && (
        <Segmented
          className="auction-packages"
          aria-label={t(texts.packages)}
          value={room.packageId}
          options={rooms.map(({ packageId, packageNo, packageName }) => ({
            value: packageId,
            label: t(texts.packageNo, { no: packageNo, name: packageName }),
          }))}
          onChange={setShown}
        />
      )}
      {answer.part === 'buyer' ? (
        <HostRoom key={room.packageId} answer={answer} room={room} onDue={onDue} />
      ) : (
        <BidderRoom key={room.packageId} answer={answer} room={room} onDue={onDue} />
      )}
    </>
  );
}
