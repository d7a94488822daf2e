import type { ReactNode } from 'react';

export interface NumberedStep {
  readonly key: string;
  readonly title: ReactNode;
  readonly note?: ReactNode;
}

/** Where one stands in a piece of work of several steps: 1, 2, 3. */
export function NumberedSteps({ steps, current }: { steps: readonly NumberedStep[]; current: number }) {
  return (
    <ol className="kit-steps">
      {steps.map((step, at) => (
        <li
          key={step.key}
          className={`kit-step ${at < current ? 'kit-step-done' : ''} ${at === current ? 'kit-step-now' : ''}`}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className="kit-step-number" aria-hidden>
            {at + 1}
          </span>
          <span>
            {step.title}
            {step.note && <small>{step.note}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
