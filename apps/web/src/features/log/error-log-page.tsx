import type { Row } from '@zhaocai/model/kit/entity';
import { logError } from '@zhaocai/model/log/log-entities';
import type { DataColumn } from '../../kit/data-table/column.ts';
import { useText } from '../../kit/text/language.ts';
import { timeColumn } from './log-columns.tsx';
import { LogList } from './log-list.tsx';

type ErrorRow = Row<typeof logError>;

const columns: readonly (string | DataColumn<ErrorRow>)[] = [
  timeColumn<ErrorRow>(),
  'source',
  {
    prop: 'message',
    label: logError.fields.message.label,
    width: 300,
    render: (row) => (
      <span className="log-title">
        <span>{row.message}</span>
        <small className="kit-mono">{row.exceptionName}</small>
      </span>
    ),
  },
  {
    prop: 'requestUri',
    label: logError.fields.requestUri.label,
    width: 200,
    render: (row) => (
      <span className="log-title">
        <small className="kit-mono" title={row.requestUri ?? undefined}>
          {row.method} {row.requestUri}
        </small>
      </span>
    ),
  },
  { prop: 'createBy', label: logError.fields.createBy.label, width: 120, sortable: true },
];

const parts = [
  { field: 'stackTrace', label: logError.fields.stackTrace.label },
  { field: 'params', label: logError.fields.params.label },
];

/** What broke on the server, and what people's browsers sent of theirs. */
export function ErrorLogPage() {
  const t = useText();
  return <LogList entity={logError} title={t(logError.label)} columns={columns} parts={parts} />;
}
