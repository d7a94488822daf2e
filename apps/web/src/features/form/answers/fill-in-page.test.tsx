import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useSession } from '../../../kit/session/session-store.ts';
import { answerWith, clearScreen, show } from '../../../kit/testing/show.tsx';
import { FillInPage } from './fill-in-page.tsx';

const jsonData = JSON.stringify({ column: [{ type: 'input', prop: 'reason', label: '用印事由', display: true }] });
const filled = { formId: '5', formName: '用印申请', jsonData, versionNo: 1, flowName: null, fieldRights: {} };

beforeEach(() => {
  useSession.setState({ user: { userId: '9', nickName: '周明' } as never });
  answerWith({ '/form/data/form': filled, '/form/data/submit': { id: '70', flowInstanceId: null } });
});
afterEach(() => {
  clearScreen();
  localStorage.clear();
  useSession.setState({ user: undefined });
});

const open = () =>
  show(
    <Routes>
      <Route path="/work/form/:formId" element={<FillInPage />} />
      <Route path="*" element={null} />
    </Routes>,
    '/work/form/5',
  );
const keptNames = () => Object.keys(localStorage).filter((key) => key.includes('form-answer'));

async function typedAndLeft(): Promise<void> {
  const user = open();
  await user.type(await screen.findByLabelText('用印事由'), '签订合同');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
}

test('answers that were typed before the window was closed are offered again', async () => {
  await typedAndLeft();
  expect(keptNames()).toEqual(['saber-form-answer-5-9']);
  const user = open();
  await user.click(await screen.findByRole('button', { name: /恢\s?复/ }));
  expect((await screen.findByLabelText<HTMLInputElement>('用印事由')).value).toBe('签订合同');
});

test('answers that were typed by one person are offered to nobody else', async () => {
  await typedAndLeft();
  useSession.setState({ user: { userId: '10', nickName: '何静' } as never });
  open();
  await screen.findByLabelText('用印事由');
  expect(screen.queryByRole('button', { name: /恢\s?复/ })).toBeNull();
});
