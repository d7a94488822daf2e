import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUser, endSession, startSession } from '../../kit/session/session-store.ts';
import { ok, sampleUser, serve } from '../shell/shell-sample.tsx';
import { EnrolPage } from './enrol-page.tsx';

configure({ asyncUtilTimeout: 20_000 });
beforeEach(() => {
  const tokens = { access: '100001.a', refresh: 'r' };
  startSession({ user: { ...sampleUser, mustEnrol: true }, tokens, weakPassword: false });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  endSession();
});

test('whose role demands a second factor goes on once the recovery codes of his first are kept', async () => {
  serve({
    '/totp/start': () => ok({ key: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x?secret=GEZDGNBVGY3TQOJQ' }),
    '/totp/confirm': () => ok({ recoveryCodes: ['ABCD-EFGH-JKMN'] }),
  });
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/enrol']}>
      <Routes>
        <Route path="/enrol" element={<EnrolPage />} />
        <Route path="*" element={<p>inside</p>} />
      </Routes>
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'GEZDGNBVGY3TQOJQ' });
  await user.type(screen.getByRole('textbox', { name: '动态验证码' }), '287082{Enter}');
  await screen.findByText('ABCD-EFGH-JKMN');
  expect(currentUser()?.mustEnrol).toBe(true);
  await user.click(screen.getByRole('button', { name: '已妥善保存' }));
  await screen.findByText('inside');
  expect(currentUser()?.mustEnrol).toBe(false);
});
