import type { ReactNode } from 'react';

/** A widget with its name above. */
export function Labelled({ label, children, isWide }: { label: string; children: ReactNode; isWide?: boolean }) {
  return (
    <div className={isWide ? 'kit-fact kit-fact-wide' : 'kit-fact'} role="group" aria-label={label}>
      <div className="kit-fact-label">{label}</div>
      {children}
    </div>
  );
}
