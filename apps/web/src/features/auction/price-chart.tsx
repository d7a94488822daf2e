import type { AuctionBidLine, AuctionState } from '@zhaocai/model/auction/auction-endpoints';
import { lazy, Suspense, useMemo } from 'react';
import { useLook } from '../../kit/chart/use-look.ts';
import { useText } from '../../kit/text/language.ts';
import { Waiting } from '../../kit/widgets/loading.tsx';
import { auctionTexts as texts } from './texts.ts';

const PriceCanvas = lazy(async () => ({ default: (await import('./price-canvas.tsx')).PriceCanvas }));

interface ChartProps {
  readonly auction: AuctionState;
  readonly lines: readonly AuctionBidLine[];
}

/** The bids that were taken, over the time of the auction; the log below says the same in words. */
export function PriceChart({ auction: { beginTime, endTime }, lines }: ChartProps) {
  const t = useText();
  const look = useLook();
  const points = useMemo(
    () =>
      lines
        .filter(({ refusal }) => refusal === null)
        .map(({ bidTime, price }): readonly [number, number] => [localMs(bidTime), Number(price)])
        .toReversed(),
    [lines],
  );
  if (points.length === 0) return <p className="kit-quiet">{t(texts.noBids)}</p>;
  return (
    <Suspense fallback={<Waiting rows={5} />}>
      <PriceCanvas
        points={points}
        from={localMs(beginTime)}
        until={localMs(endTime)}
        title={t(texts.chart)}
        look={look}
      />
    </Suspense>
  );
}

/** As the axis writes it: the hours of the server wherever the browser is. */
function localMs(instant: string): number {
  return Date.parse(instant.replace(' ', 'T'));
}
