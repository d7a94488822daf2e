import type { ReactNode } from 'react';

export interface EmptyProps {
  /** What belongs here. */
  readonly title: ReactNode;
  /** Why it is empty. */
  readonly help?: ReactNode;
  /** The button that fills it. */
  readonly action?: ReactNode;
}

export function Empty({ title, help, action }: EmptyProps) {
  return (
    <div className="kit-empty">
      <svg viewBox="0 0 64 48" width="72" height="54" aria-hidden>
        <rect x="8" y="6" width="48" height="36" rx="5" className="kit-empty-sheet" />
        <path d="M16 17h20M16 25h32M16 33h14" className="kit-empty-lines" />
      </svg>
      <p className="kit-empty-title">{title}</p>
      {help && <p className="kit-empty-help">{help}</p>}
      {action}
    </div>
  );
}
