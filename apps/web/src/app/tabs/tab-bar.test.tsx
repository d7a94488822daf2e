import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fireEvent } from '@testing-library/react';
import { ok, serve, showInShell } from '../shell/shell-sample.tsx';
import { TabBar } from './tab-bar.tsx';
import { useTabs } from './tab-store.ts';

configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  const tab = (key: string, visit: number) => ({ key, address: key, visit });
  useTabs.setState({ tabs: [tab('/a', 1), tab('/b', 2), tab('/c', 3)], unsaved: new Set() });
});
afterEach(() => {
  cleanup();
  useTabs.setState({ tabs: [], unsaved: new Set() });
  vi.unstubAllGlobals();
});

const open = () => showInShell(<TabBar activeKey="/b" titleOf={({ key }) => `页${key}`} />, { path: '/b' });
const names = () => useTabs.getState().tabs.map(({ key }) => key);
const address = () => screen.getByLabelText('address').textContent;

describe('the tabs', () => {
  test('[R22] a click on a tab switches to its page', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: '页/c' }));
    expect(address()).toBe('/c');
  });

  test('[R24] the context menu offers clear cache, close others and close all', async () => {
    open();
    fireEvent.contextMenu(screen.getByRole('button', { name: '页/a' }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    const offered = [
      '刷新页面',
      '固定页签',
      '关闭',
      '关闭左侧',
      '关闭右侧',
      '关闭其他',
      '关闭全部',
      '全屏显示',
      '清除缓存',
    ];
    expect(items).toEqual(offered);
  });

  test('[R24] [R27] the same menu opens by a button, for the page in front', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: '页签操作' }));
    await user.click(await screen.findByText('关闭其他'));
    await waitFor(() => expect(names()).toEqual(['/b']));
  });

  test('a pinned tab comes first, without a cross, and stays when the others close', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: '页签操作' }));
    await user.click(await screen.findByText('固定页签'));
    await waitFor(() => expect(names()).toEqual(['/b', '/a', '/c']));
    expect(screen.queryByRole('button', { name: '关闭 页/b' })).toBeNull();
    expect(screen.getByRole('button', { name: '关闭 页/a' })).toBeTruthy();
  });

  test('close right takes what stands to the right of the tab whose menu is open', async () => {
    const user = open();
    fireEvent.contextMenu(screen.getByRole('button', { name: '页/a' }));
    await user.click(await screen.findByText('关闭右侧'));
    await waitFor(() => expect(names()).toEqual(['/a']));
    expect(address()).toBe('/a');
  });

  test('refresh draws the page anew', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: '页签操作' }));
    await user.click(await screen.findByText('刷新页面'));
    await waitFor(() => expect(useTabs.getState().tabs.find(({ key }) => key === '/b')?.drawing).toBe(1));
  });

  test('[R25] [R26] clearing the cache is asked first and reported after', async () => {
    const sent = serve({ 'clear-cache': () => ok() });
    const user = open();
    await user.click(screen.getByRole('button', { name: '页签操作' }));
    await user.click(await screen.findByText('清除缓存'));
    const question = await screen.findByRole('dialog');
    expect(sent.filter(({ url }) => url.includes('clear-cache'))).toEqual([]);
    await user.click(within(question).getByRole('button', { name: '清除缓存' }));
    expect(await screen.findByText('清除完毕')).toBeTruthy();
  });

  test('[R28] close all returns to the home page', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: '页签操作' }));
    await user.click(await screen.findByText('关闭全部'));
    await waitFor(() => expect(address()).toBe('/wel/index'));
    expect(names()).toEqual(['/wel/index']);
  });
});
