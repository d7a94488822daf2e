import type { Row } from '@zhaocai/model/kit/entity';
import { logApi } from '@zhaocai/model/log/log-entities';
import type { DataColumn } from '../../kit/data-table/column.ts';
import { useText } from '../../kit/text/language.ts';
import { DurationCell, StatusCell, timeColumn, TitleCell } from './log-columns.tsx';
import { LogList } from './log-list.tsx';
import { logTexts as texts } from './texts.ts';

type ApiRow = Row<typeof logApi>;

const columns: readonly (string | DataColumn<ApiRow>)[] = [
  timeColumn<ApiRow>(),
  { prop: 'title', label: logApi.fields.title.label, width: 300, render: (row) => <TitleCell row={row} /> },
  { prop: 'httpStatus', label: texts.status, width: 95, render: (row) => <StatusCell status={row.httpStatus} /> },
  {
    prop: 'time',
    label: logApi.fields.time.label,
    width: 110,
    align: 'right',
    sortable: true,
    render: (row) => <DurationCell ms={row.time} />,
  },
  { prop: 'createBy', label: logApi.fields.createBy.label, width: 120 },
  { prop: 'remoteIp', label: logApi.fields.remoteIp.label, width: 130 },
];

const parts = [{ field: 'params', label: logApi.fields.params.label, empty: texts.nothingHelp }];

/** Calls that changed something, were refused, or signed somebody in. */
export function ApiLogPage() {
  const t = useText();
  return <LogList entity={logApi} title={t(logApi.label)} columns={columns} parts={parts} />;
}
