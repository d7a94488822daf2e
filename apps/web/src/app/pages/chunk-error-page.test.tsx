import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError } from '../load-page.ts';
import { RouteBoundary } from './route-boundary.tsx';

const reload = vi.spyOn(location, 'reload');

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function openBroken(server: typeof fetch) {
  reload.mockReset().mockImplementation(() => undefined);
  vi.stubGlobal('fetch', server);
  const Broken = () => {
    throw new ChunkLoadError('Failed to fetch dynamically imported module');
  };
  render(
    <RouteBoundary>
      <Broken />
    </RouteBoundary>,
  );
}

test('without a line nothing is reloaded: the page says so and goes on by itself when the line is back', async () => {
  let isThere = false;
  openBroken(() => (isThere ? Promise.resolve(Response.json({})) : Promise.reject(new TypeError('Failed to fetch'))));
  expect(await screen.findByRole('heading', { name: '网络已断开' })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  isThere = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('after an update of the server the page is reloaded once', async () => {
  openBroken(() => Promise.resolve(Response.json({})));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
