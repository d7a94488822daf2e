import { tenderPro } from '@zhaocai/model/demand/tender-pro';
import type { Row } from '@zhaocai/model/kit/entity';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';

type TenderRow = Row<typeof tenderPro>;
const { fields } = tenderPro;
const columns: readonly (string | DataColumn<TenderRow>)[] = [
  { prop: 'name', label: fields.name.label, width: 240, type: 'mylink', sortable: true },
  'result',
  'runPlace',
  'moneyType',
  'money',
  'rate',
  'winner',
  'openTime',
  'tenderNo',
  { ...fieldColumn<TenderRow>('purchaser', fields.purchaser), visible: false },
  { ...fieldColumn<TenderRow>('agentName', fields.agentName), visible: false },
  { ...fieldColumn<TenderRow>('projectId', fields.projectId), visible: false, sortable: false },
];

/** What was bought by whom, here or elsewhere. */
export function LedgerPage() {
  return <ResourcePage entity={tenderPro} columns={columns} />;
}
