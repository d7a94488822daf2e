import { scoreSheetLifecycle } from '@zhaocai/model/evaluation/desk-lifecycle';
import type { DeskBid, DeskSheet } from '@zhaocai/model/evaluation/desk-endpoints';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { Money } from '../../../kit/widgets/money.tsx';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { BidDocuments } from './bid-documents.tsx';
import { BidTabs } from './bid-tabs.tsx';
import { HandIn } from './hand-in.tsx';
import { focusIn, MarkLines } from './mark-lines.tsx';
import { isChecking, spotsOf } from './owed.ts';
import { PriceNote } from './price-note.tsx';
import { Strays } from './strays.tsx';
import { deskTexts as texts } from './texts.ts';
import { useMarks, type Spot } from './use-marks.ts';

export interface DeskViewProps {
  /** The seat. */
  readonly id: string;
  readonly sheet: DeskSheet;
}

/** The desk: left what a bidder handed in, right what is asked of it, with everything within reach of the keyboard. */
export function DeskView({ id, sheet }: DeskViewProps) {
  const marks = useMarks({ id, packageId: sheet.packageId }, sheet.marks);
  const [chosen, setChosen] = useState<string>();
  const work = useRef<HTMLDivElement>(null);
  const wanted = useRef<Pick<Spot, 'place'>>(undefined);
  const bids = sheet.bids.filter((bid) => !bid.isBlind || spotsOf(sheet, bid).length > 0);
  const shown = bids.find(({ bidKey }) => bidKey === chosen) ?? bids[0];
  useEffect(() => {
    if (!wanted.current) return;
    const lines = work.current?.querySelectorAll<HTMLElement>('.evaluation-mark');
    focusIn(lines?.[wanted.current.place]?.querySelector<HTMLElement>('[data-mark]'));
    wanted.current = undefined;
  });
  if (!shown) return null;
  const isOpen = scoreSheetLifecycle.is(sheet.scoreStatus, 'open', 'returned') && !isDecided(sheet);
  const show = (bidKey: string, place = 0) => {
    wanted.current = { place };
    setChosen(bidKey);
  };
  const turn = (by: number) => {
    const next = bids[bids.findIndex(({ bidKey }) => bidKey === shown.bidKey) + by];
    if (next) show(next.bidKey);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!event.altKey || !['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
    event.preventDefault();
    turn(event.key === 'ArrowLeft' ? -1 : 1);
  };
  const toSpot = (spot: Spot) => {
    const bid = bids.find(({ bidKey }) => bidKey === spot.bidKey);
    const own = bid ? spotsOf(sheet, bid) : [];
    show(
      spot.bidKey,
      own.findIndex(({ place }) => place === spot.place),
    );
  };
  return (
    <>
      <Strays id={id} sheet={sheet} marks={marks} />
      {/* Keys that reach it from the fields within. */}
      <div className="evaluation-desk" onKeyDown={handleKey}>
        <BidDocuments key={shown.bidKey} bid={shown} />
        <div className="evaluation-work" ref={work}>
          <BidTabs {...{ sheet, bids, marks, shown }} onShow={(bidKey) => setChosen(bidKey)} />
          <BidHead sheet={sheet} bid={shown} />
          <MarkLines
            key={shown.bidKey}
            {...{ sheet, marks, isOpen }}
            spots={spotsOf(sheet, shown)}
            onEnd={() => turn(1)}
          />
          <HandIn {...{ id, sheet, bids, marks, isOpen }} onMissing={toSpot} />
        </div>
      </div>
    </>
  );
}

function isDecided({ evaluationStatus, ...sheet }: DeskSheet): boolean {
  return !isChecking({ evaluationStatus }) && sheet.items.length === 0;
}

/** What is known of a bid and is not this member's to find: its price with its points, and why it is out. */
function BidHead({ sheet, bid }: { readonly sheet: DeskSheet; readonly bid: DeskBid }) {
  const t = useText();
  const { price, pricePoints, rejections } = bid;
  const { priceBase: base, priceWeight: weight, benchmark } = sheet;
  return (
    <div className="evaluation-bid-head">
      {price !== null && (
        <span>
          {t(texts.quoted)} <Money value={price} unit />
        </span>
      )}
      {pricePoints !== null && (
        <strong>
          {t(texts.pricePoints)} {pricePoints}
        </strong>
      )}
      {price !== null && pricePoints !== null && base !== null && weight !== null && (
        <PriceNote {...{ price, base, weight, benchmark }} points={pricePoints} />
      )}
      {rejections.length > 0 && (
        <div>
          <ToneTag tone="red">{t(texts.out)}</ToneTag>
          {rejections.map(({ name, votes, reasons }) => (
            <p key={name} className="evaluation-hint">
              {t(texts.outBy, { name, votes, reasons: [...new Set(reasons)].join(t(texts.semicolon)) })}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
