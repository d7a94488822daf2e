import { cleanup, configure, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, sampleMenu, sampleNode, serve, showInShell } from '../shell/shell-sample.tsx';
import { keep } from '../tabs/tab-store.ts';
import { TabMenu } from '../tabs/tab-menu.tsx';
import { Sidebar } from './sidebar.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  cleanup();
  keep([]);
  vi.unstubAllGlobals();
});

const all = ['采购项目', '供应商库'].map((name, index) => sampleNode(`m${index}`, { name, nameEn: `Entry ${index}` }));
const menu = sampleMenu({ all, sidebar: all.slice(0, 1) });

test('a marked menu stands at the top of the sidebar, whatever part of the menu is in front', async () => {
  serve({ '/menu/own': () => ok({ favourites: ['m1', 'gone'], recent: [] }) });
  const user = showInShell(<Sidebar menu={menu} path="/m0" isCollapsed={false} />, { menu });
  expect(await screen.findByText('我的收藏')).toBeTruthy();
  await user.click(await screen.findByText('供应商库'));
  expect(screen.getByLabelText('address').textContent).toBe('/m1');
});

test('the menu of a tab marks its page, and takes the mark away', async () => {
  const sent = serve({
    '/menu/own': () => ok({ favourites: [], recent: [] }),
    '/menu/favourite': () => ok({ favourites: ['m1'], recent: [] }),
  });
  keep([{ key: '/m1', address: '/m1', visit: 1 }]);
  const user = showInShell(<TabMenu tabKey="/m1" activeKey="/m1" onDone={() => undefined} />, { menu });
  await user.click(await screen.findByText('收藏菜单'));
  expect(await screen.findByText('取消收藏')).toBeTruthy();
  expect(sent.find(({ url }) => url.includes('favourite'))?.body).toEqual({ code: 'm1', isFavourite: true });
});
