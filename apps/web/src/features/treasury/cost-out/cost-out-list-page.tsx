import type { Row } from '@zhaocai/model/kit/entity';
import { costOut } from '@zhaocai/model/treasury/cost-out';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useText } from '../../../kit/text/language.ts';
import { costOutPath } from '../paths.ts';
import { treasuryTexts as texts } from '../texts.ts';

const { fields } = costOut;

const columns: readonly (string | DataColumn<Row<typeof costOut>>)[] = [
  { prop: 'payeeName', label: fields.payeeName.label, width: 140, type: 'mylink' },
  'outStatus',
  'outType',
  'money',
  'taxMoney',
  'netMoney',
  { ...fieldColumn<Row<typeof costOut>>('projectId', fields.projectId), width: 220, sortable: false },
  'payWay',
  'payTime',
  { prop: 'outNo', label: fields.outNo.label, width: 150, isProno: true },
];

/** What projects pay experts, and pay back to whoever paid by mistake. */
export function CostOutListPage() {
  const t = useText();
  return (
    <ResourcePage
      entity={costOut}
      title={t(texts.costOuts)}
      columns={columns}
      mayAdd={false}
      pathOf={({ id }) => costOutPath(id)}
      rowActions={() => []}
    />
  );
}
