import type { Row } from '@zhaocai/model/kit/entity';
import { planModify } from '@zhaocai/model/plan/plan';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useText } from '../../../kit/text/language.ts';
import { adjustmentPath } from '../paths.ts';
import { planTexts as texts } from '../texts.ts';

const { fields } = planModify;
const columns: readonly (string | DataColumn<Row<typeof planModify>>)[] = [
  { prop: 'planName', label: fields.planName.label, width: 240, type: 'mylink', sortable: true },
  'auditStatus',
  'modifyType',
  'reason',
  { prop: 'planNo', label: fields.planNo.label, width: 160, sortable: true, isProno: true },
  'rejectReason',
];

/** The adjustments that were asked for. */
export function AdjustmentListPage() {
  const t = useText();
  return (
    <ResourcePage
      entity={planModify}
      title={t(texts.adjustments)}
      columns={columns}
      pathOf={(row) => `${adjustmentPath}?id=${row.id}`}
    />
  );
}
