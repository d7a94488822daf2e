import { fileLog } from '@zhaocai/model/file/file-log';
import type { Row } from '@zhaocai/model/kit/entity';
import type { DataColumn } from '../../kit/data-table/column.ts';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useText } from '../../kit/text/language.ts';
import { fileLogTexts as texts } from './texts.ts';

const columns: readonly (string | DataColumn<Row<typeof fileLog>>)[] = [
  {
    prop: 'createTime',
    label: texts.time,
    width: 175,
    sortable: true,
    render: (row) => <time className="kit-number">{row.createTime}</time>,
  },
  { prop: 'fileName', label: fileLog.fields.fileName.label, width: 320 },
  'action',
  { prop: 'userName', label: fileLog.fields.userName.label, width: 140 },
];

/** Who looked at, downloaded, edited or signed which file. */
export function FileLogPage() {
  const t = useText();
  return <ResourcePage entity={fileLog} title={t(texts.title)} columns={columns} />;
}
