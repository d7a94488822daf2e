import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { sampleMenu, sampleNode, showInShell } from '../shell/shell-sample.tsx';
import { ExternalPage } from './external-page.tsx';
import { safeAddress } from './safe-address.ts';

afterEach(cleanup);

function open(path: string, code = 'bi') {
  const menu = sampleMenu({ all: [sampleNode('bi', { path, name: '报表门户' })] });
  showInShell(
    <Routes>
      <Route path="/myiframe/:routerPath" element={<ExternalPage />} />
    </Routes>,
    { menu, path: `/myiframe/${code}` },
  );
}

describe('an external page', () => {
  test('[R4] of the menu is shown in a frame that cannot lead the window away', () => {
    open('https://bi.example/portal?view=1');
    const frame = screen.getByTitle('报表门户');
    expect(frame.getAttribute('src')).toBe('https://bi.example/portal?view=1');
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
  });

  test('[R4] that the menu does not know is not shown, whatever the address says', () => {
    open('https://bi.example', 'https%3A%2F%2Fevil.example');
    expect(screen.queryByTitle('报表门户')).toBeNull();
    expect(screen.getByText('菜单中没有此外部页面')).toBeTruthy();
  });

  test('without encryption opens in a window of its own', () => {
    open('http://old.example/');
    expect(screen.queryByTitle('报表门户')).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe('http://old.example/');
  });
});

test.each([
  ['https://x.example/?token=${token}&a=1', 'https://x.example/?a=1'],
  ['https://x.example/?a=1&t=${token}', 'https://x.example/?a=1'],
  ['/help/index.html#a', '/help/index.html#a'],
])('%s is shown without the token', (address, shown) => {
  expect(safeAddress(address)).toBe(shown);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://me:pw@x.example', 'ftp://x', '', 7])(
  '%s is no address for a frame',
  (address) => {
    expect(safeAddress(address)).toBeUndefined();
  },
);
