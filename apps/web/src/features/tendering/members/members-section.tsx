import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { memberPermissions, projectMembers } from '@zhaocai/model/tendering/project-member-endpoints';
import { projectRoles } from '@zhaocai/model/tendering/project-roles';
import { Button } from 'antd';
import { useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { MembersDialog } from './members-dialog.tsx';
import { memberTexts as texts } from './texts.ts';

/** Who has a part in the project's approvals. */
export function MemberList({ projectId }: { projectId: string }) {
  const t = useText();
  const { data } = useEndpoint(projectMembers, { projectId });
  const facts = projectRoles.flatMap(({ value, label }) => {
    const people = data?.filter(({ role }) => role === value) ?? [];
    const names = people.map(({ userName, isAssumed }) =>
      isAssumed ? t(texts.assumed, { name: userName }) : userName,
    );
    return names.length === 0 ? [] : [{ key: String(value), label: t(label), value: names.join('、') }];
  });
  return facts.length === 0 ? null : <DescriptionList facts={facts} />;
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
