import type { ReactNode } from 'react';

export interface LabelledProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly hint?: string | undefined;
  readonly fault?: string | undefined;
  /** Several controls, each with a name of its own: a click beside them goes to none of them. */
  readonly isGroup?: boolean;
  /** Beside its name: a switch. */
  readonly isLine?: boolean;
}

/** A setting: its name, its control, what is wrong with it. */
export function Labelled({ label, children, hint, fault, isLine = false, isGroup = false }: LabelledProps) {
  const parts = (
    <>
      <span className="form-setting-name">{label}</span>
      {children}
      {fault && (
        <span className="form-setting-fault" role="alert">
          {fault}
        </span>
      )}
      {hint && <span className="form-design-note">{hint}</span>}
    </>
  );
  if (isGroup)
    return (
      <div className="form-setting" role="group" aria-label={label}>
        {parts}
      </div>
    );
  return <label className={isLine ? 'form-setting form-setting-line' : 'form-setting'}>{parts}</label>;
}
