import { projectRoles } from '@zhaocai/model/tendering/project-roles';
import { saveTeam, teamUsers, type TeamRow, type TeamUser } from '@zhaocai/model/team/team-endpoints';
import { team } from '@zhaocai/model/team/team';
import { Alert, Button, Form, Input } from 'antd';
import { Suspense, useState } from 'react';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useKeptDraft } from '../../kit/resource-form/use-kept-draft.tsx';
import { useText } from '../../kit/text/language.ts';
import { Dialog } from '../../kit/widgets/dialog.tsx';
import { Loaded, Waiting } from '../../kit/widgets/loading.tsx';
import { useLastShown } from '../../kit/widgets/use-last-shown.ts';
import { PeopleField, type Person } from '../workflow/index.ts';
import './team.css';
import { TeamPeople } from './team-people.tsx';
import { teamTexts as texts } from './texts.ts';

interface TeamDialogProps {
  /** A team, or none for a new one; undefined: closed. */
  readonly shown: { readonly row?: TeamRow; readonly isEdited: boolean } | undefined;
  readonly onEdit: (() => void) | undefined;
  readonly onClose: () => void;
}

const dialogWidth = 640;

/** A team and its people: read, changed or new. */
export function TeamDialog({ shown: wanted, onEdit, onClose }: TeamDialogProps) {
  const t = useText();
  const shown = useLastShown(wanted);
  const row = shown?.row;
  const title = shown?.isEdited ? t(row ? texts.change : texts.add) : row?.teamName;
  return (
    <Dialog isOpen={wanted !== undefined} title={title} width={dialogWidth} onClose={onClose}>
      <Suspense fallback={<Waiting rows={6} />}>
        {shown && !row && <TeamForm people={[]} onClose={onClose} />}
        {shown && row && <KnownTeam row={row} isEdited={shown.isEdited} onEdit={onEdit} onClose={onClose} />}
      </Suspense>
    </Dialog>
  );
}

interface KnownTeamProps extends Omit<TeamDialogProps, 'shown'> {
  readonly row: TeamRow;
  readonly isEdited: boolean;
}

function KnownTeam({ row, isEdited, onEdit, onClose }: KnownTeamProps) {
  const t = useText();
  const query = useEndpoint(teamUsers, { teamId: row.id });
  return (
    <Loaded query={query} rows={4}>
      {(people) =>
        isEdited ? (
          <TeamForm key={row.id} row={row} people={people} onClose={onClose} />
        ) : (
          <>
            <TeamPeople people={people} />
            {row.remark && <p className="kit-quiet team-remark">{row.remark}</p>}
            <div className="kit-form-foot">
              {onEdit && <Button onClick={onEdit}>{t(texts.edit)}</Button>}
              <Button type="primary" onClick={onClose}>
                {t(texts.close)}
              </Button>
            </div>
          </>
        )
      }
    </Loaded>
  );
}

const none = -1;
/** The parts that a team's people may have; the leader leads. */
const parts = [...projectRoles.filter(({ value }) => value !== 0), { value: none, label: texts.others }] as const;
type Chosen = Readonly<Record<number, readonly Person[]>>;

function chosenOf(people: readonly TeamUser[]): Chosen {
  const members = people.filter(({ isLeader }) => !isLeader);
  return Object.fromEntries(
    parts.map(({ value }) => [
      value,
      members
        .filter(({ role }) => (role ?? none) === value)
        .map(({ userId, userName }) => ({ value: userId, label: userName })),
    ]),
  );
}

interface TeamDraft {
  readonly teamName: string;
  readonly remark: string;
  readonly leader: readonly Person[];
  readonly chosen: Chosen;
}

function draftOf(row: TeamRow | undefined, people: readonly TeamUser[]): TeamDraft {
  return {
    teamName: row?.teamName ?? '',
    remark: row?.remark ?? '',
    leader: row ? [{ value: row.leaderId, label: row.leaderName ?? row.leaderId }] : [],
    chosen: chosenOf(people),
  };
}

interface TeamFormProps {
  readonly row?: TeamRow;
  readonly people: readonly TeamUser[];
  readonly onClose: () => void;
}

/** A refusal is told here, and everything that was typed and chosen stays. */
function TeamForm({ row, people, onClose }: TeamFormProps) {
  const t = useText();
  const [draft, setDraft] = useState(() => draftOf(row, people));
  const typing = useKeptDraft<TeamDraft>(`team ${row?.id ?? 'new'}`, setDraft);
  const { teamName, remark, leader, chosen } = draft;
  const change = (part: Partial<TeamDraft>) => {
    setDraft({ ...draft, ...part });
    typing.keep({ ...draft, ...part });
  };
  const leave = () => {
    typing.drop();
    onClose();
  };
  const [isTried, setTried] = useState(false);
  const saving = useCommand(saveTeam, { success: texts.saved, quiet: true, onSuccess: leave });
  const [first] = leader;
  const save = () => {
    setTried(true);
    if (teamName.trim() === '' || !first) return;
    const members = Object.entries(chosen).flatMap(([role, persons]) =>
      persons.map(({ value }) => ({ userId: value, role: Number(role) === none ? null : Number(role) })),
    );
    const known = row && { id: row.id, version: row.version };
    void saving.run({ ...known, teamName, leaderId: first.value, remark: remark || null, members });
  };
  const fault = (isMissing: boolean, text: string) =>
    isTried && isMissing ? ({ validateStatus: 'error', help: text } as const) : {};
  return (
    <Form layout="vertical" onFinish={save}>
      {typing.offer}
      {saving.error && <Alert type="error" showIcon title={saving.error.message} className="team-alert" />}
      <Form.Item
        required
        label={t(team.fields.teamName.label)}
        htmlFor="team-name"
        {...fault(teamName.trim() === '', t(texts.nameMissing))}
      >
        <Input
          id="team-name"
          value={teamName}
          maxLength={team.fields.teamName.maxLength}
          onChange={({ target }) => change({ teamName: target.value })}
        />
      </Form.Item>
      <Form.Item
        required
        label={t(team.fields.leaderId.label)}
        htmlFor="team-leader"
        {...fault(!first, t(texts.leaderMissing))}
      >
        <PeopleField
          id="team-leader"
          label={t(team.fields.leaderId.label)}
          isMultiple={false}
          value={leader}
          isFaulty={isTried && !first}
          onChange={(persons) => change({ leader: persons })}
        />
      </Form.Item>
      <p className="kit-quiet">{t(texts.membersHelp)}</p>
      <div className="team-fields">
        {parts.map(({ value, label }) => (
          <Form.Item key={value} label={t(label)} htmlFor={`team-${value}`}>
            <PeopleField
              id={`team-${value}`}
              label={t(label)}
              isMultiple
              value={chosen[value] ?? []}
              onChange={(persons) => change({ chosen: { ...chosen, [value]: persons } })}
            />
          </Form.Item>
        ))}
      </div>
      <Form.Item label={t(team.fields.remark.label)} htmlFor="team-remark">
        <Input
          id="team-remark"
          value={remark}
          maxLength={team.fields.remark.maxLength}
          onChange={({ target }) => change({ remark: target.value })}
        />
      </Form.Item>
      <div className="kit-form-foot">
        <Button onClick={leave}>{t(texts.cancel)}</Button>
        <Button type="primary" htmlType="submit" loading={saving.isRunning}>
          {t(texts.save)}
        </Button>
      </div>
    </Form>
  );
}
