import { team } from '@zhaocai/model/team/team';
import { teamList, type TeamRow } from '@zhaocai/model/team/team-endpoints';
import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import type { Entity, Row } from '@zhaocai/model/kit/entity';
import { useState } from 'react';
import { cellValue, type DataColumn } from '../../kit/data-table/column.ts';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { TeamDialog } from './team-dialog.tsx';
import { teamTexts as texts } from './texts.ts';

type Listed = Row<typeof team>;
const { fields } = team;
/** Saving has a dialog of its own, for the people are part of it. */
const listed: Entity<typeof fields> = {
  ...team,
  verbs: { ...team.verbs, list: 'GET /queryTeamList', save: 'POST /saveTeam' },
};

const columns: readonly (string | DataColumn<Listed>)[] = [
  { prop: 'teamName', label: fields.teamName.label, width: 200, type: 'mylink' },
  {
    prop: 'leaderId',
    label: fields.leaderId.label,
    width: 120,
    render: (row) => String(cellValue(row, 'leaderName') ?? '—'),
  },
  {
    prop: 'memberCount',
    label: texts.members,
    width: 420,
    render: (row) => String(cellValue(row, 'memberNames') || '—'),
  },
  { prop: 'remark', label: fields.remark.label, width: 240 },
];

/** The teams, each with its people. */
export function TeamPage() {
  const t = useText();
  const allowed = useAllowed();
  const [shown, setShown] = useState<{ readonly row?: TeamRow; readonly isEdited: boolean }>();
  // The rows are those of the call of the list, which tells the names beside them.
  const open = (row: Listed, isEdited: boolean) => setShown({ row: row as TeamRow, isEdited });
  return (
    <>
      <ResourcePage
        entity={listed}
        title={t(texts.teams)}
        columns={columns}
        listEndpoint={teamList as unknown as Endpoint<never, unknown>}
        onOpen={(row) => open(row, false)}
        onAdd={() => setShown({ isEdited: true })}
        onEdit={(row) => open(row, true)}
      />
      <TeamDialog
        shown={shown}
        onEdit={allowed('team_edit') ? () => setShown((now) => now && { ...now, isEdited: true }) : undefined}
        onClose={() => setShown(undefined)}
      />
    </>
  );
}
