import type { DeskBid, DeskSheet } from '@zhaocai/model/evaluation/desk-endpoints';
import { Button } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { isGiven, spotsOf } from './owed.ts';
import { deskTexts as texts } from './texts.ts';
import type { Marks } from './use-marks.ts';

export interface BidTabsProps {
  readonly sheet: DeskSheet;
  readonly bids: readonly DeskBid[];
  readonly marks: Marks;
  readonly shown: DeskBid;
  readonly onShow: (bidKey: string) => void;
}

/** Whose bid is looked at, with how far each is; blind ones apart from those by name. */
export function BidTabs({ sheet, bids, marks, shown, onShow }: BidTabsProps) {
  const t = useText();
  const groups = [
    { title: t(texts.byName), own: bids.filter(({ isBlind }) => !isBlind) },
    { title: t(texts.blind), own: bids.filter(({ isBlind }) => isBlind) },
  ].filter(({ own }) => own.length > 0);
  return groups.map(({ title, own }) => (
    <div key={title} className="evaluation-files" role="group" aria-label={`${t(texts.bidders)} ${title}`}>
      {groups.length > 1 && <span className="kit-quiet">{title}</span>}
      {own.map((bid) => {
        const spots = spotsOf(sheet, bid);
        const done = spots.filter((spot) => isGiven(sheet, marks, spot)).length;
        const isShown = bid.bidKey === shown.bidKey;
        return (
          <Button
            key={bid.bidKey}
            type={isShown ? 'primary' : 'default'}
            aria-pressed={isShown}
            onClick={() => onShow(bid.bidKey)}
          >
            {bid.name}
            {spots.length > 0 && <small>{t(texts.progress, { done, count: spots.length })}</small>}
          </Button>
        );
      })}
    </div>
  ));
}
