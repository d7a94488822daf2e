import { act, cleanup, configure, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, sampleMenu, sampleNode, serve, showInShell } from '../shell/shell-sample.tsx';
import { Overlays } from '../shell/overlays.tsx';
import { showHelp } from './help-store.ts';

configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  act(() => showHelp(false));
  cleanup();
  vi.unstubAllGlobals();
});

const lock = { lock: () => Promise.resolve(), isAsking: false, stopAsking: () => undefined };

function open() {
  const menu = sampleMenu({ all: [sampleNode('project', { path: '/tenderee/myTenderee' })] });
  return showInShell(<Overlays open={undefined} onClose={() => undefined} lock={lock} />, {
    menu,
    path: '/tenderee/myTenderee/index',
  });
}

test('[R51] [R52] [R53] the help drawer asks for its address when the flag is raised, by route and code', async () => {
  const sent = serve({ '/help/queryInfo': () => ok({ url: 'https://help.example/project' }) });
  const asked = () => sent.filter(({ url }) => url.includes('/help/'));
  open();
  expect(asked()).toEqual([]);
  act(() => showHelp(true));
  const frame = await screen.findByTitle('在线帮助');
  expect(frame.getAttribute('src')).toBe('https://help.example/project');
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(new URL(asked()[0]?.url ?? '', 'http://x').search).toBe(
    `?${String(new URLSearchParams({ routeStr: '/tenderee/myTenderee/index', code: 'project' }))}`,
  );
});

test('a page without help shows what holds for all pages', async () => {
  serve({ '/help/queryInfo': () => ok(null) });
  open();
  act(() => showHelp(true));
  expect(await screen.findByText(/本页还没有单独的帮助/)).toBeTruthy();
});

test('an address that is no page is not shown', async () => {
  serve({ '/help/queryInfo': () => ok({ url: 'javascript:alert(1)' }) });
  open();
  act(() => showHelp(true));
  expect(await screen.findByText(/本页还没有单独的帮助/)).toBeTruthy();
  expect(screen.queryByTitle('在线帮助')).toBeNull();
});
