import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import {
  projectMembers,
  saveProjectMembers,
  type ProjectMember,
} from '@zhaocai/model/tendering/project-member-endpoints';
import { projectRoles } from '@zhaocai/model/tendering/project-roles';
import { Alert, Button, Form } from 'antd';
import { Suspense, useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useKeptDraft } from '../../../kit/resource-form/use-kept-draft.tsx';
import { useRowAsBegun } from '../../../kit/resource-form/use-held-row.ts';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded, Waiting } from '../../../kit/widgets/loading.tsx';
import { AddByTeam, type TeamPart } from '../../team/index.ts';
import { PeopleField, type Person } from '../../workflow/index.ts';
import { memberTexts as texts } from './texts.ts';

const dialogWidth = 640;

interface MembersDialogProps {
  readonly detail: ProjectDetail;
  readonly onClose: () => void;
}

/** Names the people of each part; a refusal is told here and everything chosen stays. */
export function MembersDialog({ detail, onClose }: MembersDialogProps) {
  const t = useText();
  const query = useEndpoint(projectMembers, { projectId: detail.id });
  return (
    <Dialog isOpen title={t(texts.title)} width={dialogWidth} onClose={onClose}>
      <Suspense fallback={<Waiting rows={6} />}>
        <Loaded query={query}>
          {(members) => <MembersForm detail={detail} members={members} onClose={onClose} />}
        </Loaded>
      </Suspense>
    </Dialog>
  );
}

type Chosen = Readonly<Record<number, readonly Person[]>>;

function chosenOf(members: readonly ProjectMember[]): Chosen {
  const named = members.filter(({ isAssumed }) => !isAssumed);
  return Object.fromEntries(
    projectRoles.map(({ value }) => [
      value,
      named.filter(({ role }) => role === value).map(({ userId, userName }) => ({ value: userId, label: userName })),
    ]),
  );
}

/** Those who were chosen stay; of a team each joins by his part, once. */
function joined(former: Chosen, people: readonly TeamPart[]): Chosen {
  const next: Record<number, readonly Person[]> = { ...former };
  for (const { role, userId, userName } of people) {
    const there = next[role] ?? [];
    if (!there.some(({ value }) => value === userId)) next[role] = [...there, { value: userId, label: userName }];
  }
  return next;
}

function MembersForm({ detail, members, onClose }: MembersDialogProps & { members: readonly ProjectMember[] }) {
  const t = useText();
  const [chosen, setChosen] = useState<Chosen>(() => chosenOf(members));
  const { version } = useRowAsBegun(detail);
  const typing = useKeptDraft<Chosen>(`members ${detail.id}`, setChosen);
  const choose = (next: Chosen) => {
    setChosen(next);
    typing.keep(next);
  };
  const leave = () => {
    typing.drop();
    onClose();
  };
  const saving = useCommand(saveProjectMembers, { success: texts.saved, quiet: true, onSuccess: leave });
  const save = () => {
    const named = Object.entries(chosen).flatMap(([role, people]) =>
      people.map(({ value }) => ({ role: Number(role), userId: value })),
    );
    void saving.run({ projectId: detail.id, version, members: named });
  };
  return (
    <Form layout="vertical" onFinish={save}>
      {typing.offer}
      <p className="tender-hint">{t(texts.help)}</p>
      {saving.error && <Alert type="error" showIcon title={saving.error.message} />}
      <AddByTeam onAdd={(people) => choose(joined(chosen, people))} />
      <div className="member-fields">
        {projectRoles.map(({ value, label }) => (
          <Form.Item key={value} label={t(label)} htmlFor={`member-${value}`}>
            <PeopleField
              id={`member-${value}`}
              label={t(label)}
              isMultiple
              value={chosen[value] ?? []}
              onChange={(people) => choose({ ...chosen, [value]: people })}
            />
          </Form.Item>
        ))}
      </div>
      <div className="kit-form-foot">
        <Button onClick={leave}>{t(texts.cancel)}</Button>
        <Button type="primary" htmlType="submit" loading={saving.isRunning}>
          {t(texts.save)}
        </Button>
      </div>
    </Form>
  );
}
