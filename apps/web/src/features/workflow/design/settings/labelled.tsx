import type { ReactNode } from 'react';

export interface LabelledProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly hint?: ReactNode;
  readonly fault?: ReactNode;
}

/** A field of the settings: its name above, what is wrong with it below. */
export function Labelled({ label, children, hint, fault }: LabelledProps) {
  return (
    <label className="flow-field">
      <span className="flow-field-label">{label}</span>
      {children}
      {fault && (
        <span className="flow-field-hint flow-field-fault" role="alert">
          {fault}
        </span>
      )}
      {hint && <span className="flow-field-hint">{hint}</span>}
    </label>
  );
}

/** The same around several controls, where a click on the name must not press the first of them. */
export function LabelledGroup({ label, children, hint }: LabelledProps) {
  return (
    <div className="flow-field" role="group" aria-label={typeof label === 'string' ? label : undefined}>
      <span className="flow-field-label">{label}</span>
      {children}
      {hint && <span className="flow-field-hint">{hint}</span>}
    </div>
  );
}
