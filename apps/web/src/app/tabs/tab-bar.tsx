import { CloseOutlined, DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../kit/text/language.ts';
import { shellTexts } from '../shell/shell-texts.ts';
import type { Tab } from './tab-list.ts';
import { isUnsaved, useTabs } from './tab-store.ts';
import { useTabWork } from './use-tab-work.ts';

// Opened now and then: what it says and does comes with it.
const TabMenu = lazy(async () => ({ default: (await import('./tab-menu.tsx')).TabMenu }));

export interface TabBarProps {
  readonly activeKey: string;
  readonly titleOf: (tab: Tab) => string;
}

/** The open pages: a click switches, the cross or a middle click closes, the rest is in the context menu. */
export function TabBar({ activeKey, titleOf }: TabBarProps) {
  const t = useText();
  const navigate = useNavigate();
  const work = useTabWork(activeKey);
  const [menuAt, setMenuAt] = useState<string>();
  const tabs = useTabs((state) => state.tabs);
  useTabs((state) => state.unsaved);
  const active = useRef<HTMLDivElement>(null);
  const isOnly = tabs.length <= 1;
  // Names come with the menu and change with the language: the tab in front moves with them.
  const names = tabs.map(titleOf).join();
  useEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeKey, names]);

  const menuOf = (place: string, tabKey: string) => ({
    open: menuAt === place,
    onOpenChange: (isOpen: boolean) => setMenuAt(isOpen ? place : undefined),
    popupRender: () => (
      <Suspense fallback={null}>
        <TabMenu tabKey={tabKey} activeKey={activeKey} onDone={() => setMenuAt(undefined)} />
      </Suspense>
    ),
  });
  return (
    <div className="shell-tab-bar">
      <nav className="shell-tabs" aria-label={t(shellTexts.openPages)}>
        {tabs.map((tab) => {
          const isActive = tab.key === activeKey;
          return (
            <Dropdown key={tab.key} trigger={['contextMenu']} {...menuOf(tab.key, tab.key)}>
              <div
                ref={isActive ? active : undefined}
                className={`shell-tab${isActive ? ' shell-tab-active' : ''}${tab.isPinned ? ' shell-tab-pinned' : ''}`}
                onAuxClick={(event) => {
                  if (event.button === 1 && !isOnly && !tab.isPinned) void work.close(tab.key);
                }}
              >
                <button
                  type="button"
                  className="shell-tab-name"
                  aria-current={isActive ? 'page' : undefined}
                  onClick={() => void navigate(tab.address)}
                >
                  {isUnsaved(tab.key) && <i className="shell-tab-unsaved" title={t(shellTexts.unsaved)} />}
                  {titleOf(tab)}
                </button>
                {!isOnly && !tab.isPinned && (
                  <button
                    type="button"
                    className="shell-tab-close"
                    aria-label={`${t(shellTexts.closeTab)} ${titleOf(tab)}`}
                    onClick={() => void work.close(tab.key)}
                  >
                    <CloseOutlined />
                  </button>
                )}
              </div>
            </Dropdown>
          );
        })}
      </nav>
      <Dropdown trigger={['click']} placement="bottomRight" {...menuOf('', activeKey)}>
        <button type="button" className="shell-tab-menu" aria-label={t(shellTexts.tabActions)}>
          <DownOutlined />
        </button>
      </Dropdown>
    </div>
  );
}
