import { useEffect, useRef, useState } from 'react';
import { wantsLessMotion } from '../screen/less-motion.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { Money } from './money.tsx';

export interface BidLine {
  readonly entryId: string;
  readonly entryNum: string;
  readonly bidMoney: string;
}

const stepMs = 40;
const visibleHeight = 240;

/** The bids as they were opened, moving up by themselves; the pointer over them or the keyboard within holds them still. */
export function BidScroll({ bids }: { bids: readonly BidLine[] }) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || isHeld || wantsLessMotion()) return undefined;
    const timer = setInterval(() => {
      const isEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
      element.scrollTop = isEnd ? 0 : element.scrollTop + 1;
    }, stepMs);
    return () => clearInterval(timer);
  }, [isHeld, bids]);
  return (
    <div
      ref={box}
      className="kit-bid-scroll"
      style={{ height: visibleHeight }}
      tabIndex={0}
      role="region"
      aria-label={t(kitTexts.bidList)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t(kitTexts.entryId)}</th>
            <th scope="col">{t(kitTexts.entryNum)}</th>
            <th scope="col">{t(kitTexts.bidMoney)}</th>
          </tr>
        </thead>
        <tbody>
          {bids.map((bid) => (
            <tr key={bid.entryId}>
              <td className="kit-mono">{bid.entryId}</td>
              <td>{bid.entryNum}</td>
              <td>
                <Money value={bid.bidMoney} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
