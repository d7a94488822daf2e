import type { CommitteeRound } from '@zhaocai/model/negotiation/round-endpoints';
import { quoteRoundLifecycle } from '@zhaocai/model/negotiation/round-lifecycle';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Countdown } from '../../../kit/widgets/deadline.tsx';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { roundName } from '../round-name.ts';
import { roundTexts as texts } from '../texts.ts';
import type { Seat } from './seat.ts';
import { RoundActs } from './round-acts.tsx';

interface RoundLineProps {
  readonly seat: Seat;
  readonly round: CommitteeRound;
  readonly mayLead: boolean;
}

/** One round: what was asked, until when, how far it is, and what each bidder said to his price. */
export function RoundLine({ seat, round, mayLead }: RoundLineProps) {
  const t = useText();
  const { roundStatus, terms, endTime, openedTime, openReason, cancelReason, quotes, unlocked } = round;
  const submitted = quotes.filter(({ submitTime }) => submitTime !== null).length;
  return (
    <li className="round">
      <div className="round-head">
        <strong>{roundName(t, round)}</strong>
        <ChoiceTag choices={quoteRoundLifecycle.choices} value={roundStatus} />
        {quoteRoundLifecycle.is(roundStatus, 'quoting') && (
          <span>
            {t(texts.until)} <Countdown at={endTime} />
          </span>
        )}
        {unlocked !== null && <span>{t(texts.unlocked, { unlocked, count: submitted })}</span>}
        {openedTime !== null && (
          <span className="kit-quiet">{t(texts.openedAt, { time: shownInstant(openedTime) })}</span>
        )}
        {mayLead && <RoundActs seat={seat} round={round} />}
      </div>
      <p className="kit-lines">{terms}</p>
      {openReason !== null && <p className="kit-quiet">{t(texts.openedBecause, { reason: openReason })}</p>}
      {cancelReason !== null && <p className="kit-quiet">{t(texts.cancelledBecause, { reason: cancelReason })}</p>}
      <Remarks quotes={quotes} />
    </li>
  );
}

/** What bidders said beside their prices; most say nothing. */
function Remarks({ quotes }: Pick<CommitteeRound, 'quotes'>) {
  const said = quotes.flatMap(({ entryId, bidderName, remark, serviceShow, matchExplain }) => {
    const words = [matchExplain, serviceShow, remark].filter((text) => text !== null && text !== '');
    return words.length === 0 ? [] : [{ entryId, bidderName, words }];
  });
  if (said.length === 0) return null;
  return (
    <dl className="round-remarks">
      {said.map(({ entryId, bidderName, words }) => (
        <div key={entryId}>
          <dt>{bidderName}</dt>
          <dd className="kit-lines">{words.join('\n')}</dd>
        </div>
      ))}
    </dl>
  );
}
