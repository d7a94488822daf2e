import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';

configure({ asyncUtilTimeout: 10_000 });

/** Shows a part of a screen as the application would: messages, queries, an address. */
export function show(part: ReactNode, address = '/') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <App>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          {part}
        </QueryClientProvider>
      </App>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

/** The server's side of the wire: what it answers by a part of the address; every call is noted. */
export function answerWith(answers: Readonly<Record<string, unknown>>): string[] {
  const sent: string[] = [];
  const server: typeof fetch = (input) => {
    const url = String(input);
    sent.push(url);
    const found = Object.entries(answers).find(([part]) => url.includes(part));
    if (!found) return Promise.resolve(Response.json({ code: 404, success: false, data: null, msg: url }));
    const [, data] = found;
    const answer: unknown = typeof data === 'function' ? data(url) : data;
    return Promise.resolve(Response.json({ code: 200, success: true, data: answer, msg: '操作成功' }));
  };
  vi.stubGlobal('fetch', server);
  return sent;
}

export function clearScreen() {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  localStorage.clear();
}
