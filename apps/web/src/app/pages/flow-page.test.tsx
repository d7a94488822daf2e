import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route, Routes } from 'react-router';
import { flowRoutes } from '../../kit/dictionary/flow-routes.ts';
import { ok, serve, showInShell } from '../shell/shell-sample.tsx';
import { FlowPage } from './flow-page.tsx';

configure({ asyncUtilTimeout: 10_000 });

const words = [
  { dictKey: '1', dictValue: '采购项目审批', remark: '/tenderee/myTenderee' },
  { dictKey: '2', dictValue: '别处', remark: '//evil.example' },
  { dictKey: '3', dictValue: '没有页面' },
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(path: string) {
  serve({ '/dictionary': () => ok(words) });
  showInShell(
    <Routes>
      <Route path="/work/flow/:routeKey" element={<FlowPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { path },
  );
}

test('[R161] flow routes come from the dictionary: the key is code and dictKey, the page the remark', () => {
  expect([...flowRoutes(words)]).toEqual([
    ['flow_1', '/tenderee/myTenderee'],
    ['flow_2', '//evil.example'],
  ]);
});

test.each([
  ['/work/flow/flow_1?id=7', '/tenderee/myTenderee?id=7'],
  ['/work/flow/flow_2', '/404'],
  ['/work/flow/flow_9', '/404'],
])('%s leads to %s', async (path, expected) => {
  open(path);
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe(expected));
});
