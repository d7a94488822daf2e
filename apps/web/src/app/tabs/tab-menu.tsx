import { useQueryClient } from '@tanstack/react-query';
import { clearCache } from '@zhaocai/model/session/token';
import type { Text } from '@zhaocai/model/kit/text';
import { Menu, type MenuProps, type MenuRef } from 'antd';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useConfirmLeaving } from '../../kit/page/use-confirm-leaving.ts';
import { kitTexts } from '../../kit/text/kit-texts.ts';
import { useText } from '../../kit/text/language.ts';
import { useConfirm } from '../../kit/widgets/use-confirm.tsx';
import { cleanPath } from '../match-page.ts';
import { useUserMenu } from '../menu/menu-context.ts';
import { entryOf } from '../menu/menu-tree.ts';
import { useMarkMenu, useOwnMenus } from '../menu/own-menus.ts';
import { closeBeside, pinTab, tabsBeside, type Beside } from './tab-list.ts';
import { isUnsaved, keep, useTabs } from './tab-store.ts';
import { useTabWork } from './use-tab-work.ts';

const texts = {
  refresh: { zh: '刷新页面', en: 'Refresh' },
  pin: { zh: '固定页签', en: 'Pin' },
  unpin: { zh: '取消固定', en: 'Unpin' },
  mark: { zh: '收藏菜单', en: 'Add to favourites' },
  unmark: { zh: '取消收藏', en: 'Remove from favourites' },
  left: { zh: '关闭左侧', en: 'Close to the left' },
  right: { zh: '关闭右侧', en: 'Close to the right' },
  others: { zh: '关闭其他', en: 'Close others' },
  all: { zh: '关闭全部', en: 'Close all' },
  fullScreen: { zh: '全屏显示', en: 'Full screen' },
  leaveFullScreen: { zh: '退出全屏', en: 'Leave full screen' },
  clearCache: { zh: '清除缓存', en: 'Clear cache' },
  clearCacheQuestion: { zh: '确定清除缓存？', en: 'Clear the cache?' },
  clearCacheHelp: {
    zh: '菜单、权限和页面数据将重新加载，已填写的内容不受影响。',
    en: 'Menu, permissions and data are read anew. What you typed stays.',
  },
  cacheCleared: { zh: '清除完毕', en: 'Cleared' },
} as const satisfies Record<string, Text>;

interface TabMenuProps {
  readonly tabKey: string;
  readonly activeKey: string;
  readonly onDone: () => void;
}

/** What can be done with a tab and its neighbours. It comes when it is first opened. */
export function TabMenu({ tabKey, activeKey, onDone }: TabMenuProps) {
  const t = useText();
  const menu = useRef<MenuRef>(null);
  const tabs = useTabs((state) => state.tabs);
  const work = useTabWork(activeKey);
  const close = useCloseBeside(activeKey);
  const refresh = useRefresh();
  const forget = useClearCache();
  // Opened by the keyboard too: the arrows work at once.
  useEffect(() => menu.current?.focus(), []);
  const isPinned = tabs.find((tab) => tab.key === tabKey)?.isPinned ?? false;
  const beside = (side: Beside) => ({
    key: side,
    label: t(texts[side]),
    disabled: tabsBeside(tabs, tabKey, side).length === 0,
    onClick: () => void close(tabKey, side),
  });
  const entry = useEntryOf(tabs.find((tab) => tab.key === tabKey)?.address);
  const { favourites } = useOwnMenus();
  const mark = useMarkMenu();
  const isMarked = entry !== undefined && favourites.includes(entry.code);
  const items: MenuProps['items'] = [
    { key: 'refresh', label: t(texts.refresh), onClick: () => void refresh(tabKey) },
    { key: 'pin', label: t(isPinned ? texts.unpin : texts.pin), onClick: () => keep(pinTab(tabs, tabKey, !isPinned)) },
    ...(entry
      ? [
          {
            key: 'favourite',
            label: t(isMarked ? texts.unmark : texts.mark),
            onClick: () => void mark(entry.code, !isMarked),
          },
        ]
      : []),
    { type: 'divider' },
    {
      key: 'close',
      label: t(kitTexts.close),
      disabled: tabs.length <= 1 || isPinned,
      onClick: () => void work.close(tabKey),
    },
    beside('left'),
    beside('right'),
    beside('others'),
    { key: 'all', label: t(texts.all), onClick: () => void work.closeAll() },
    { type: 'divider' },
    {
      key: 'fullScreen',
      label: t(document.fullscreenElement ? texts.leaveFullScreen : texts.fullScreen),
      disabled: !document.fullscreenEnabled,
      onClick: () => void toggleFullScreen(),
    },
    { key: 'clear', label: t(texts.clearCache), onClick: () => void forget() },
  ];
  return <Menu ref={menu} className="shell-tab-actions" selectable={false} items={items} onClick={onDone} />;
}

/** The menu that a tab shows; a page beside the menu has none. */
function useEntryOf(address: string | undefined) {
  const { all } = useUserMenu();
  return address === undefined ? undefined : entryOf(all, cleanPath(address.split(/[?#]/)[0] ?? address));
}

function toggleFullScreen(): Promise<void> {
  return document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
}

/** Closes tabs beside one; unsaved work asks first. */
function useCloseBeside(activeKey: string) {
  const navigate = useNavigate();
  const confirmLeaving = useConfirmLeaving();
  return async (key: string, beside: Beside) => {
    const isAsked = tabsBeside(useTabs.getState().tabs, key, beside).some((tab) => isUnsaved(tab.key));
    if (isAsked && !(await confirmLeaving())) return;
    const { tabs, next } = closeBeside(useTabs.getState().tabs, key, { beside, activeKey });
    keep(tabs);
    if (next) await navigate(next);
  };
}

/** Draws the page anew with what the server says now; unsaved work asks first. */
function useRefresh() {
  const queries = useQueryClient();
  const confirmLeaving = useConfirmLeaving();
  return async (key: string) => {
    if (isUnsaved(key) && !(await confirmLeaving())) return;
    const { tabs } = useTabs.getState();
    keep(tabs.map((tab) => (tab.key === key ? { ...tab, drawing: (tab.drawing ?? 0) + 1 } : tab)));
    await queries.invalidateQueries();
  };
}

/** Forgets what was read, on the server and here: everything on the screen is read anew. */
function useClearCache(): () => Promise<void> {
  const t = useText();
  const confirm = useConfirm();
  const { run } = useCommand(clearCache, { success: texts.cacheCleared });
  return async () => {
    const isSure = await confirm({
      title: t(texts.clearCacheQuestion),
      text: t(texts.clearCacheHelp),
      ok: t(texts.clearCache),
    });
    if (isSure) await run({});
  };
}
