import { bidApply, bidApplyLifecycle } from '@zhaocai/model/demand/bid-apply';
import type { Row } from '@zhaocai/model/kit/entity';
import { withoutFields } from '@zhaocai/model/kit/seen-fields';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { applyPath } from '../paths.ts';
import { demandTexts as texts } from '../texts.ts';

type ApplyRow = Row<typeof bidApply>;
const { fields } = bidApply;
const columns: readonly (string | DataColumn<ApplyRow>)[] = [
  { prop: 'projectName', label: fields.projectName.label, width: 240, type: 'mylink', sortable: true },
  'auditStatus',
  'budget',
  'mannerId',
  'agentName',
  'expectTime',
  { ...fieldColumn<ApplyRow>('resultProjectId', fields.resultProjectId), width: 200, sortable: false },
  { prop: 'applyNo', label: fields.applyNo.label, width: 150, sortable: true, isProno: true },
  { ...fieldColumn<ApplyRow>('demandId', fields.demandId), visible: false, sortable: false },
];

/** The number of the agency follows from the agency that is chosen. */
const asked = withoutFields(bidApply, ['agentTenantId']);
/** Whoever does not see the agencies of the unit names one in words. */
const inWords = withoutFields(asked, ['cooperationId']);

const isOpen = ({ auditStatus }: ApplyRow) => bidApplyLifecycle.is(auditStatus, 'draft', 'rejected');

/** Who asks the office or an agency to run a tender, and what came of it. */
export function ApplyListPage() {
  const t = useText();
  const allowed = useAllowed();
  return (
    <ResourcePage
      entity={allowed('agencyLibrary_view') ? asked : inWords}
      title={t(texts.applyTitle)}
      columns={columns}
      pathOf={(row) => `${applyPath}?id=${row.id}`}
      mayEdit={isOpen}
      mayRemove={isOpen}
    />
  );
}
