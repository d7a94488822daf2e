import { cleanup, configure, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, sampleMenu, sampleNode, serve, showInShell } from '../shell/shell-sample.tsx';
import { HelpPage } from './help-page.tsx';

configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entry = (id: string, part: object) => ({ id, title: id, code: null, routeStr: null, under: null, ...part });
const entries = [
  entry('工作台', { routeStr: '/wel/firstIndex' }),
  entry('采购项目', { code: 'project' }),
  entry('项目详情', { routeStr: '/tenderee/projectDetail/index', under: 'project' }),
  entry('租户管理', { code: 'tenant' }),
];

function open(path: string) {
  const sent = serve({
    '/help/contents': () => ok(entries),
    '/help/queryInfo': () => ok({ id: '1', title: 'x', url: '/api/purchase/help/show?ticket=t' }),
  });
  const children = [sampleNode('project', { path: '/tenderee/myTenderee' })];
  const menu = sampleMenu({ all: [sampleNode('tenderee', { name: '采购管理', children })] });
  return { sent, user: showInShell(<HelpPage />, { path, menu }) };
}

const titlesUnder = (name: string) => {
  const group = screen.getByRole('heading', { name }).parentElement;
  if (!group) throw new Error(`there is no group ${name}`);
  return within(group)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

test('the contents follow the menu of the reader, and what he has no menu for can be read as well', async () => {
  open('/onlineHelp');
  expect(await screen.findByRole('heading', { name: '采购管理' })).toBeTruthy();
  expect(titlesUnder('采购管理')).toEqual(['采购项目', '项目详情']);
  expect(titlesUnder('通用页面')).toEqual(['工作台']);
  expect(titlesUnder('其他菜单的页面')).toEqual(['租户管理']);
});

test('a page of help has an address of its own and can be opened by itself, to be printed', async () => {
  const { sent } = open('/onlineHelp?of=project');
  expect((await screen.findByTitle('在线帮助')).getAttribute('src')).toContain('/api/purchase/help/show');
  expect(sent.find(({ url }) => url.includes('queryInfo'))?.url).toContain('code=project');
  expect(screen.getByRole('link', { name: '新窗口打开（可打印）' }).getAttribute('target')).toBe('_blank');
  expect((await screen.findByRole('link', { name: '采购项目' })).getAttribute('aria-current')).toBe('page');
});

test('a search asks the server, which knows what the pages say', async () => {
  const { sent, user } = open('/onlineHelp');
  await user.type(await screen.findByRole('searchbox', { name: '在帮助中查找' }), '撤回{Enter}');
  await vi.waitFor(() => expect(sent.some(({ url }) => url.includes(`text=${encodeURIComponent('撤回')}`))).toBe(true));
});
