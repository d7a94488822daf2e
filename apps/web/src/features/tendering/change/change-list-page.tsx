import { projectModify, projectModifyLifecycle } from '@zhaocai/model/tendering/project-modify';
import type { ProjectModifyRow } from '@zhaocai/model/tendering/project-modify-endpoints';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useText } from '../../../kit/text/language.ts';
import { changeApplicationPath } from '../paths.ts';
import { editPathOf } from './edit-path.ts';
import { changeTexts as texts } from './texts.ts';

const { fields } = projectModify;
const columns: readonly (string | DataColumn<ProjectModifyRow>)[] = [
  { prop: 'content', label: fields.content.label, width: 280, type: 'mylink' },
  'modifyType',
  'auditStatus',
  { ...fieldColumn<ProjectModifyRow>('projectId', fields.projectId), width: 240, sortable: false },
  'newBidEndTime',
  'effectTime',
  { prop: 'modifyNo', label: fields.modifyNo.label, width: 150, sortable: true, isProno: true },
];

const isOpen = ({ auditStatus }: ProjectModifyRow) =>
  projectModifyLifecycle.is(auditStatus, 'draft', 'rejected', 'withdrawn');

/** What was applied for across projects, and what became of it. They are begun on the page of a project. */
export function ChangeListPage() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <ResourcePage
      entity={projectModify}
      title={t(texts.title)}
      columns={columns}
      mayAdd={false}
      pathOf={(row) => `${changeApplicationPath}?id=${row.id}`}
      onEdit={(row) => void navigate(`${editPathOf(row.modifyType)}?id=${row.id}`)}
      mayEdit={isOpen}
      mayRemove={isOpen}
    />
  );
}
