import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../kit/text/language.ts';
import { clearErrors, recordError } from '../session/error-log.ts';
import { setColour, setTheme, showTheme, useTheme } from '../theme/theme-store.ts';
import { themes } from '../theme/themes.ts';
import { Header, type HeaderProps } from './header.tsx';
import { ok, sampleMenu, sampleUser, serve, showInShell } from './shell-sample.tsx';

configure({ asyncUtilTimeout: 10_000 });

const waiting = {
  id: 'project.confirm-100001-7',
  kind: 'project.confirm',
  label: '确认项目',
  about: '采购项目',
  name: '学生公寓单人床',
  number: 'CG-7',
  handedBy: '周明',
  leftBy: null,
  since: '2026-11-20 08:00:00',
  due: null,
  isOverdue: false,
  path: '/tenderee/projectDetail/index?id=7',
};

beforeEach(() => {
  serve({
    '/notice/unread': () =>
      ok({ count: 3, records: [{ id: '9', title: '放假安排', releaseTime: '2026-11-20 09:00:00' }] }),
    '/inbox/page': () => ok({ records: [waiting], total: 100, totalCapped: true, size: 8, current: 1, pages: 13 }),
  });
});
afterEach(() => {
  cleanup();
  clearErrors();
  setLanguage('zh');
  setTheme('white');
  setColour(undefined);
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(part: Partial<HeaderProps> = {}, avatar: string | null = null) {
  const work = {
    onToggle: vi.fn<() => void>(),
    onWorkbench: vi.fn<() => void>(),
    onSearch: vi.fn<() => void>(),
    onLogs: vi.fn<() => void>(),
    onColour: vi.fn<() => void>(),
  };
  const props = {
    menu: sampleMenu(),
    isPhone: false,
    isCollapsed: false,
    onLock: vi.fn<() => void>(),
    onActing: vi.fn<() => void>(),
    ...work,
    ...part,
  };
  return { user: showInShell(<Header {...props} />, { user: { ...sampleUser, avatar } }), props };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the top bar', () => {
  test('[R30] welcomes the user by nick name and unit', () => {
    open();
    expect(button(/我的账号/).textContent).toContain('欢迎，周明');
    expect(button(/我的账号/).textContent).toContain('大学招投标中心');
  });

  test('[R160] shows the mark of the product where somebody has no picture, or one that cannot be shown', () => {
    open();
    const shown = () => button(/我的账号/).querySelector('img');
    expect(shown()?.getAttribute('src')).toBe('/favicon.svg');
    cleanup();
    open({}, '/portrait.png');
    const portrait = shown();
    expect(portrait?.getAttribute('src')).toBe('/portrait.png');
    if (portrait) fireEvent.error(portrait);
    expect(shown()?.getAttribute('src')).toBe('/favicon.svg');
  });

  test('[R33] carries collapse, workbench, search, theme, lock, logs, colour, notice and language', () => {
    open();
    const names = ['收起菜单', '工作台', '菜单搜索', '主题', '锁屏', '日志', '主题色', /^通知/, '语言', '在线帮助'];
    expect(names.map((name) => button(name).tagName)).toEqual(names.map(() => 'BUTTON'));
  });

  test('[R34] [R35] its buttons fold the sidebar and lead back to the workbench', async () => {
    const { user, props } = open();
    await user.click(button('收起菜单'));
    await user.click(button('工作台'));
    expect([props.onToggle, props.onWorkbench].map((work) => vi.mocked(work).mock.calls.length)).toEqual([1, 1]);
  });

  test('[R31] the user’s own menu has the dashboard, the profile and the way out', async () => {
    const { user } = open();
    await user.click(button(/我的账号/));
    expect(await screen.findByText('退出登录')).toBeTruthy();
    expect(screen.getByText('数据看板')).toBeTruthy();
    await user.click(screen.getByText('个人信息'));
    expect(screen.getByLabelText('address').textContent).toBe('/info/index');
  });

  test('[R41] is white where nobody has chosen, and so is what the style sheets follow', async () => {
    localStorage.clear();
    useTheme.setState(useTheme.getInitialState());
    document.documentElement.dataset.theme = '';
    showTheme();
    const { user } = open();
    expect(document.documentElement.dataset.theme).toBe('white');
    expect(document.documentElement.style.getPropertyValue('--app-surface')).toBe(themes.white.container);
    await user.click(button('主题'));
    const items = await screen.findAllByRole('menuitem');
    const chosen = items.filter((item) => item.className.includes('selected'));
    expect(chosen.map(({ textContent }) => textContent)).toEqual([themes.white.label.zh]);
  });

  test('[R131] a colour of one’s own is picked from those that are offered, and the theme’s comes back', async () => {
    const { user } = open();
    await user.click(button('主题色'));
    await user.click(await screen.findByRole('button', { name: '绿色' }));
    expect(useTheme.getState().colour).toBe('#16a34a');
    expect(document.documentElement.style.getPropertyValue('--app-accent')).not.toBe(themes.white.accent);
    fireEvent.change(screen.getByLabelText('自选颜色'), { target: { value: '#123456' } });
    expect(useTheme.getState().colour).toBe('#123456');
    await user.click(screen.getByRole('button', { name: '恢复主题自带的颜色' }));
    expect(document.documentElement.style.getPropertyValue('--app-accent')).toBe(themes.white.accent);
  });

  test('[R40] the theme picker offers eleven and puts the chosen one on', async () => {
    const { user } = open();
    await user.click(button('主题'));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(11);
    await user.click(screen.getByText('翡翠'));
    expect(useTheme.getState().name).toBe('jade');
    expect(document.documentElement.dataset.theme).toBe('jade');
  });

  test('[R42] [R43] [R424] offers Chinese and English, the one in use disabled', async () => {
    const { user } = open();
    await user.click(button('语言'));
    const [chinese, english] = await screen.findAllByRole('menuitem');
    expect([chinese, english].map((item) => item?.textContent)).toEqual(['中文', 'English']);
    expect([chinese, english].map((item) => item?.getAttribute('aria-disabled'))).toEqual(['true', 'false']);
  });

  test('[R50] the logs badge shows the count and stops at 99', async () => {
    const logged = Array.from({ length: 120 }, (_, index) => new Error(`e${index}`));
    logged.slice(0, 2).forEach((error) => recordError(error, ''));
    open();
    expect(button(/^日志/).textContent).toBe('2');
    logged.forEach((error) => recordError(error, ''));
    await waitFor(() => expect(button(/^日志/).textContent).toBe('99'));
  });

  test('[R57] the notice popover lists what is unread', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^通知与待办，3 条未读/ }));
    await user.click(await screen.findByText('放假安排'));
    expect(screen.getByLabelText('address').textContent).toBe('/desk/notice/read/9');
  });

  test('the bell counts what waits with what is unread, and lists the most urgent with the way to all of it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '通知与待办，3 条未读，100 项待处理，共 99+ 项' }));
    expect(await screen.findByText('100+')).toBeTruthy();
    expect(screen.getByRole('link', { name: '全部待办' }).getAttribute('href')).toBe('/work/backlog/index');
    await user.click(screen.getByRole('link', { name: '学生公寓单人床' }));
    expect(screen.getByLabelText('address').textContent).toBe('/tenderee/projectDetail/index?id=7');
  });

  test('shows nothing broken where there are no notices', async () => {
    serve({});
    const { user } = open();
    await user.click(button('通知'));
    expect(await screen.findByText('没有未读通知')).toBeTruthy();
  });

  test('[R13] [R134] a top menu is chosen by its code; report_mar only says that it is under development', async () => {
    const chooseTop = vi.fn<(id: string) => void>();
    const top = (id: string, code: string, name: string) => ({
      id,
      code,
      name,
      nameEn: name,
      source: '',
      path: '',
      sort: 1,
      menuIds: [],
    });
    const tops = [top('1', 'purchase', '采购业务'), top('2', 'system', '系统管理'), top('3', 'report_mar', '统计报表')];
    const { user } = open({ menu: sampleMenu({ tops, top: tops[0], chooseTop }) });
    await user.click(button('统计报表'));
    expect(await screen.findByText('该系统正在开发中')).toBeTruthy();
    await user.click(button('系统管理'));
    expect(chooseTop.mock.calls).toEqual([['2']]);
  });

  test('on a phone all but search, notices and the user wait behind one button', async () => {
    const { user, props } = open({ isPhone: true });
    expect(screen.queryByRole('button', { name: '锁屏' })).toBeNull();
    await user.click(button('更多'));
    await user.click(await screen.findByText('锁屏'));
    expect(props.onLock).toHaveBeenCalled();
  });
});
