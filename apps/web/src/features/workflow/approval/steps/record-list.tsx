import '../approval.css';
import type { FileValue } from '@zhaocai/model/kit/field';
import type { FlowHistoryRow } from '@zhaocai/model/workflow/wire';
import { msToInstant, serverNow } from '../../../../kit/clock/server-clock.ts';
import { useText } from '../../../../kit/text/language.ts';
import { ToneTag } from '../../../../kit/widgets/choice-tag.tsx';
import { FileLinks } from '../../../../kit/widgets/file-links.tsx';
import { approvalTexts as texts } from '../texts.ts';
import { recordEntries, saidTone, type RecordEntry } from './record-entries.ts';
import { timeText } from '../../../../kit/widgets/time-text.ts';

export interface RecordListProps {
  readonly rows: readonly FlowHistoryRow[];
  readonly now?: string;
  /** Beside the steps, which show what is still to come: 结束 stands here only once it has come. */
  readonly isBesideSteps?: boolean;
}

/** What was decided in a run, from 发起审批 to 结束. */
export function RecordList({ rows, now = msToInstant(serverNow()), isBesideSteps = false }: RecordListProps) {
  const entries = recordEntries(rows).filter(({ kind, tone }) => !isBesideSteps || kind !== 'end' || tone === 'green');
  return (
    <ol className="approval-record">
      {entries.map((entry) => (
        <li key={entry.key} className={`approval-entry approval-${entry.tone}`} data-tone={entry.tone}>
          <Entry entry={entry} now={now} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry: { kind, row }, now }: { entry: RecordEntry; now: string }) {
  const t = useText();
  if (!row) return <strong>{t(texts.end)}</strong>;
  const time = row.auditTime ?? row.createTime;
  return (
    <>
      <div className="approval-entry-line">
        <strong>{kind === 'start' ? t(texts.startRecord) : row.taskName}</strong>
        <span>{row.realName}</span>
        <ToneTag tone={saidTone(row)}>{row.operateStatusStr}</ToneTag>
        <time className="kit-number" title={time}>
          {timeText(time, now, t)}
        </time>
      </div>
      {row.remark && <p className="kit-lines">{row.remark}</p>}
      <FileLinks files={filesOf(row.files)} />
    </>
  );
}

/** Records of files as they were sent with the decision. */
export function filesOf(files: FlowHistoryRow['files']): FileValue[] {
  return files.flatMap((file) => {
    const { fileId, fileName, fileUrl, fileSuffix } = file;
    if (typeof fileId !== 'string' || typeof fileName !== 'string') return [];
    return [{ fileId, fileName, fileUrl: textOf(fileUrl), fileSuffix: textOf(fileSuffix) }];
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
