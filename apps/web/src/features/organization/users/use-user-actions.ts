import type { UserRow } from '@zhaocai/model/organization/user-endpoints';
import type { RowAction } from '../../../kit/data-table/column.ts';
import { useSession } from '../../../kit/session/session-store.ts';
import { useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import type { useUserRights } from '../place.ts';
import { organizationTexts as texts } from '../texts.ts';
import type { UserWork } from './use-user-work.tsx';

const disabled = 2;
const enabled = 1;

interface ActionsOf {
  readonly may: ReturnType<typeof useUserRights>;
  readonly work: UserWork;
  readonly onEdit: (row: UserRow) => void;
  readonly onRoles: (row: UserRow) => void;
}

/** The actions of one row: those that the user may take, and none against himself. */
export function useUserActions({ may, work, onEdit, onRoles }: ActionsOf): (row: UserRow) => RowAction[] {
  const t = useText();
  const ownId = useSession((state) => state.user?.userId);
  return (row) => {
    const isOther = row.id !== ownId;
    const candidates: [boolean, RowAction][] = [
      [may('edit'), { key: 'edit', label: t(kitTexts.edit), onClick: () => onEdit(row) }],
      [may('role') && isOther, { key: 'role', label: t(texts.roleName), onClick: () => onRoles(row) }],
      [may('unlock'), { key: 'unlock', label: t(texts.unlock), onClick: () => void work.unlock([row]) }],
      [may('reset') && isOther, { key: 'reset', label: t(texts.resetPassword), onClick: () => void work.reset([row]) }],
      [
        may('reset') && isOther,
        { key: 'resetFactors', label: t(texts.resetFactors), onClick: () => void work.resetFactors(row) },
      ],
      [
        may('edit') && row.status === disabled,
        { key: 'enable', label: t(texts.enable), onClick: () => void work.enable(row) },
      ],
      [
        may('edit') && isOther && row.status === enabled,
        { key: 'disable', label: t(texts.disable), isDangerous: true, onClick: () => void work.disable(row) },
      ],
      [
        may('delete') && isOther,
        { key: 'remove', label: t(kitTexts.remove), isDangerous: true, onClick: () => void work.remove([row]) },
      ],
    ];
    return candidates.flatMap(([mayDo, action]) => (mayDo ? [action] : []));
  };
}
