import { ownRounds, type OwnRound, type OwnRoundsOfPackage } from '@zhaocai/model/negotiation/round-endpoints';
import { quoteRoundLifecycle, roundBidderLifecycle } from '@zhaocai/model/negotiation/round-lifecycle';
import { openFault } from '@zhaocai/model/tendering/choices';
import type { PublishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Countdown } from '../../../kit/widgets/deadline.tsx';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import '../round.css';
import { roundName } from '../round-name.ts';
import { roundTexts as texts } from '../texts.ts';
import { QuoteDialog } from './quote-dialog.tsx';

const refreshMs = 15_000;

/** What a bidder is asked for in the rounds of a negotiation, until when, and what he quoted; nothing where there is no round. */
export function OwnRounds({ project }: { readonly project: PublishedProject }) {
  const t = useText();
  const input = { projectId: project.id, tenantId: project.tenantId };
  const { data, refetch } = useEndpoint(ownRounds, input, { refreshMs });
  if (!data || data.packages.length === 0) return null;
  return (
    <Section title={t(texts.ownTitle)} note={t(texts.ownNote)} id="rounds">
      {data.packages.map((own) => (
        <div key={own.packageId} className="round-package">
          {project.packages.length > 1 && (
            <h3>{t(texts.packageTitle, { no: own.packageNo, name: own.packageName })}</h3>
          )}
          <ol className="rounds">
            {own.rounds.map((round) => (
              <OwnLine
                key={round.roundId}
                {...{ project, own, round }}
                mayQuote={data.mayQuote}
                onDue={() => void refetch()}
              />
            ))}
          </ol>
        </div>
      ))}
    </Section>
  );
}

interface OwnLineProps {
  readonly project: PublishedProject;
  readonly own: OwnRoundsOfPackage;
  readonly round: OwnRound;
  readonly mayQuote: boolean;
  readonly onDue: () => void;
}

function OwnLine({ project, own, round, mayQuote, onDue }: OwnLineProps) {
  const t = useText();
  const [isQuoting, setQuoting] = useState(false);
  const { roundStatus, bidderStatus, terms, endTime, submitTime, totalMoney, cancelReason, isLast } = round;
  const bought = project.packages.find(({ id }) => id === own.packageId);
  const isOpen = quoteRoundLifecycle.is(roundStatus, 'quoting');
  const isSubmitted = roundBidderLifecycle.is(bidderStatus, 'submitted');
  return (
    <li className="round">
      <div className="round-head">
        <strong>{roundName(t, round)}</strong>
        <ChoiceTag
          choices={isOpen ? roundBidderLifecycle.choices : quoteRoundLifecycle.choices}
          value={isOpen ? bidderStatus : roundStatus}
        />
        {isOpen && (
          <span>
            {t(texts.until)} <Countdown at={endTime} onReached={onDue} />
          </span>
        )}
        {totalMoney !== null && <Money value={totalMoney} unit />}
        {isOpen && mayQuote && bought && (
          <Button size="small" type={isSubmitted ? 'default' : 'primary'} onClick={() => setQuoting(true)}>
            {t(isSubmitted ? texts.change2 : texts.quote)}
          </Button>
        )}
      </div>
      <p className="kit-lines">{terms}</p>
      {submitTime !== null && <p className="kit-quiet">{t(texts.submittedAt, { time: shownInstant(submitTime) })}</p>}
      {round.openFault !== null && <ChoiceTag choices={openFault.choices} value={round.openFault} />}
      {cancelReason !== null && <p className="kit-quiet">{t(texts.cancelledBecause, { reason: cancelReason })}</p>}
      {isLast && roundBidderLifecycle.is(bidderStatus, 'silent') && <p className="kit-quiet">{t(texts.notLast)}</p>}
      {isQuoting && bought && (
        <QuoteDialog {...{ project, own, round }} package={bought} onClose={() => setQuoting(false)} />
      )}
    </li>
  );
}
