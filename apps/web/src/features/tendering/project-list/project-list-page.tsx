import { projectStatus } from '@zhaocai/model/tendering/choices';
import { projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import type { Entity } from '@zhaocai/model/kit/entity';
import type { Language } from '@zhaocai/model/kit/text';
import { project } from '@zhaocai/model/tendering/project';
import { useNavigate } from 'react-router';
import { msToInstant } from '../../../kit/clock/server-clock.ts';
import { useServerNow } from '../../../kit/clock/use-server-now.ts';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { editProjectPath, newProjectPath, projectPath } from '../paths.ts';
import { NameAndFamily } from '../shelves/name-and-family.tsx';
import { ProjectShelves } from '../shelves/project-shelves.tsx';
import { ImportButton } from './import-button.tsx';
import { rowDeadline, type ProjectRow } from './row-deadline.ts';
import { projectListTexts as texts } from './texts.ts';
import './project-list.css';

/** Its rows know what they are procured again from and by. The list's generic buttons go to the project's own commands; adding and editing have a screen of their own. */
const listed: Entity<typeof project.fields> = {
  ...project,
  verbs: { ...project.verbs, page: 'POST /basePage', save: 'POST /saveOrUpdate', remove: 'POST /deleteByIds' },
};

/** English states and deadlines are longer. */
const widths = { zh: { stage: 110, deadline: 250 }, en: { stage: 165, deadline: 300 } } as const;

const columnsIn = (language: Language): readonly DataColumn<ProjectRow>[] => [
  {
    prop: 'projectName',
    label: project.fields.projectName.label,
    width: 220,
    sortable: true,
    render: (row) => <NameAndFamily row={row} />,
  },
  { ...fieldColumn<ProjectRow>('stage', project.fields.stage), width: widths[language].stage },
  {
    prop: 'bidEndTime',
    label: texts.deadline,
    width: widths[language].deadline,
    sortable: true,
    render: (row) => <NextDeadline row={row} />,
  },
  { ...fieldColumn<ProjectRow>('generalBudget', project.fields.generalBudget), width: 130 },
  {
    prop: 'projectNo',
    label: project.fields.projectNo.label,
    width: 160,
    sortable: true,
    render: (row) => <Copyable value={row.projectNo} />,
  },
  { prop: 'manner', label: project.fields.manner.label, width: 100, visible: false },
];

/** All projects that the user may see, each with its stage and what it waits for. */
export function ProjectListPage() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <ResourcePage
      entity={listed}
      title={t(texts.title)}
      columns={columnsIn(useLanguage())}
      toolbar={<ImportButton />}
      notice={<ProjectShelves pathOf={({ id }) => projectPath(id)} />}
      pathOf={(row) => projectPath(row.id)}
      onAdd={() => void navigate(newProjectPath)}
      onEdit={(row) => void navigate(editProjectPath(row.id))}
      mayEdit={isInitiated}
      mayRemove={(row) => isInitiated(row) && projectStatus.is(row.projectStatus, 'draft')}
    />
  );
}

function NextDeadline({ row }: { row: ProjectRow }) {
  const t = useText();
  const now = useServerNow(60_000);
  const { field, at, isMet } = rowDeadline(row, msToInstant(now));
  return (
    <span className="pl-deadline">
      <span className="pl-deadline-name">{t(texts[field])}</span>
      <Deadline at={at} isMet={isMet} />
    </span>
  );
}

function isInitiated({ stage }: ProjectRow): boolean {
  return projectLifecycle.is(stage, 'initiated');
}
