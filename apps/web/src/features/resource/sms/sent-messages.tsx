import type { Row } from '@zhaocai/model/kit/entity';
import { smsLog } from '@zhaocai/model/resource/sms';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useText } from '../../../kit/text/language.ts';
import { smsTexts as texts } from './texts.ts';

type SentRow = Row<typeof smsLog>;

const columns: readonly (string | DataColumn<SentRow>)[] = [
  {
    prop: 'createTime',
    label: texts.time,
    width: 175,
    sortable: true,
    render: (row) => <time className="kit-number">{row.createTime}</time>,
  },
  { prop: 'phone', label: smsLog.fields.phone.label, width: 130 },
  { prop: 'content', label: smsLog.fields.content.label, width: 460 },
  { prop: 'smsCode', label: smsLog.fields.smsCode.label, width: 130 },
];

/** Phones come with their middle hidden. */
export function SentMessages() {
  const t = useText();
  return <ResourcePage entity={smsLog} title={t(texts.sent)} columns={columns} />;
}
