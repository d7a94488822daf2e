import type { Tone } from '@zhaocai/model/kit/field';
import { Timeline } from 'antd';
import type { ReactNode } from 'react';
import { Instant } from './instant.tsx';
import { ToneTag } from './choice-tag.tsx';

/** Something that was done to a task. */
export interface TaskOperation {
  readonly key: string;
  readonly who: string;
  readonly what: string;
  readonly tone: Tone;
  /** Wire instant; without one it has not happened yet. */
  readonly time?: string | null;
  readonly opinion?: ReactNode;
}

const colors: Readonly<Record<Tone, string>> = {
  grey: 'gray',
  blue: 'blue',
  orange: 'orange',
  green: 'green',
  red: 'red',
};

/** What was done to a task, by whom and when, in the order it happened. */
export function TaskTimeline({ operations }: { operations: readonly TaskOperation[] }) {
  return (
    <Timeline
      className="kit-timeline"
      items={operations.map((operation) => ({
        key: operation.key,
        color: colors[operation.tone],
        content: (
          <>
            <div className="kit-timeline-line">
              <strong>{operation.who}</strong>
              <ToneTag tone={operation.tone}>{operation.what}</ToneTag>
              {operation.time && <Instant at={operation.time} />}
            </div>
            {operation.opinion && <p className="kit-timeline-opinion">{operation.opinion}</p>}
          </>
        ),
      }))}
    />
  );
}
