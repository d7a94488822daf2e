import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { endSession, useSession } from '../../kit/session/session-store.ts';
import { ok, serve, showInShell } from '../shell/shell-sample.tsx';
import { Counts } from './counts.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  endSession();
});

test('the tile of users counts those of one’s own tenant and opens their list', async () => {
  const sent = serve({ '/blade-user/page': () => ok({ records: [], total: 42, size: 1, current: 1, pages: 42 }) });
  useSession.setState({ permissions: new Set(['user_view']) });
  showInShell(<Counts />);
  const tile = await screen.findByRole('link', { name: /42/ });
  expect(tile.getAttribute('href')).toBe('/system/companyManage/companyUsers/index');
  expect(sent.every(({ url }) => !url.includes('tenantId'))).toBe(true);
});
