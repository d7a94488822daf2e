import { bidSignal, bidSignalLifecycle } from '@zhaocai/model/evaluation/bid-signal';
import { signalCode, signalLevel } from '@zhaocai/model/evaluation/choices';
import { closeSignal, type SignalLine } from '@zhaocai/model/evaluation/signal-endpoints';
import type { EvaluationSummary } from '@zhaocai/model/evaluation/summary-endpoints';
import { Button } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { words } from '../../../kit/text/words.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { signalTexts as texts } from './texts.ts';

/** What speaks for bids that were written together, each closed by the leader with an opinion. */
export function Signals({ summary }: { readonly summary: EvaluationSummary }) {
  const t = useText();
  const { signals } = summary;
  if (signals.length === 0) return null;
  return (
    <Section title={t(texts.signals)}>
      <p className="evaluation-hint">{t(texts.signalHint)}</p>
      <ul className="evaluation-list">
        {signals.map((signal) => (
          <Signal key={signal.id} {...{ summary, signal }} />
        ))}
      </ul>
    </Section>
  );
}

interface SignalProps {
  readonly summary: EvaluationSummary;
  readonly signal: SignalLine;
}

const opinions = ['uphold', 'clear', 'refer'] as const;

function Signal({ summary: { mayLead, members, packageId }, signal }: SignalProps) {
  const t = useText();
  const askReason = useAskReason();
  const closing = useCommand(closeSignal, { success: texts.closed });
  const { id: signalId, version, code, level, bidders, common, isSmallSample, signalStatus, opinion } = signal;
  const id = members.find(({ isLeader }) => isLeader)?.id ?? '';
  const label = signalCode.named(code)?.label;
  const close = async (way: (typeof opinions)[number]) => {
    const ok = t(bidSignalLifecycle.actions[way].label);
    const reason = await askReason({ title: ok, text: t(texts.opinionAsk), ok });
    if (reason) await closing.run({ id, packageId, signalId, version, opinion: way, reason });
  };
  const allowed = opinions.filter((way) => bidSignalLifecycle.actions[way].from.some((from) => from === signalStatus));
  return (
    <li>
      <span className="evaluation-main">{label && t(label)}</span>
      <ChoiceTag choices={signalLevel.choices} value={level} />
      <ChoiceTag choices={bidSignal.fields.signalStatus.choices} value={signalStatus} />
      {mayLead && (
        <span className="evaluation-acts">
          {allowed.map((way) => (
            <Button key={way} size="small" onClick={() => void close(way)}>
              {t(bidSignalLifecycle.actions[way].label)}
            </Button>
          ))}
        </span>
      )}
      <div className="evaluation-wide kit-quiet">
        {bidders.join(t(words.comma))}
        {common.length > 0 && <div>{t(texts.common, { common: common.join(t(words.comma)) })}</div>}
        {isSmallSample && <div>{t(texts.smallSample)}</div>}
        {opinion && <div>{t(texts.opinion, { opinion })}</div>}
      </div>
    </li>
  );
}
