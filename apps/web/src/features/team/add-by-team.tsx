import { projectRoles } from '@zhaocai/model/tendering/project-roles';
import { teamList, teamUsers, type TeamUser } from '@zhaocai/model/team/team-endpoints';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import './team.css';
import { TeamPeople } from './team-people.tsx';
import { teamTexts as texts } from './texts.ts';

/** Somebody and the part that he is to have in the project. */
export interface TeamPart {
  readonly role: number;
  readonly userId: string;
  readonly userName: string;
}

interface AddByTeamProps {
  readonly onAdd: (people: readonly TeamPart[]) => void;
}

/** Chooses a team, shows who is in it, and hands its people on with their parts; nothing is saved by it. */
export function AddByTeam({ onAdd }: AddByTeamProps) {
  const t = useText();
  const allowed = useAllowed();
  const [isOpen, setOpen] = useState(false);
  if (!allowed('team_view')) return null;
  if (!isOpen)
    return (
      <Button size="small" className="team-by" onClick={() => setOpen(true)}>
        {t(texts.byTeam)}
      </Button>
    );
  return (
    <ChosenTeam
      onCancel={() => setOpen(false)}
      onAdd={(people) => {
        setOpen(false);
        onAdd(people);
      }}
    />
  );
}

function ChosenTeam({ onAdd, onCancel }: AddByTeamProps & { readonly onCancel: () => void }) {
  const t = useText();
  const [teamId, setTeamId] = useState<string>();
  const [others, setOthers] = useState<number | null>(null);
  const { data: teams, isFetching } = useEndpoint(teamList, {});
  const { data: people } = useEndpoint(teamUsers, { teamId: teamId ?? '' }, { enabled: teamId !== undefined });
  const shown = teamId === undefined ? [] : (people ?? []);
  const disabled = shown.filter((one) => one.isDisabled);
  const parts = partsOf(shown, others);
  return (
    <div className="team-choice">
      <Select<string>
        aria-label={t(texts.chooseTeam)}
        className="kit-wide"
        placeholder={t(texts.chooseTeam)}
        loading={isFetching}
        value={teamId}
        notFoundContent={t(texts.noTeams)}
        options={(teams ?? []).map((row) => ({ value: row.id, label: row.teamName }))}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={setTeamId}
      />
      {shown.length > 0 && <TeamPeople people={shown} />}
      {shown.some(({ role }) => role === null) && (
        <label className="team-others">
          <span>{t(texts.othersAs)}</span>
          <Select<number>
            allowClear
            aria-label={t(texts.othersAs)}
            placeholder={t(texts.notAdded)}
            value={others ?? undefined}
            options={projectRoles.map(({ value, label }) => ({ value, label: t(label) }))}
            onChange={(value: number | undefined) => setOthers(value ?? null)}
          />
        </label>
      )}
      {disabled.length > 0 && (
        <p className="kit-quiet">
          {t(texts.disabledLeftOut, { names: disabled.map(({ userName }) => userName).join('、') })}
        </p>
      )}
      <div className="team-foot">
        <Button size="small" onClick={onCancel}>
          {t(texts.cancel)}
        </Button>
        <Button size="small" type="primary" disabled={parts.length === 0} onClick={() => onAdd(parts)}>
          {t(texts.addThem)}
        </Button>
      </div>
    </div>
  );
}

function partsOf(people: readonly TeamUser[], others: number | null): TeamPart[] {
  return people
    .filter(({ isDisabled }) => !isDisabled)
    .flatMap(({ userId, userName, role }) => {
      const part = role ?? others;
      return part === null ? [] : [{ userId, userName, role: part }];
    });
}
