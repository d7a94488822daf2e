import { packageEvaluationLifecycle } from '@zhaocai/model/evaluation/desk-lifecycle';
import { committeeRounds, type CommitteeRounds as Rounds } from '@zhaocai/model/negotiation/round-endpoints';
import { quoteRoundLifecycle } from '@zhaocai/model/negotiation/round-lifecycle';
import { Button } from 'antd';
import { useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Section } from '../../../kit/widgets/section.tsx';
import '../round.css';
import { roundTexts as texts } from '../texts.ts';
import { BeginDialog } from './begin-dialog.tsx';
import { ConcludeButton } from './conclude-button.tsx';
import { RoundLine } from './round-line.tsx';
import { RoundTable } from './round-table.tsx';
import type { Seat } from './seat.ts';

/** The rounds of a package that is negotiated: what each bidder quoted from round to round, and what the leader does next. */
export function CommitteeRounds({ id, packageId, evaluationStatus }: Seat & { readonly evaluationStatus: number }) {
  const isBefore = packageEvaluationLifecycle.is(evaluationStatus, 'checking');
  const { data } = useEndpoint(committeeRounds, { id, packageId }, { enabled: !isBefore, refreshMs: 10_000 });
  if (isBefore || !data?.isNegotiated) return null;
  return <Shown seat={{ id, packageId }} data={data} />;
}

function Shown({ seat, data }: { readonly seat: Seat; readonly data: Rounds }) {
  const t = useText();
  const [isBeginning, setBeginning] = useState(false);
  const { rounds, mayLead } = data;
  const isLive = rounds.some(({ roundStatus }) => quoteRoundLifecycle.is(roundStatus, 'quoting', 'closed'));
  const isOver = rounds.some((one) => one.isLast && quoteRoundLifecycle.is(one.roundStatus, 'opened'));
  return (
    <Section
      title={t(texts.title)}
      extra={
        mayLead &&
        !isLive && (
          <span className="round-acts">
            {!isOver && (
              <Button size="small" type="primary" onClick={() => setBeginning(true)}>
                {t(texts.begin)}
              </Button>
            )}
            {(isOver || data.isLastOptional) && <ConcludeButton seat={seat} data={data} isMain={isOver} />}
          </span>
        )
      }
    >
      <p className="kit-quiet">{t(rounds.length === 0 ? texts.none : texts.secret)}</p>
      <RoundTable data={data} />
      <ol className="rounds">
        {rounds.map((round) => (
          <RoundLine key={round.roundId} seat={seat} round={round} mayLead={mayLead} />
        ))}
      </ol>
      {isBeginning && <BeginDialog seat={seat} data={data} onClose={() => setBeginning(false)} />}
    </Section>
  );
}
