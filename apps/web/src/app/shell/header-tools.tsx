import {
  BellOutlined,
  BgColorsOutlined,
  BugOutlined,
  DesktopOutlined,
  EllipsisOutlined,
  FormatPainterOutlined,
  GlobalOutlined,
  LockOutlined,
  QuestionCircleOutlined,
  SearchOutlined,
} from '@ant-design/icons';
import { Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useInbox } from '../../features/inbox/index.ts';
import { useText } from '../../kit/text/language.ts';
import { showHelp } from '../help/help-store.ts';
import { useUnreadNotices } from '../home/index.ts';
import { useErrorLog } from '../session/error-log.ts';
import { useTheme } from '../theme/theme-store.ts';
import { useLanguageItems, useThemeItems } from './header-menus.tsx';
import { shellTexts as texts } from './shell-texts.ts';
import { ToolButton } from './tool-button.tsx';

const NoticePanel = lazy(async () => ({ default: (await import('../notices/notice-panel.tsx')).NoticePanel }));
const ColourPanel = lazy(async () => ({ default: (await import('../colour/colour-panel.tsx')).ColourPanel }));

export interface HeaderToolsProps {
  readonly isPhone: boolean;
  readonly onWorkbench: () => void;
  readonly onSearch: () => void;
  readonly onLogs: () => void;
  readonly onColour: () => void;
  readonly onLock: () => void;
  readonly onActing: () => void;
}

/** What the top bar offers on every page; on a phone all but search and notices wait behind one button. */
export function HeaderTools(props: HeaderToolsProps) {
  const t = useText();
  return (
    <>
      <ToolButton icon={<SearchOutlined />} label={t(texts.search)} onClick={props.onSearch} />
      <NoticeButton />
      {props.isPhone ? <MoreButton {...props} /> : <DeskTools {...props} />}
    </>
  );
}

function DeskTools({ onLogs, onLock }: HeaderToolsProps) {
  const t = useText();
  const current = useTheme((state) => state.name);
  const languages = useLanguageItems();
  const themes = useThemeItems();
  return (
    <>
      <ToolButton icon={<QuestionCircleOutlined />} label={t(texts.help)} onClick={() => showHelp(true)} />
      <LogsButton onLogs={onLogs} />
      <Dropdown trigger={['click']} menu={{ items: themes, selectedKeys: [current] }}>
        <ToolButton icon={<BgColorsOutlined />} label={t(texts.theme)} />
      </Dropdown>
      <Dropdown trigger={['click']} popupRender={() => <ColourPopup />} placement="bottomRight">
        <ToolButton icon={<FormatPainterOutlined />} label={t(texts.colour)} />
      </Dropdown>
      <Dropdown trigger={['click']} menu={{ items: languages }}>
        <ToolButton icon={<GlobalOutlined />} label={t(texts.language)} />
      </Dropdown>
      <ToolButton icon={<LockOutlined />} label={t(texts.lock)} onClick={onLock} />
    </>
  );
}

function ColourPopup() {
  return (
    <Suspense fallback={null}>
      <ColourPanel />
    </Suspense>
  );
}

function NoticeButton() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { total: waiting = 0, unreadMessages = 0 } = useInbox().data ?? {};
  const unread = (useUnreadNotices().data?.count ?? 0) + unreadMessages;
  const count = unread + waiting;
  return (
    <Dropdown
      trigger={['click']}
      open={isOpen}
      onOpenChange={setOpen}
      placement="bottomRight"
      // On a phone it is wider than what lies left of the bell: moved back into the window, not cut off.
      align={{ overflow: { adjustX: false, shiftX: true } }}
      popupRender={() => (
        <Suspense fallback={null}>
          <NoticePanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    >
      <ToolButton
        icon={<BellOutlined />}
        label={
          count > 0 ? t(texts.noticesUnread, { waiting, unread, count: count > 99 ? '99+' : count }) : t(texts.notices)
        }
        count={count}
      />
    </Dropdown>
  );
}

function LogsButton({ onLogs }: { onLogs: () => void }) {
  const t = useText();
  const count = useErrorLog((state) => state.entries.length);
  return (
    <ToolButton
      icon={<BugOutlined />}
      label={count > 0 ? t(texts.logsCount, { count }) : t(texts.logs)}
      count={count}
      onClick={onLogs}
    />
  );
}

function MoreButton({ onWorkbench, onLogs, onColour, onLock }: HeaderToolsProps) {
  const t = useText();
  const current = useTheme((state) => state.name);
  const languages = useLanguageItems();
  const themes = useThemeItems();
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        selectedKeys: [current],
        items: [
          { key: 'workbench', icon: <DesktopOutlined />, label: t(texts.workbench), onClick: onWorkbench },
          { key: 'help', icon: <QuestionCircleOutlined />, label: t(texts.help), onClick: () => showHelp(true) },
          { key: 'theme', icon: <BgColorsOutlined />, label: t(texts.theme), children: themes },
          { key: 'colour', icon: <FormatPainterOutlined />, label: t(texts.colour), onClick: onColour },
          { key: 'language', icon: <GlobalOutlined />, label: t(texts.language), children: languages },
          { key: 'logs', icon: <BugOutlined />, label: t(texts.logs), onClick: onLogs },
          { key: 'lock', icon: <LockOutlined />, label: t(texts.lock), onClick: onLock },
        ],
      }}
    >
      <ToolButton icon={<EllipsisOutlined />} label={t(texts.moreTools)} />
    </Dropdown>
  );
}
