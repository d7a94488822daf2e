import type { MenuNode } from '@zhaocai/model/system/menu';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { useSession, type SignedInUser } from '../../kit/session/session-store.ts';
import { MenuContext } from '../menu/menu-context.ts';
import type { UserMenu } from '../menu/use-menu.ts';

/** Somebody signed in, for tests of the shell. */
export const sampleUser: SignedInUser = {
  userId: '7',
  tenantId: '100001',
  tenantName: '大学招投标中心',
  account: 'buyer',
  nickName: '周明',
  roles: ['buyer'],
  avatar: null,
  oauthId: '',
  mustChange: false,
  mustEnrol: false,
};

export function sampleNode(id: string, part: Partial<MenuNode> = {}): MenuNode {
  const names = { id, parentId: '0', code: id, name: id, nameEn: id, alias: 'menu', path: `/${id}`, source: '' };
  return { ...names, sort: 1, category: 1, action: 0, isOpen: 1, ...part };
}

export function sampleMenu(part: Partial<UserMenu> = {}): UserMenu {
  const menu = { tops: [], top: undefined, chooseTop: () => undefined, sidebar: [], all: [] };
  return { ...menu, isReady: true, error: null, retry: () => undefined, ...part };
}

export interface SentCall {
  readonly url: string;
  readonly body: unknown;
}

/** The server's side of the wire: answers by part of the path, and what was asked. */
export function serve(answers: Readonly<Record<string, () => Response>>): SentCall[] {
  const sent: SentCall[] = [];
  const server: typeof fetch = (input, init) => {
    const url = String(input);
    sent.push({ url, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    const answer = Object.entries(answers).find(([part]) => url.includes(part))?.[1];
    return answer ? Promise.resolve(answer()) : Promise.resolve(refusal(404, '未找到'));
  };
  vi.stubGlobal('fetch', server);
  return sent;
}

export const ok = (data: unknown = null) => Response.json({ code: 200, success: true, data, msg: '操作成功' });
export const refusal = (code: number, msg: string) =>
  Response.json({ code, success: false, data: null, msg }, { status: code });

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** Draws a part of the shell with all that the shell gives it, and its address below. */
export function showInShell(node: ReactNode, { menu = sampleMenu(), path = '/wel/index', user = sampleUser } = {}) {
  useSession.setState({ user });
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <MemoryRouter initialEntries={[path]}>
            <MenuContext value={menu}>{node}</MenuContext>
            <Address />
          </MemoryRouter>
        </QueryClientProvider>
      </App>
    </ConfigProvider>,
  );
  return userEvent.setup();
}
