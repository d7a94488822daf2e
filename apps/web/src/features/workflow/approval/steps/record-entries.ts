import type { Tone } from '@zhaocai/model/kit/field';
import { hasRunEnded, taskStatus } from '@zhaocai/model/workflow/run-lifecycle';
import type { FlowHistoryRow } from '@zhaocai/model/workflow/wire';

/** An entry of the record: what was asked of whom, and what he said. */
export interface RecordEntry {
  readonly key: string;
  readonly kind: 'start' | 'task' | 'end';
  readonly tone: Tone;
  readonly row?: FlowHistoryRow;
}

/**
 * The record of a run (rules 197–199): it begins with 发起审批, an end entry is appended, and what has an id in the
 * history is done.
 */
export function recordEntries(rows: readonly FlowHistoryRow[]): RecordEntry[] {
  const isOver = hasRunEnded(rows.at(-1)?.instanceStatus);
  const entries = rows.map((row, at): RecordEntry => {
    const kind = at === 0 ? 'start' : 'task';
    return { key: row.id, kind, tone: toneOf(row), row };
  });
  return [...entries, { key: 'end', kind: 'end', tone: isOver ? 'green' : 'grey' }];
}

function isDone({ hisId }: FlowHistoryRow): boolean {
  return Number(hisId) > 0;
}

/** Rule 199: what is done is green, whatever was said; what was said has its own colour beside it. */
function toneOf(row: FlowHistoryRow): Tone {
  return isDone(row) ? 'green' : 'orange';
}

export function saidTone({ operateStatus }: FlowHistoryRow): Tone {
  return taskStatus.named(operateStatus)?.tone ?? 'grey';
}
