import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { answerWith, clearScreen, show } from '../../../../kit/testing/show.tsx';
import { signIn, signInAgain, signOut } from '../../../../kit/testing/sign-in.ts';
import { useSession } from '../../../../kit/session/session-store.ts';
import { aFlow } from '../testing.ts';
import { FormStepsPage } from './form-steps-page.tsx';

afterEach(() => {
  clearScreen();
  signOut();
});

const page = (
  <Routes>
    <Route path="/steps/:id/:isSys/:flowType" element={<FormStepsPage />} />
  </Routes>
);

test('[R205] saving the settings of a step of a form shows 操作成功', async () => {
  useSession.setState({ permissions: new Set(['flow_edit']) });
  const sent = answerWith({ flowList: [aFlow()], queryFlowDefind: aFlow(), saveOrUpdateExamine: { defindId: '5' } });
  const user = show(page, '/steps/9/0/purchase');
  await user.type(await screen.findByLabelText('表单地址'), '/form/9');
  await user.click(screen.getByRole('button', { name: '保存 部门审批' }));
  expect(await screen.findByText('操作成功')).toBeTruthy();
  expect(sent.filter((url) => url.includes('saveOrUpdateExamine'))).toHaveLength(1);
});

test('a form of whose kind there is no flow says so', async () => {
  answerWith({ flowList: [aFlow()] });
  show(page, '/steps/9/0/travel');
  expect(await screen.findByText('“travel”还没有审批流程')).toBeTruthy();
});

test('settings of a step that were typed when the session ended are offered again', async () => {
  signIn(['flow_edit']);
  answerWith({ flowList: [aFlow()], queryFlowDefind: aFlow() });
  const user = show(page, '/steps/9/0/purchase');
  await user.type(await screen.findByLabelText('表单地址'), '/form/9');
  signInAgain(['flow_edit']);
  const again = show(page, '/steps/9/0/purchase');
  await again.click(await screen.findByRole('button', { name: /恢\s?复/ }));
  expect(screen.getByLabelText<HTMLInputElement>('表单地址').value).toBe('/form/9');
});
