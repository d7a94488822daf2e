import type { TaskRow } from '@zhaocai/model/procedure/task-endpoints';
import { projectTask, taskLifecycle } from '@zhaocai/model/procedure/project-task';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import type { Paging } from '../../../kit/data-table/pager.tsx';
import { entityColumns } from '../../../kit/resource-page/entity-columns.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText, type Translate } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { FileLinks } from '../../../kit/widgets/file-links.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { HandOnDialog } from './hand-on-dialog.tsx';
import { taskTexts as texts } from './texts.ts';
import { taskWord } from './task-word.ts';
import { useSkipTask } from './use-skip-task.ts';

interface TaskTableProps {
  readonly id: string;
  readonly rows: readonly TaskRow[];
  readonly isOfProject?: boolean;
  readonly isLoading?: boolean;
  readonly paging?: Paging;
  readonly toolbar?: ReactNode;
  readonly empty: ReactNode;
}

/** Tasks, each with its state, its deadline, what it waits for and what it handed in. */
export function TaskTable({ isOfProject = false, ...table }: TaskTableProps) {
  const t = useText();
  const [task, setTask] = useState<TaskRow>();
  const [handing, setHanding] = useState<TaskRow>();
  const skip = useSkipTask();
  const actionsOf = (row: TaskRow) =>
    row.actions.flatMap((key) => {
      if (key === 'finish') return { key, label: t(texts.finish), onClick: () => setTask(row) };
      if (key === 'handOn') return { key, label: t(texts.handOn), onClick: () => setHanding(row) };
      return { key, label: t(texts.skip), onClick: () => void skip(row) };
    });
  return (
    <>
      <DataTable<TaskRow> {...table} columns={columnsOf(t, isOfProject)} actions={actionsOf} actionWidth={210} />
      {handing && <HandOnDialog task={handing} onClose={() => setHanding(undefined)} />}
      {task && <FinishDialog task={task} onClose={() => setTask(undefined)} />}
    </>
  );
}

function columnsOf(t: Translate, isOfProject: boolean): DataColumn<TaskRow>[] {
  const { fields } = projectTask;
  const plain = (...names: string[]) =>
    entityColumns<TaskRow>(fields, names).map((column) => ({ ...column, sortable: false }));
  return [
    ...plain('taskName').map((column) => ({ ...column, render: ({ taskName }: TaskRow) => t(taskWord(taskName)) })),
    ...(isOfProject ? [] : [projectColumn]),
    {
      prop: 'taskStatus',
      label: fields.taskStatus.label,
      width: 110,
      keepsWidth: true,
      render: (row) => <ChoiceTag choices={taskLifecycle.choices} value={row.taskStatus} />,
    },
    {
      prop: 'planEnd',
      label: fields.planEnd.label,
      width: 260,
      keepsWidth: true,
      render: (row) => <Due row={row} t={t} />,
    },
    {
      prop: 'deed',
      label: texts.finishedBy,
      width: 220,
      sortable: false,
      render: ({ deed }) => (deed ? <span className="kit-quiet">{t(texts.byDeed, { deed })}</span> : null),
    },
    ...plain('stage', 'handlerId', 'remark', 'outputName'),
    {
      prop: 'files',
      label: fields.files.label,
      width: 150,
      render: ({ files }) => (files && files.length > 0 ? <FileLinks files={files} /> : null),
    },
  ];
}

const projectColumn: DataColumn<TaskRow> = {
  prop: 'projectId',
  label: projectTask.fields.projectId.label,
  width: 200,
  sortable: false,
  render: (row) => <ProjectCell row={row} />,
};

/** Whoever has a task may do it without the right to projects: to him it is a name. */
function ProjectCell({ row: { projectId, projectName } }: { readonly row: TaskRow }) {
  const allowed = useAllowed();
  if (!allowed('project_view')) return projectName;
  return <Link to={`/tenderee/projectDetail/index?id=${projectId}#tasks`}>{projectName}</Link>;
}

function Due({ row, t }: { readonly row: TaskRow; readonly t: Translate }) {
  const isOver = taskLifecycle.is(row.taskStatus, 'finished', 'skipped');
  if (row.missingYear) return <span className="kit-quiet">{t(texts.noCalendar, { year: row.missingYear })}</span>;
  if (row.planEnd) return <Deadline at={`${row.planEnd} 23:59:59`} isMet={isOver} isDuty />;
  if (row.waitsFor.length > 0)
    return <span className="kit-quiet">{t(texts.waits, { names: row.waitsFor.join('、') })}</span>;
  return <span className="kit-faint">—</span>;
}
