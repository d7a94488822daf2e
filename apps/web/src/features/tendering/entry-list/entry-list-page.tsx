import type { Entity } from '@zhaocai/model/kit/entity';
import { project } from '@zhaocai/model/tendering/project';
import { importEntries } from '@zhaocai/model/tendering/offline-entry-endpoints';
import { isTendering, wasOpened } from '@zhaocai/model/tendering/project-lifecycle';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { msToInstant, serverNow } from '../../../kit/clock/server-clock.ts';
import type { DataColumn, RowAction } from '../../../kit/data-table/column.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { comparisonPath, offlineSignUpPath, projectPath } from '../paths.ts';
import type { ProjectRow } from '../project-list/row-deadline.ts';
import { ImportEntries } from './import-entries.tsx';
import { entryListTexts as texts } from './texts.ts';

/** Projects are read here, never written. */
const listed: Entity<typeof project.fields> = {
  ...project,
  verbs: { page: project.verbs.page },
};

const columns: readonly (string | DataColumn<ProjectRow>)[] = [
  { prop: 'projectName', label: project.fields.projectName.label, width: 220, type: 'mylink', sortable: true },
  'stage',
  'entryEndTime',
  'bidEndTime',
  'openTime',
  {
    prop: 'projectNo',
    label: project.fields.projectNo.label,
    width: 160,
    sortable: true,
    render: (row) => <Copyable value={row.projectNo} />,
  },
];

const isOpen = ({ entryEndTime }: ProjectRow) => msToInstant(serverNow()) < entryEndTime;

/** Each project with the times of its registration and quotes: who registered, and what was quoted, lie behind it. */
export function EntryListPage() {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const [importing, setImporting] = useState<string>();
  const rowActions = (row: ProjectRow): RowAction[] => {
    return [
      ...(row.publishTime !== null
        ? [{ key: 'entries', label: t(texts.entries), onClick: () => void navigate(projectPath(row.id)) }]
        : []),
      ...(isTendering(row.stage) && isOpen(row) && allowed(importEntries.permission)
        ? [
            { key: 'signUp', label: t(texts.signUp), onClick: () => void navigate(offlineSignUpPath(row.id)) },
            { key: 'import', label: t(texts.import), onClick: () => setImporting(row.id) },
          ]
        : []),
      ...(wasOpened(row) && allowed('entry_view')
        ? [
            {
              key: 'comparison',
              label: t(texts.comparison),
              onClick: () => void navigate(comparisonPath(row.id)),
            },
          ]
        : []),
    ];
  };
  return (
    <>
      <ResourcePage
        entity={listed}
        title={t(texts.title)}
        columns={columns}
        rowActions={rowActions}
        pathOf={({ id }) => projectPath(id)}
      />
      {importing && <ImportEntries projectId={importing} onClose={() => setImporting(undefined)} />}
    </>
  );
}
