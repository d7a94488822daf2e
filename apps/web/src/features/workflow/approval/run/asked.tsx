import type { ReactNode } from 'react';

export interface AskedProps {
  readonly label: string;
  readonly fault?: string | false;
  readonly isRequired?: boolean;
  /** What is good to know about it. */
  readonly help?: string;
  readonly children: ReactNode;
}

/** Something a dialog asks for: its name, whether it must be given, and what is wrong with it. */
export function Asked({ label, fault, isRequired, help, children }: AskedProps) {
  return (
    <div className="approval-field">
      <span className="approval-label">
        {isRequired && <i className="approval-star">*</i>}
        {label}
      </span>
      {children}
      {help && <span className="approval-note">{help}</span>}
      {fault && (
        <span className="approval-fault" role="alert">
          {fault}
        </span>
      )}
    </div>
  );
}
