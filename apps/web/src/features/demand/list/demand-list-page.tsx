import { demand } from '@zhaocai/model/demand/demand';
import { demandLifecycle } from '@zhaocai/model/demand/demand-lifecycle';
import type { Entity, Row } from '@zhaocai/model/kit/entity';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useText } from '../../../kit/text/language.ts';
import { demandPath, editDemandPath } from '../paths.ts';
import { demandWords } from '../words.ts';

type DemandRow = Row<typeof demand>;

/** Adding and editing have a screen of their own. */
const listed: Entity<typeof demand.fields> = {
  ...demand,
  verbs: { ...demand.verbs, save: 'POST /saveOrUpdateDemand' },
};

const { fields } = demand;
const columns: readonly (string | DataColumn<DemandRow>)[] = [
  { prop: 'demandName', label: fields.demandName.label, width: 240, type: 'mylink', sortable: true },
  'demandStatus',
  'budget',
  { ...fieldColumn<DemandRow>('deptId', fields.deptId), width: 130, sortable: false },
  'deliveryDate',
  'isResearch',
  { ...fieldColumn<DemandRow>('projectId', fields.projectId), width: 200, sortable: false },
  { prop: 'demandNo', label: fields.demandNo.label, width: 150, sortable: true, isProno: true },
  { ...fieldColumn<DemandRow>('planId', fields.planId), visible: false, sortable: false },
  { ...fieldColumn<DemandRow>('parentId', fields.parentId), visible: false, sortable: false },
  { ...fieldColumn<DemandRow>('purchaseType', fields.purchaseType), visible: false },
  { ...fieldColumn<DemandRow>('mannerId', fields.mannerId), visible: false },
];

/** What departments need, and how far each demand has come. */
export function DemandListPage() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <ResourcePage
      entity={listed}
      title={t(demandWords.demands)}
      columns={columns}
      pathOf={(row) => `${demandPath}?id=${row.id}`}
      onAdd={() => void navigate(editDemandPath)}
      onEdit={(row) => void navigate(`${editDemandPath}?id=${row.id}`)}
      mayEdit={(row) => demandLifecycle.is(row.demandStatus, 'draft', 'inResearch', 'returned')}
      mayRemove={(row) => demandLifecycle.is(row.demandStatus, 'draft')}
    />
  );
}
