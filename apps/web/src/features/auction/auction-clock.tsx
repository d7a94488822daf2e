import type { AuctionState } from '@zhaocai/model/auction/auction-endpoints';
import { auctionLifecycle } from '@zhaocai/model/auction/auction-lifecycle';
import { Alert } from 'antd';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Countdown } from '../../kit/widgets/deadline.tsx';
import { DescriptionList } from '../../kit/widgets/description-list.tsx';
import { Money } from '../../kit/widgets/money.tsx';
import { auctionTexts as texts } from './texts.ts';

interface ClockProps {
  readonly auction: AuctionState;
  readonly onDue: () => void;
}

/** How long until it begins or ends, by the server's clock; afterwards what has become of it. */
export function AuctionClock({ auction, onDue }: ClockProps) {
  const t = useText();
  const { auctionStatus, beginTime, endTime, extensions, maxExtensions, isSettling, cancelReason } = auction;
  if (auctionLifecycle.is(auctionStatus, 'cancelled'))
    return <Alert type="warning" showIcon title={t(texts.cancelled, { reason: cancelReason ?? '' })} />;
  const isWaiting = auctionLifecycle.is(auctionStatus, 'waiting');
  const isClosed = auctionLifecycle.is(auctionStatus, 'closed');
  return (
    <div className="auction-clock" aria-live="polite">
      <ChoiceTag choices={auctionLifecycle.choices} value={auctionStatus} />
      {isClosed ? (
        <span>{isSettling ? t(texts.settling) : t(texts.overAt, { time: endTime })}</span>
      ) : (
        <>
          <span className="kit-quiet">{t(isWaiting ? texts.untilBegin : texts.untilEnd)}</span>
          <Countdown key={isWaiting ? beginTime : endTime} at={isWaiting ? beginTime : endTime} onReached={onDue} />
        </>
      )}
      {extensions > 0 && (
        <span className="auction-extended">{t(texts.extendedTimes, { count: extensions, most: maxExtensions })}</span>
      )}
    </div>
  );
}

/** Its rules, as it was set up. */
export function AuctionRules({ auction }: { readonly auction: AuctionState }) {
  const t = useText();
  const { startPrice, minStep, beginTime, plannedEndTime, extensionSeconds, maxExtensions } = auction;
  return (
    <>
      <DescriptionList
        facts={[
          { key: 'start', label: t(texts.startPrice), value: <Money value={startPrice} unit /> },
          { key: 'step', label: t(texts.minStep), value: <Money value={minStep} unit /> },
          {
            key: 'time',
            label: t(texts.period),
            value: `${beginTime.slice(0, 16)} – ${endOf(beginTime, plannedEndTime)}`,
          },
        ]}
      />
      <p className="kit-quiet auction-note">
        {t(texts.extensionRule, { seconds: extensionSeconds, most: maxExtensions })}
      </p>
    </>
  );
}

/** Of the same day its time alone. */
function endOf(begin: string, end: string): string {
  return begin.slice(0, 10) === end.slice(0, 10) ? end.slice(11, 16) : end.slice(0, 16);
}
