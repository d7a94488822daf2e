import type { FlowInstanceRow, FlowTaskRow } from '@zhaocai/model/workflow/wire';
import { taskStatus } from '@zhaocai/model/workflow/run-lifecycle';
import type { DataColumn } from '../../../../kit/data-table/column.ts';
import { useText } from '../../../../kit/text/language.ts';
import { ToneTag } from '../../../../kit/widgets/choice-tag.tsx';
import { Instant } from '../../../../kit/widgets/instant.tsx';
import { InstanceTag } from '../state-tag.tsx';
import { approvalTexts as texts } from '../texts.ts';

/** Down to the minute it fits, and is never cut short. */
const timeWidth = { width: 148, keepsWidth: true } as const;

const instant = (at: string | null) => (at === null ? <span className="kit-faint">—</span> : <Instant at={at} />);

function TaskTitle({ row }: { row: FlowTaskRow }) {
  const t = useText();
  return (
    <span className="approval-name">
      <span className="approval-name-text">{row.title}</span>
      {row.isOverdue && <ToneTag tone="red">{t(texts.overdue)}</ToneTag>}
      {row.urgeCount > 0 && <ToneTag tone="orange">{t(texts.urged, { count: row.urgeCount })}</ToneTag>}
    </span>
  );
}

function Decision({ row: { operateStatus, operateStatusStr } }: { row: FlowTaskRow }) {
  const tone = taskStatus.named(operateStatus)?.tone ?? 'grey';
  return <ToneTag tone={tone}>{operateStatusStr}</ToneTag>;
}

const title: DataColumn<FlowTaskRow> = {
  prop: 'title',
  label: texts.title,
  width: 300,
  type: 'mylink',
  render: (row) => <TaskTitle row={row} />,
};

/** What waits: what it is, at which step, from whom, since when. */
export const openColumns: readonly DataColumn<FlowTaskRow>[] = [
  title,
  { prop: 'initiatorName', label: texts.initiator, width: 90 },
  { prop: 'taskName', label: texts.step, width: 160 },
  { prop: 'createTime', label: texts.arrived, ...timeWidth, render: ({ createTime }) => instant(createTime) },
  { prop: 'flowName', label: texts.flow, width: 150 },
  { prop: 'dueTime', label: texts.due, ...timeWidth, render: ({ dueTime }) => instant(dueTime) },
];

/** What was decided: by what word and when, and what became of it. */
export const doneColumns: readonly DataColumn<FlowTaskRow>[] = [
  title,
  {
    prop: 'operateStatusStr',
    label: texts.myDecision,
    width: 120,
    keepsWidth: true,
    render: (row) => <Decision row={row} />,
  },
  { prop: 'auditTime', label: texts.decided, ...timeWidth, render: ({ auditTime }) => instant(auditTime) },
  {
    prop: 'instanceStatus',
    label: texts.state,
    width: 120,
    keepsWidth: true,
    render: ({ instanceStatus }) => <InstanceTag status={instanceStatus} />,
  },
  { prop: 'taskName', label: texts.step, width: 160 },
  { prop: 'initiatorName', label: texts.initiator, width: 90 },
  { prop: 'flowName', label: texts.flow, width: 150 },
];

export const applicationColumns: readonly DataColumn<FlowInstanceRow>[] = [
  { prop: 'title', label: texts.title, width: 300, type: 'mylink' },
  {
    prop: 'instanceStatus',
    label: texts.state,
    width: 120,
    keepsWidth: true,
    render: ({ instanceStatus }) => <InstanceTag status={instanceStatus} />,
  },
  { prop: 'currentTasks', label: texts.currentStep, width: 160 },
  { prop: 'createTime', label: texts.started, ...timeWidth, render: ({ createTime }) => instant(createTime) },
  { prop: 'finishTime', label: texts.finished, ...timeWidth, render: ({ finishTime }) => instant(finishTime) },
  { prop: 'flowName', label: texts.flow, width: 150 },
];
