import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface RowLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A link within a row that opens by itself: the row's own click stays out of it, so the middle button opens one page. */
export function RowLink({ to, className = 'kit-link', title, children }: RowLinkProps) {
  return (
    <Link className={className} to={to} title={title} onClick={(event) => event.stopPropagation()}>
      {children}
    </Link>
  );
}
