import './detail-columns.css';
import type { ReactNode } from 'react';

export interface DetailColumnsProps {
  readonly children: ReactNode;
  /** What is next and by when, people, files, events. */
  readonly aside: ReactNode;
}

/** The page of one thing: its sections at the left, what is next at the right and always in sight. */
export function DetailColumns({ children, aside }: DetailColumnsProps) {
  return (
    <div className="tender-columns">
      <div className="tender-main">{children}</div>
      <aside className="tender-aside">{aside}</aside>
    </div>
  );
}
