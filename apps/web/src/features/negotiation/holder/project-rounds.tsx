import { giveRoundShares, roundsOfProject, type RoundToUnlock } from '@zhaocai/model/negotiation/round-endpoints';
import { quoteRoundLifecycle } from '@zhaocai/model/negotiation/round-lifecycle';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Countdown } from '../../../kit/widgets/deadline.tsx';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { UnlockDialog } from '../../tendering/index.ts';
import '../round.css';
import { roundName } from '../round-name.ts';
import { roundTexts as texts } from '../texts.ts';

const refreshMs = 15_000;

/** The rounds of a project without a price: who has unlocked, and the button of a holder who has not. */
export function ProjectRounds({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const { data } = useEndpoint(roundsOfProject, { projectId }, { refreshMs });
  if (!data || data.rounds.length === 0) return null;
  return (
    <Section title={t(texts.title)} id="rounds">
      <ol className="rounds">
        {data.rounds.map((round) => (
          <Line key={round.roundId} projectId={projectId} round={round} />
        ))}
      </ol>
    </Section>
  );
}

function Line({ projectId, round }: { readonly projectId: string; readonly round: RoundToUnlock }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const giving = useCommand(giveRoundShares, { success: texts.given });
  const { roundId, roundStatus, packageNo, packageName, terms, endTime, openedTime, cancelReason } = round;
  const isClosed = quoteRoundLifecycle.is(roundStatus, 'closed');
  return (
    <li className="round">
      <div className="round-head">
        <strong>
          {t(texts.packageTitle, { no: packageNo, name: packageName })} · {roundName(t, round)}
        </strong>
        <ChoiceTag choices={quoteRoundLifecycle.choices} value={roundStatus} />
        {quoteRoundLifecycle.is(roundStatus, 'quoting') && (
          <span>
            {t(texts.until)} <Countdown at={endTime} />
          </span>
        )}
        {openedTime !== null && (
          <span className="kit-quiet">{t(texts.openedAt, { time: shownInstant(openedTime) })}</span>
        )}
        {round.own.length > 0 && (
          <Button size="small" type="primary" onClick={() => setOpen(true)}>
            {t(texts.unlock)}
          </Button>
        )}
      </div>
      <p className="kit-lines">{terms}</p>
      {cancelReason !== null && <p className="kit-quiet">{t(texts.cancelledBecause, { reason: cancelReason })}</p>}
      {isClosed && <Holders round={round} />}
      {isOpen && (
        <Suspense>
          <UnlockDialog
            own={round.own}
            onGive={async (shares) => (await giving.run({ projectId, roundId, shares })) !== undefined}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </li>
  );
}

function Holders({ round: { holders, threshold } }: { readonly round: RoundToUnlock }) {
  const t = useText();
  return (
    <>
      <p className="kit-quiet">{t(texts.threshold, { threshold })}</p>
      <ul className="round-holders">
        {holders.map(({ userId, userName, givenBids, bids }) => (
          <li key={userId}>
            <span>{userName}</span>
            <ToneTag tone={givenBids === bids ? 'green' : 'orange'}>
              {givenBids === bids
                ? t(texts.given)
                : givenBids === 0
                  ? t(texts.locked)
                  : t(texts.partly, { given: givenBids, bids })}
            </ToneTag>
          </li>
        ))}
      </ul>
    </>
  );
}
