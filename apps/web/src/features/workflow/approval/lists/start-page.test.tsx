import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSession } from '../../../../kit/session/session-store.ts';
import { clearScreen, show } from '../../../../kit/testing/show.tsx';
import { StartPage } from './start-page.tsx';

afterEach(() => {
  clearScreen();
  localStorage.clear();
  useSession.setState({ user: undefined });
});

const flow = {
  defindId: '5',
  flowKey: 'purchase',
  flowName: '采购申请',
  category: null,
  businessType: null,
  variables: [
    { name: 'amount', type: 'number', label: { zh: '金额', en: 'Amount' } },
    { name: 'reason', type: 'text', label: { zh: '理由', en: 'Reason' } },
    { name: 'opinion', type: 'text', label: { zh: '内部意见', en: 'Opinion' } },
  ],
  fieldRights: { reason: 'required', opinion: 'hidden' },
};

test('who applies fills in the form that the flow declares, as far as he may and must', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    if (String(url).includes('/flow/start')) sent.push(JSON.parse(String(body)));
    const data = String(url).includes('flowTypeList') ? [flow] : { flowInstanceId: '7', version: 0 };
    return Promise.resolve(Response.json({ code: 200, success: true, data, msg: '操作成功' }));
  });
  const user = show(<StartPage />, '/work/myapplybak/myapplyForm?flowKey=purchase');
  await user.type(await screen.findByLabelText(/标题/), '买一台显微镜');
  await user.type(screen.getByLabelText('金额'), '120');
  expect(screen.queryByLabelText('内部意见')).toBeNull();
  await user.click(screen.getByRole('button', { name: /发\s*起/ }));
  expect(await screen.findByText('请填写理由')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText(/理由/), '教学');
  await user.click(screen.getByRole('button', { name: /发\s*起/ }));
  await expect
    .poll(() => sent)
    .toEqual([{ flowKey: 'purchase', title: '买一台显微镜', form: { amount: 120, reason: '教学' } }]);
});

test('what was typed before the window was closed is offered to the same person, and gone once it was sent', async () => {
  useSession.setState({ user: { userId: '9', nickName: '周明' } as never });
  vi.stubGlobal('fetch', (url: string) => {
    const data = String(url).includes('flowTypeList') ? [flow] : { flowInstanceId: '7', version: 0 };
    return Promise.resolve(Response.json({ code: 200, success: true, data, msg: '操作成功' }));
  });
  const address = '/work/myapplybak/myapplyForm?flowKey=purchase';
  const user = show(<StartPage />, address);
  await user.type(await screen.findByLabelText(/标题/), '买一台显微镜');
  await user.type(screen.getByLabelText(/理由/), '教学');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  const later = show(<StartPage />, address);
  await later.click(await screen.findByRole('button', { name: /恢\s?复/ }));
  expect(screen.getByLabelText<HTMLInputElement>(/标题/).value).toBe('买一台显微镜');
  expect(screen.getByLabelText<HTMLInputElement>(/理由/).value).toBe('教学');
  await later.click(screen.getByRole('button', { name: /发\s*起/ }));
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.includes('flow-start'))).toEqual([]);
});
