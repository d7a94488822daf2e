import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { userStatus } from '@zhaocai/model/organization/user';
import {
  memberPermissions,
  projectMembers,
  type ProjectMember,
} from '@zhaocai/model/tendering/project-member-endpoints';
import { projectRoles } from '@zhaocai/model/tendering/project-roles';
import { Button } from 'antd';
import { useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { MembersDialog } from './members-dialog.tsx';
import { memberTexts as texts } from './texts.ts';

/** Who has a part in the project's approvals. */
export function MemberList({ projectId }: { projectId: string }) {
  const t = useText();
  const { data } = useEndpoint(projectMembers, { projectId });
  const facts = projectRoles.flatMap(({ value, label }) => {
    const people = data?.filter(({ role }) => role === value) ?? [];
    if (people.length === 0) return [];
    return [
      {
        key: String(value),
        label: t(label),
        value: people.map((one, place) => <Name key={one.userId} one={one} isFirst={place === 0} />),
      },
    ];
  });
  return facts.length === 0 ? null : <DescriptionList facts={facts} />;
}

/** Who cannot sign in any more is marked: somebody else has to be named for his part. */
function Name({ one, isFirst }: { readonly one: ProjectMember; readonly isFirst: boolean }) {
  const t = useText();
  const { userName: name, isAssumed, isDisabled } = one;
  return (
    <>
      {!isFirst && '、'}
      {isAssumed ? t(texts.assumed, { name }) : name}
      {isDisabled && <ChoiceTag choices={userStatus.choices} value={userStatus.code.disabled} />}
    </>
  );
}

export function MembersButton({ detail }: { detail: ProjectDetail }) {
  const t = useText();
  const allowed = useAllowed();
  const [isOpen, setOpen] = useState(false);
  if (!memberPermissions.some(allowed)) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t(texts.edit)}
      </Button>
      {isOpen && <MembersDialog detail={detail} onClose={() => setOpen(false)} />}
    </>
  );
}
