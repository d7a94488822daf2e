import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { App } from 'antd';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { TabPanels } from './tab-panels.tsx';
import { useTabs, visit } from './tab-store.ts';

afterEach(() => {
  cleanup();
  useTabs.setState({ tabs: [] });
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('pages are drawn inside the shell without a complaint of the router', async () => {
  const complaints = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const address = '/nowhere/in/the/menu';
  visit({ key: address, address });
  // As the product has it: the shell stands below no route.
  render(
    <App>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <TabPanels activeKey={address} />
        </MemoryRouter>
      </QueryClientProvider>
    </App>,
  );
  expect((await screen.findAllByText(/建设中|开发中/)).length).toBeGreaterThan(0);
  expect(complaints.mock.calls).toEqual([]);
});
