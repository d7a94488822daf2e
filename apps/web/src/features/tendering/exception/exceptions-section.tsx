import { decideException, withdrawException } from '@zhaocai/model/tendering/exception-endpoints';
import { exceptionReason } from '@zhaocai/model/tendering/exception-reason';
import { exceptionKind, exceptionLifecycle } from '@zhaocai/model/tendering/project-exception';
import type { ExceptionLine, ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { DecisionButtons } from '../decision-buttons.tsx';
import { exceptionTexts as texts } from './texts.ts';

/** What was asked for beside the ordinary course, with the decision where one is due. */
export function ExceptionsSection({ detail }: { detail: Pick<ProjectDetail, 'exceptions'> }) {
  const t = useText();
  if (detail.exceptions.length === 0) return null;
  return (
    <Section title={t(texts.title)} id="exceptions">
      <ul className="detail-list">
        {detail.exceptions.map((line) => (
          <ExceptionItem key={line.id} line={line} />
        ))}
      </ul>
    </Section>
  );
}

function ExceptionItem({ line }: { line: ExceptionLine }) {
  const t = useText();
  const { kind, reasonCode, reason, exceptionStatus, askedBy, decidedBy, refuseReason } = line;
  return (
    <li>
      <ChoiceTag choices={exceptionKind.choices} value={kind} />
      <ChoiceTag choices={exceptionLifecycle.choices} value={exceptionStatus} />
      <span className="tender-hint">
        {t(texts.askedBy, { name: askedBy ?? '—' })}
        {decidedBy && `　${t(texts.decidedBy, { name: decidedBy })}`}
      </span>
      <Instant at={line.decideTime ?? line.createTime} className="detail-time" />
      <p className="detail-exception">
        {t(exceptionReason.named(reasonCode)?.label ?? texts.ground)}。{reason}
        {refuseReason && <span className="tender-sub">{t(texts.refuseReasonShown, { reason: refuseReason })}</span>}
      </p>
      <ExceptionButtons line={line} />
    </li>
  );
}

function ExceptionButtons({ line }: { line: ExceptionLine }) {
  const { agree, refuse, withdraw, isRunning } = useDecision(line);
  return (
    <DecisionButtons
      allowed={line.actions}
      isRunning={isRunning}
      yes={{ action: 'agree', label: texts.agree, run: agree }}
      no={{ action: 'refuse', label: texts.refuse, run: refuse }}
      withdraw={{ action: 'withdraw', label: texts.withdraw, run: withdraw }}
    />
  );
}

function useDecision({ id, version, kind: code }: ExceptionLine) {
  const t = useText();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const agreeing = useCommand(decideException, { success: texts.agreed });
  const refusing = useCommand(decideException, { success: texts.refused });
  const withdrawing = useCommand(withdrawException, { success: texts.withdrawn });
  const named = exceptionKind.named(code);
  const kind = named ? t(named.label) : '';
  const agree = async () => {
    const title = t(texts.agreeTitle, { kind });
    const text = named && t(texts[`effect_${named.name}`]);
    if (await confirm({ title, text, ok: t(texts.agree), isDangerous: true }))
      await agreeing.run({ id, version, agree: true });
  };
  const refuse = async () => {
    const title = t(texts.refuseTitle, { kind });
    const reason = await askReason({
      title,
      placeholder: t(texts.refuseReason),
      ok: t(texts.refuse),
      isDangerous: true,
    });
    if (reason) await refusing.run({ id, version, agree: false, reason });
  };
  const withdraw = () => withdrawing.run({ id, version });
  const isRunning = agreeing.isRunning || refusing.isRunning || withdrawing.isRunning;
  return { agree, refuse, withdraw, isRunning };
}
