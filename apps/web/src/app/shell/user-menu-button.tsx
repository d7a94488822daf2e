import { KeyOutlined, LogoutOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useNavigate } from 'react-router';
import { useSession } from '../../kit/session/session-store.ts';
import { useText } from '../../kit/text/language.ts';
import { useConfirm } from '../../kit/widgets/use-confirm.tsx';
import { signOut } from '../session/sign-out.ts';
import { useTabs } from '../tabs/tab-store.ts';
import { shellTexts } from './shell-texts.ts';

/** Who is signed in, for whom, and the way out. */
export function UserMenuButton({ isPhone }: { isPhone: boolean }) {
  const t = useText();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const user = useSession((state) => state.user);
  if (!user) return null;
  const handleSignOut = async () => {
    const hasUnsaved = useTabs.getState().unsaved.size > 0;
    const isSure = await confirm({
      title: t(shellTexts.signOutQuestion),
      text: t(hasUnsaved ? shellTexts.signOutUnsaved : shellTexts.signOutHelp),
      ok: t(shellTexts.signOut),
      isDangerous: hasUnsaved,
    });
    if (isSure) await signOut();
  };
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          {
            key: 'who',
            type: 'group',
            label: (
              <span className="shell-who">
                <strong>{user.nickName}</strong>
                {user.tenantName}
              </span>
            ),
          },
          { type: 'divider' },
          {
            key: 'password',
            icon: <KeyOutlined />,
            label: t(shellTexts.changePassword),
            onClick: () => void navigate('/info/password'),
          },
          {
            key: 'signOut',
            icon: <LogoutOutlined />,
            label: t(shellTexts.signOut),
            onClick: () => void handleSignOut(),
          },
        ],
      }}
    >
      <button
        type="button"
        className="shell-user"
        aria-label={`${t(shellTexts.account)} ${user.nickName}${user.tenantName}`}
      >
        <span className="shell-avatar" aria-hidden>
          {user.avatar ? <img src={user.avatar} alt="" /> : user.nickName.slice(0, 1)}
        </span>
        {!isPhone && (
          <span className="shell-user-text">
            <strong>{user.nickName}</strong>
            <small>{user.tenantName}</small>
          </span>
        )}
      </button>
    </Dropdown>
  );
}
