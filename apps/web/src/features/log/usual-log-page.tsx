import type { Row } from '@zhaocai/model/kit/entity';
import { logUsual } from '@zhaocai/model/log/log-entities';
import type { DataColumn } from '../../kit/data-table/column.ts';
import { useText } from '../../kit/text/language.ts';
import { timeColumn, TitleCell } from './log-columns.tsx';
import { LogList } from './log-list.tsx';

type UsualRow = Row<typeof logUsual>;

const columns: readonly (string | DataColumn<UsualRow>)[] = [
  timeColumn<UsualRow>(),
  { prop: 'title', label: logUsual.fields.title.label, width: 320, render: (row) => <TitleCell row={row} /> },
  'logLevel',
  { prop: 'createBy', label: logUsual.fields.createBy.label, width: 140, sortable: true },
  { prop: 'remoteIp', label: logUsual.fields.remoteIp.label, width: 150 },
  { prop: 'event', label: logUsual.fields.event.label, width: 180, visible: false },
];

const parts = [{ field: 'logData', label: logUsual.fields.logData.label }];

/** Who came and went, exported, imported, changed what matters. */
export function UsualLogPage() {
  const t = useText();
  return <LogList entity={logUsual} title={t(logUsual.label)} columns={columns} parts={parts} />;
}
