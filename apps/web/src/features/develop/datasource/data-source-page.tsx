import type { Row } from '@zhaocai/model/kit/entity';
import { dataSource, testDataSource } from '@zhaocai/model/develop/data-source';
import { App } from 'antd';
import { useState } from 'react';
import type { DataColumn, RowAction } from '../../../kit/data-table/column.ts';
import { call } from '../../../kit/http/call.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { DataSourceDialog } from './data-source-dialog.tsx';
import { dataSourceTexts as texts } from './texts.ts';

type DataSourceRow = Row<typeof dataSource>;

const columns: readonly (string | DataColumn<DataSourceRow>)[] = [
  { prop: 'name', label: dataSource.fields.name.label, width: 180, type: 'mylink', sortable: true },
  {
    prop: 'host',
    label: texts.place,
    width: 320,
    render: ({ host, port, databaseName }) => <span className="kit-mono">{`${host}:${port}/${databaseName}`}</span>,
  },
  { prop: 'username', label: dataSource.fields.username.label, width: 140 },
  'kind',
  'useTls',
  'remark',
];

/** Databases that are reached over the network, and whether they answer. */
export function DataSourcePage() {
  const t = useText();
  const allowed = useAllowed();
  const [task, setTask] = useState<RowTask>();
  const test = useTest();
  const rowActions = (row: DataSourceRow): RowAction[] =>
    allowed('datasource_edit') ? [{ key: 'test', label: t(texts.test), onClick: () => void test(row) }] : [];
  return (
    <>
      <ResourcePage
        entity={dataSource}
        title={t(texts.title)}
        columns={columns}
        rowActions={rowActions}
        onAdd={() => setTask({ kind: 'add' })}
        onEdit={({ id }) => setTask({ kind: 'edit', id })}
      />
      <DataSourceDialog task={task} onClose={() => setTask(undefined)} />
    </>
  );
}

function useTest() {
  const t = useText();
  const notify = useNotify();
  const { message, notification } = App.useApp();
  return async ({ id, name }: DataSourceRow) => {
    const hide = message.loading(t(texts.testing, { name }), 0);
    try {
      const { data } = await call(testDataSource, { id }, { timeoutMs: 30_000 });
      notification.success({ title: t(texts.tested, { name }), description: t(texts.testedHelp, { ...data }) });
    } catch (error) {
      notify.failure(error);
    } finally {
      hide();
    }
  };
}
