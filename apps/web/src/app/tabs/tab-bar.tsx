import { CloseOutlined, DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../kit/text/language.ts';
import { shellTexts } from '../shell/shell-texts.ts';
import type { Tab } from './tab-list.ts';
import { isUnsaved, useTabs } from './tab-store.ts';
import { useClearCache } from './use-clear-cache.ts';
import { useTabWork } from './use-tab-work.ts';

export interface TabBarProps {
  readonly activeKey: string;
  readonly titleOf: (tab: Tab) => string;
}

/** The open pages: a click switches, the cross or a middle click closes, the rest is in the context menu. */
export function TabBar({ activeKey, titleOf }: TabBarProps) {
  const t = useText();
  const navigate = useNavigate();
  const work = useTabWork(activeKey);
  const clearCache = useClearCache();
  const tabs = useTabs((state) => state.tabs);
  useTabs((state) => state.unsaved);
  const active = useRef<HTMLDivElement>(null);
  const isOnly = tabs.length <= 1;
  // Names come with the menu and change with the language: the tab in front moves with them.
  const names = tabs.map(titleOf).join();
  useEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeKey, names]);

  const menuOf = (tab: Pick<Tab, 'key'>) => ({
    items: [
      { key: 'clear', label: t(shellTexts.clearCache), onClick: () => void clearCache() },
      { key: 'close', label: t(shellTexts.closeTab), disabled: isOnly, onClick: () => void work.close(tab.key) },
      {
        key: 'others',
        label: t(shellTexts.closeOthers),
        disabled: isOnly,
        onClick: () => void work.closeOthers(tab.key),
      },
      { key: 'all', label: t(shellTexts.closeAll), onClick: () => void work.closeAll() },
    ],
  });
  return (
    <div className="shell-tab-bar">
      <nav className="shell-tabs" aria-label={t(shellTexts.openPages)}>
        {tabs.map((tab) => {
          const isActive = tab.key === activeKey;
          return (
            <Dropdown key={tab.key} trigger={['contextMenu']} menu={menuOf(tab)}>
              <div
                ref={isActive ? active : undefined}
                className={isActive ? 'shell-tab shell-tab-active' : 'shell-tab'}
                onAuxClick={(event) => {
                  if (event.button === 1 && !isOnly) void work.close(tab.key);
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
                {!isOnly && (
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
      <Dropdown trigger={['click']} placement="bottomRight" menu={menuOf({ key: activeKey })}>
        <button type="button" className="shell-tab-menu" aria-label={t(shellTexts.tabActions)}>
          <DownOutlined />
        </button>
      </Dropdown>
    </div>
  );
}
