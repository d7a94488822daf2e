import { useId, type ReactNode } from 'react';

export interface SectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** For anchors: `#packages`. */
  readonly id?: string;
  readonly extra?: ReactNode;
  /** Beside the title, quiet: a count, a hint. */
  readonly note?: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, children, id, extra, note }: SectionProps) {
  const titleId = useId();
  return (
    <section className="kit-section" id={id} aria-labelledby={titleId}>
      <header className="kit-section-head">
        <h2 className="kit-section-title" id={titleId}>
          {title}
        </h2>
        {note && <span className="kit-section-note">{note}</span>}
        {extra && <div className="kit-section-extra">{extra}</div>}
      </header>
      <div className="kit-section-body">{children}</div>
    </section>
  );
}

export interface PageHeadProps {
  readonly title: ReactNode;
  /** Beside the title: number, state, count. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** Below the title: the two facts people always look for. */
  readonly children?: ReactNode;
}

/** The head of a page: one title, what it is about, and what may be done now. */
export function PageHead({ title, note, actions, children }: PageHeadProps) {
  return (
    <header className="kit-page-head">
      <div className="kit-page-line">
        <h1 className="kit-page-title">{title}</h1>
        {note && <span className="kit-page-note">{note}</span>}
        {actions && <div className="kit-page-actions">{actions}</div>}
      </div>
      {children && <div className="kit-page-facts">{children}</div>}
    </header>
  );
}
