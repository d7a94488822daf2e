import { DeleteOutlined, KeyOutlined, SafetyOutlined, UnlockOutlined } from '@ant-design/icons';
import type { UserRow } from '@zhaocai/model/organization/user-endpoints';
import { Button } from 'antd';
import { BulkBar } from '../../../kit/resource-page/bulk-bar.tsx';
import { useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import type { useUserRights } from '../place.ts';
import { organizationTexts as texts } from '../texts.ts';
import type { UserWork } from './use-user-work.tsx';

export interface UsersBulkProps {
  readonly users: readonly UserRow[];
  readonly may: ReturnType<typeof useUserRights>;
  readonly work: UserWork;
  readonly onRoles: () => void;
  readonly onDone: () => void;
}

/** What can be done with several people at once; it appears with the first that is ticked. */
export function UsersBulk({ users, may, work, onRoles, onDone }: UsersBulkProps) {
  const t = useText();
  if (users.length === 0) return null;
  return (
    <BulkBar count={users.length} onClear={onDone}>
      {may('role') && (
        <Button type="text" icon={<SafetyOutlined />} onClick={onRoles}>
          {t(texts.roles)}
        </Button>
      )}
      {may('reset') && (
        <Button type="text" icon={<KeyOutlined />} onClick={() => void work.reset(users)}>
          {t(texts.resetPassword)}
        </Button>
      )}
      {may('unlock') && (
        <Button type="text" icon={<UnlockOutlined />} onClick={() => void work.unlock(users)}>
          {t(texts.unlock)}
        </Button>
      )}
      {may('delete') && (
        <Button
          danger
          type="text"
          icon={<DeleteOutlined />}
          onClick={() => void work.remove(users).then((isDone) => isDone && onDone())}
        >
          {t(kitTexts.removeSelected)}
        </Button>
      )}
    </BulkBar>
  );
}
