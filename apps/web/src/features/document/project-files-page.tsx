import type { ProjectFilesLine } from '@zhaocai/model/document/dossier-endpoints';
import type { Entity } from '@zhaocai/model/kit/entity';
import { project } from '@zhaocai/model/tendering/project';
import { cellValue, type DataColumn } from '../../kit/data-table/column.ts';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useText } from '../../kit/text/language.ts';
import { Copyable } from '../../kit/widgets/copyable.tsx';
import { documentTexts as texts } from './texts.ts';
import { projectFilesExport } from '@zhaocai/model/document/dossier-exports';
import { useListState, listInput } from '../../kit/resource-page/list-state.ts';
import { ListExportButton } from '../../kit/resource-page/list-export-button.tsx';

/** The same projects by another call, which counts their files. */
const filed: Entity<typeof project.fields> = {
  ...project,
  name: 'projectFiles',
  menu: 'projectFiles',
  verbs: { page: 'POST /api/purchase/cus/pro/proFilePage' },
};

type Row = Omit<ProjectFilesLine, 'fileCount' | 'fileBytes'>;

const columns: readonly (string | DataColumn<Row>)[] = [
  { prop: 'projectName', label: project.fields.projectName.label, width: 240, type: 'mylink', sortable: true },
  {
    prop: 'projectNo',
    label: project.fields.projectNo.label,
    width: 170,
    sortable: true,
    render: (row) => <Copyable value={row.projectNo} />,
  },
  'stage',
  { prop: 'fileCount', label: texts.fileCount, width: 100, align: 'right' },
  {
    prop: 'fileBytes',
    label: texts.fileBytes,
    width: 120,
    align: 'right',
    render: (row) => megabytes(Number(cellValue(row, 'fileBytes') ?? 0)),
  },
];

function megabytes(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

const shown = columns.map((column) => (typeof column === 'string' ? { prop: column } : column));

/** Projects with how many files lie with each. */
export function ProjectFilesPage() {
  const t = useText();
  const [state] = useListState();
  return (
    <ResourcePage
      entity={filed}
      title={t(texts.projectFiles)}
      columns={columns}
      toolbar={
        <ListExportButton
          exported={projectFilesExport}
          input={listInput(state)}
          table={{ id: filed.name, columns: shown }}
        />
      }
      pathOf={({ id }) => `/projectFiles/detail?id=${id}`}
    />
  );
}
