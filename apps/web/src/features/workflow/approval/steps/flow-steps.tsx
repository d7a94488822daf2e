import '../approval.css';
import { CheckOutlined, CloseOutlined, FlagOutlined, HourglassOutlined } from '@ant-design/icons';
import { shownSteps, type FlowShown, type ShownStep } from '@zhaocai/model/workflow/step-display';
import { msToInstant, serverNow } from '../../../../kit/clock/server-clock.ts';
import { useText } from '../../../../kit/text/language.ts';
import { approvalTexts as texts } from '../texts.ts';
import { stateText, stepName } from './shown-state.ts';
import { timeText } from '../../../../kit/widgets/time-text.ts';

export interface FlowStepsProps extends FlowShown {
  /** The server's clock when this was read; the page's own calculation of it where nobody says. */
  readonly now?: string;
}

/** The steps of a flow, who decided them and when, down to 结束 (spec 000, section 4.1). */
export function FlowSteps({ flowList, ruTask, hiTaskList, now = msToInstant(serverNow()) }: FlowStepsProps) {
  const t = useText();
  const steps = shownSteps({ flowList, ruTask, hiTaskList });
  return (
    <ol className="approval-steps" aria-label={t(texts.progress)}>
      {steps.map((step) => (
        <li
          key={step.key}
          className={`approval-step approval-${step.tone}`}
          data-tone={step.tone}
          aria-current={step.state === 'pending' && step.tone === 'orange' ? 'step' : undefined}
        >
          <span className="approval-dot" aria-hidden>
            <StepMark step={step} />
          </span>
          <span className="approval-step-text">
            <strong>{stepName(step, t)}</strong>
            <small>{stateText(step, t)}</small>
            {step.time && <time className="kit-number">{timeText(step.time, now, t)}</time>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function StepMark({ step: { state, tone } }: { step: ShownStep }) {
  if (state === 'end') return <FlagOutlined />;
  if (tone === 'red') return <CloseOutlined />;
  if (tone === 'blue') return <CheckOutlined />;
  return tone === 'orange' ? <HourglassOutlined /> : null;
}
