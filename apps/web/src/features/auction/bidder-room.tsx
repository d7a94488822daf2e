import { auctionBids, placeBid, type AuctionAnswer, type AuctionRoom } from '@zhaocai/model/auction/auction-endpoints';
import { auctionLifecycle } from '@zhaocai/model/auction/auction-lifecycle';
import { compareYuan, isYuan, shareOfYuan } from '@zhaocai/model/kit/money';
import { Alert, Button } from 'antd';
import { useState, type FormEvent } from 'react';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { formatMoney, Money, MoneyInput } from '../../kit/widgets/money.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { useConfirm } from '../../kit/widgets/use-confirm.tsx';
import { AuctionClock, AuctionRules } from './auction-clock.tsx';
import { BidTable } from './bid-table.tsx';
import { AuctionRecord } from './record-buttons.tsx';
import { auctionTexts as texts } from './texts.ts';

interface RoomProps {
  readonly answer: AuctionAnswer;
  readonly room: AuctionRoom;
  readonly onDue: () => void;
}

/** Where a bidder bids: the best price, his own place, the time that is left, and one field. A phone shows all of it at once. */
export function BidderRoom({ answer, room, onDue }: RoomProps) {
  const t = useText();
  const { auction, own } = room;
  const input = { projectId: answer.projectId, tenantId: answer.tenantId, packageId: room.packageId };
  const bids = useEndpoint(auctionBids, input);
  if (!auction || !own) return null;
  const isOver = auctionLifecycle.is(auction.auctionStatus, 'closed', 'cancelled');
  const hasFinal = own.finalPrice !== null;
  return (
    <div className="auction-bidder">
      <AuctionClock auction={auction} onDue={onDue} />
      <dl className="auction-figures">
        <Figure label={t(texts.best)} isMain>
          <Money value={auction.bestPrice} unit />
        </Figure>
        <Figure label={t(hasFinal ? texts.finalRank : texts.ownRank)}>
          {t(texts.rank, { rank: own.finalRank ?? own.rank })}
        </Figure>
        <Figure label={t(hasFinal ? texts.finalPrice : texts.ownPrice)}>
          <Money value={own.finalPrice ?? own.price} unit />
        </Figure>
      </dl>
      {!isOver && answer.canBid && (
        <BidForm
          entryId={own.entryId}
          highest={own.highestBid}
          best={auction.bestPrice ?? own.price}
          isRunning={auctionLifecycle.is(auction.auctionStatus, 'running')}
        />
      )}
      <Section
        title={t(texts.rules)}
        extra={isOver && !auction.isSettling && <AuctionRecord answer={answer} room={room} />}
      >
        <AuctionRules auction={auction} />
      </Section>
      <Section title={t(texts.ownBids)} note={t(texts.logNote)}>
        <Loaded query={bids} rows={3}>
          {(lines) => <BidTable lines={lines} />}
        </Loaded>
      </Section>
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly isMain?: boolean;
  readonly children: React.ReactNode;
}

function Figure({ label, isMain = false, children }: FigureProps) {
  return (
    <div className={isMain ? 'auction-figure auction-figure-main' : 'auction-figure'}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface FormProps {
  readonly entryId: string;
  /** Null where he can go no lower. */
  readonly highest: string | null;
  readonly best: string;
  readonly isRunning: boolean;
}

/** Below this share of the best price a slip of a digit is likelier than an offer. */
const doubtfulPercent = '90';

function BidForm({ entryId, highest, best, isRunning }: FormProps) {
  const t = useText();
  const confirm = useConfirm();
  // Until something is typed the field follows the highest price that would be taken.
  const [typed, setTyped] = useState<string | null>();
  const price = typed === undefined ? highest : typed;
  const [told, setTold] = useState<{ readonly isTaken: boolean; readonly text: string }>();
  const bidding = useCommand(placeBid, {
    success: 'silent',
    onSuccess: ({ isTaken, message, price: taken, rank }) => {
      setTold({ isTaken, text: isTaken ? t(texts.taken, { price: formatMoney(taken), rank }) : (message ?? '') });
      if (isTaken) setTyped(undefined);
    },
  });
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (price === null) return;
    const isDoubtful = isYuan(price) && compareYuan(price, shareOfYuan(best, doubtfulPercent)) < 0;
    const question = {
      title: t(texts.sureTitle, { price: formatMoney(price) }),
      text: t(texts.sureText, { best: formatMoney(best) }),
      ok: t(texts.bid),
      isDangerous: true,
    };
    if (isDoubtful && !(await confirm(question))) return;
    setTold(undefined);
    await bidding.run({ entryId, price });
  };
  return (
    <form className="auction-form" onSubmit={(event) => void handleSubmit(event)}>
      <label htmlFor="auction-price">{t(texts.yourBid)}</label>
      <div className="auction-form-line">
        <MoneyInput id="auction-price" value={price} onChange={setTyped} disabled={highest === null} />
        <Button
          type="primary"
          htmlType="submit"
          size="large"
          loading={bidding.isRunning}
          disabled={!isRunning || price === null || highest === null}
        >
          {t(texts.bid)}
        </Button>
      </div>
      <p className="kit-quiet auction-note">
        {highest === null ? t(texts.lowest) : t(texts.highest, { price: formatMoney(highest) })}
        {!isRunning && ` · ${t(texts.notBegun)}`}
      </p>
      {told && <Alert type={told.isTaken ? 'success' : 'error'} showIcon title={told.text} role="status" />}
    </form>
  );
}
