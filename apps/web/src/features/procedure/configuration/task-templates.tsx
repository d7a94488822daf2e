import { PlusOutlined } from '@ant-design/icons';
import type { NamedRow } from '@zhaocai/model/kit/named-row';
import { resource } from '@zhaocai/model/kit/resource';
import { taskTemplate } from '@zhaocai/model/procedure/task-template';
import { Button, Select } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { entityColumns } from '../../../kit/resource-page/entity-columns.tsx';
import { RowTaskDialog } from '../../../kit/resource-page/row-task-dialog.tsx';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useRemoveRows, useRowRights } from '../../../kit/resource-page/use-row-work.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { Section } from '../../../kit/widgets/section.tsx';
import { configurationTexts as texts } from './texts.ts';

type TaskRow = NamedRow<typeof taskTemplate>;

const { preTaskIds, ...others } = taskTemplate.fields;
/** What a task comes after is chosen among its own method's, in the table. */
const typed = { ...taskTemplate, fields: others };

/** The tasks of a method, each with what it comes after. */
export function TaskTemplates({ mannerId, tasks }: { readonly mannerId: string; readonly tasks: readonly TaskRow[] }) {
  const t = useText();
  const rights = useRowRights(taskTemplate);
  const [task, setTask] = useState<RowTask>();
  const remove = useRemoveRows(taskTemplate, () => undefined);
  const save = useCommand(resource(taskTemplate).save, { success: kitTexts.updated });
  const columns: DataColumn<TaskRow>[] = [
    ...entityColumns<TaskRow>(others, ['taskName', 'taskType', 'stage', 'roleCode', 'workDays', 'workDayType']),
    {
      prop: 'preTaskIds',
      label: preTaskIds.label,
      width: 240,
      render: (row) => (
        <Select
          mode="multiple"
          size="small"
          className="kit-wide"
          aria-label={`${t(preTaskIds.label)} ${row.taskName}`}
          disabled={!rights.edit}
          value={row.preTaskIds ?? []}
          options={tasks.filter(({ id }) => id !== row.id).map(({ id, taskName }) => ({ value: id, label: taskName }))}
          onChange={(chosen: string[]) =>
            void save.run({ id: row.id, version: row.version, preTaskIds: chosen } as unknown as Parameters<
              typeof save.run
            >[0])
          }
        />
      ),
    },
    ...entityColumns<TaskRow>(others, ['outputName', 'required']),
  ];
  return (
    <Section
      id="tasks"
      title={t(texts.tasks)}
      note={t(texts.tasksHelp)}
      extra={
        rights.add && (
          <Button size="small" icon={<PlusOutlined />} onClick={() => setTask({ kind: 'add', initial: { mannerId } })}>
            {t(texts.addTask)}
          </Button>
        )
      }
    >
      <DataTable<TaskRow>
        id="task-templates"
        columns={columns.map((column) => ({ ...column, sortable: false }))}
        rows={tasks}
        actions={(row) => [
          ...(rights.edit
            ? [{ key: 'edit', label: t(kitTexts.edit), onClick: () => setTask({ kind: 'edit', id: row.id }) }]
            : []),
          ...(rights.remove
            ? [{ key: 'remove', label: t(kitTexts.remove), isDangerous: true, onClick: () => void remove([row.id]) }]
            : []),
        ]}
      />
      <RowTaskDialog<typeof others> entity={typed} task={task} onClose={() => setTask(undefined)} />
    </Section>
  );
}
