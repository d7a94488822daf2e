import { DashboardOutlined, KeyOutlined, SwapOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useNavigate } from 'react-router';
import { useSession } from '../../kit/session/session-store.ts';
import { useText } from '../../kit/text/language.ts';
import { useConfirm } from '../../kit/widgets/use-confirm.tsx';
import { actingTexts } from '../acting/acting-texts.ts';
import { Portrait } from '../profile/portrait.tsx';
import { signOut } from '../session/sign-out.ts';
import { useTabs } from '../tabs/tab-store.ts';
import { useScreenTier } from './screen-tier.ts';
import { shellTexts } from './shell-texts.ts';

/** Who is signed in, for whom, and the way out. */
export function UserMenuButton({ isPhone, onActing }: { isPhone: boolean; onActing: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const user = useSession((state) => state.user);
  const isNarrow = useScreenTier() < 2 || isPhone;
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
            key: 'dashboard',
            icon: <DashboardOutlined />,
            label: t(shellTexts.dashboard),
            onClick: () => void navigate('/wel/dashboard'),
          },
          {
            key: 'profile',
            icon: <UserOutlined />,
            label: t(shellTexts.profile),
            onClick: () => void navigate('/info/index'),
          },
          {
            key: 'password',
            icon: <KeyOutlined />,
            label: t(shellTexts.changePassword),
            onClick: () => void navigate('/info/password'),
          },
          { key: 'acting', icon: <SwapOutlined />, label: t(actingTexts.title), onClick: onActing },
          {
            key: 'signOut',
            icon: <LogoutOutlined />,
            label: t(shellTexts.signOut),
            onClick: () => void handleSignOut(),
          },
        ],
      }}
    >
      <button type="button" className="shell-user">
        <span className="shell-unseen">{t(shellTexts.account)} </span>
        <Portrait avatar={user.avatar} />
        {isNarrow && <span className="shell-unseen">{user.nickName}</span>}
        {!isNarrow && (
          <span className="shell-user-text">
            <strong>{t(shellTexts.welcome, { name: user.nickName })}</strong>
            <small>{user.tenantName}</small>
          </span>
        )}
      </button>
    </Dropdown>
  );
}
