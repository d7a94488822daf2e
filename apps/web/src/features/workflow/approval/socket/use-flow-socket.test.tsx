import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession, type SignedInUser } from '../../../../kit/session/session-store.ts';
import { useFlowSocket } from './use-flow-socket.ts';

const user: SignedInUser = {
  userId: '7',
  tenantId: '100001',
  tenantName: '大学',
  account: 'buyer',
  nickName: '周明',
  roles: [],
  avatar: null,
  oauthId: '',
  mustChange: false,
  mustEnrol: false,
};

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('WebSocket', EventTarget);
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    asked.push(String(input));
    return Promise.reject(new TypeError('no server here'));
  });
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

function Shell() {
  useFlowSocket(() => undefined);
  return null;
}

const enterAs = (who: SignedInUser) => {
  startSession({ user: who, tokens: { access: 'a', refresh: 'r' }, weakPassword: false });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Shell />
    </QueryClientProvider>,
  );
};

test('who is signed in asks for a ticket to hear what is new', async () => {
  enterAs(user);
  await vi.waitFor(() => expect(asked).toEqual([expect.stringContaining('/socketTicket')]));
});

test.each([{ mustEnrol: true }, { mustChange: true }])(
  '%o: who may do nothing else yet asks for none',
  async (duty) => {
    enterAs({ ...user, ...duty });
    // All that the asking itself would wait for.
    await Promise.all([import('./socket.ts'), import('./ask-ticket.ts')]);
    await vi.dynamicImportSettled();
    expect(asked).toEqual([]);
  },
);
