import { auctionBids, type AuctionAnswer, type AuctionRoom } from '@zhaocai/model/auction/auction-endpoints';
import { auctionLifecycle } from '@zhaocai/model/auction/auction-lifecycle';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { Empty } from '../../kit/widgets/empty.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Money } from '../../kit/widgets/money.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { AuctionClock, AuctionRules } from './auction-clock.tsx';
import { BidTable } from './bid-table.tsx';
import { Board } from './board.tsx';
import { CancelButton } from './cancel-button.tsx';
import { comparisonPath } from './paths.ts';
import { PriceChart } from './price-chart.tsx';
import { AuctionRecord } from './record-buttons.tsx';
import { SetAuctionDialog } from './set-auction-dialog.tsx';
import { auctionTexts as texts } from './texts.ts';

export interface HostProps {
  readonly answer: AuctionAnswer;
  readonly room: AuctionRoom;
  readonly onDue: () => void;
}

/** A package's auction as the buyer leads and watches it: set up, live board, log, and in the end its record. */
export function HostRoom({ answer, room, onDue }: HostProps) {
  const t = useText();
  const [isSetting, setSetting] = useState(false);
  const { auction, proposal } = room;
  return (
    <>
      {auction === null ? (
        <div className="auction-empty">
          <Empty
            title={t(texts.notSet)}
            help={proposal ? t(texts.notSetText, { count: proposal.bidders }) : t(texts.nothingToSet)}
          />
          {proposal && (
            <Button type="primary" onClick={() => setSetting(true)}>
              {t(texts.set)}
            </Button>
          )}
        </div>
      ) : (
        <LiveRoom answer={answer} room={room} onDue={onDue} onSet={() => setSetting(true)} />
      )}
      {isSetting && <SetAuctionDialog answer={answer} room={room} onClose={() => setSetting(false)} />}
    </>
  );
}

function LiveRoom({ answer, room, onDue, onSet }: HostProps & { readonly onSet: () => void }) {
  const t = useText();
  const { auction, bidders, silent, board } = room;
  const input = { projectId: answer.projectId, tenantId: answer.tenantId, packageId: room.packageId };
  const bids = useEndpoint(auctionBids, input);
  if (!auction) return null;
  return (
    <div className="auction-columns">
      <div className="auction-main">
        <AuctionClock auction={auction} onDue={onDue} />
        <dl className="auction-figures">
          <div className="auction-figure auction-figure-main">
            <dt>{t(texts.best)}</dt>
            <dd>
              <Money value={auction.bestPrice} unit />
            </dd>
          </div>
          <div className="auction-figure">
            <dt>{t(texts.bidders)}</dt>
            <dd>{t(texts.biddersOf, { count: bidders ?? 0, silent: silent ?? 0 })}</dd>
          </div>
        </dl>
        <Section title={t(texts.board)} note={t(texts.boardNote)}>
          <Board lines={board} />
        </Section>
        <Loaded query={bids} rows={4}>
          {(lines) => (
            <>
              <Section title={t(texts.chart)} note={t(texts.chartNote)}>
                <PriceChart auction={auction} lines={lines} />
              </Section>
              <Section title={t(texts.log)} note={t(texts.logNote)}>
                <BidTable lines={lines} />
              </Section>
            </>
          )}
        </Loaded>
      </div>
      <aside className="auction-aside">
        <Section title={t(texts.rules)}>
          <AuctionRules auction={auction} />
          <Acts answer={answer} room={room} onSet={onSet} />
        </Section>
      </aside>
    </div>
  );
}

function Acts({ answer, room, onSet }: Omit<HostProps, 'onDue'> & { readonly onSet: () => void }) {
  const t = useText();
  const { auction, proposal } = room;
  if (!auction) return null;
  const { auctionStatus, isSettling } = auction;
  const isOver = auctionLifecycle.is(auctionStatus, 'closed', 'cancelled') && !isSettling;
  const isWaiting = auctionLifecycle.is(auctionStatus, 'waiting');
  const mayCancel = auctionLifecycle.is(auctionStatus, 'waiting', 'running');
  return (
    <div className="auction-acts">
      {answer.canHost && isWaiting && <Button onClick={onSet}>{t(texts.change)}</Button>}
      {answer.canHost && mayCancel && <CancelButton auction={auction} />}
      {proposal && <Button onClick={onSet}>{t(texts.setAgain)}</Button>}
      {isOver && <AuctionRecord answer={answer} room={room} />}
      {isOver && (
        <Link className="auction-to-project" to={comparisonPath(answer)}>
          {t(texts.compare)}
        </Link>
      )}
    </div>
  );
}
