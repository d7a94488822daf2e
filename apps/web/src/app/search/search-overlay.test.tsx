import { cleanup, configure, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, sampleMenu, sampleNode, serve, showInShell } from '../shell/shell-sample.tsx';
import { SearchOverlay } from './search-overlay.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const all = ['采购项目', '采购计划', '供应商库'].map((name, index) =>
  sampleNode(`m${index}`, { name, nameEn: `Entry ${index}` }),
);

function open() {
  const onClose = vi.fn<() => void>();
  const user = showInShell(<SearchOverlay onClose={onClose} />, { menu: sampleMenu({ all }) });
  return { onClose, user };
}

const shownNames = () => screen.queryAllByRole('option').map((option) => option.querySelector('span')?.textContent);

test('[R36] [R38] the overlay 菜单搜索 shows the entries that begin with what is typed', async () => {
  const { user } = open();
  expect((await screen.findAllByText('菜单搜索')).length).toBeGreaterThan(0);
  await user.type(screen.getByRole('combobox'), 'cgj');
  expect(shownNames()).toEqual(['采购计划']);
});

test('[R37] Enter opens the entry that the arrow keys stand on', async () => {
  const { user, onClose } = open();
  await user.type(await screen.findByRole('combobox'), '采购{ArrowDown}{Enter}');
  expect(screen.getByLabelText('address').textContent).toBe('/m1');
  expect(onClose).toHaveBeenCalled();
});

test('[R37] a click opens an entry', async () => {
  const { user } = open();
  await user.click(await screen.findByText('供应商库'));
  expect(screen.getByLabelText('address').textContent).toBe('/m2');
});

test('[R39] Esc closes the overlay', async () => {
  const { user, onClose } = open();
  await user.type(await screen.findByRole('combobox'), '{Escape}');
  expect(onClose).toHaveBeenCalled();
});

test('before anything is typed what was opened last comes first, and says so', async () => {
  serve({ '/menu/own': () => ok({ favourites: [], recent: ['m2', 'm1'] }) });
  open();
  await screen.findAllByText('最近访问');
  expect(shownNames()).toEqual(['供应商库', '采购计划', '采购项目']);
});
