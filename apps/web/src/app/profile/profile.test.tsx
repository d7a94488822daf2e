import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useSession } from '../../kit/session/session-store.ts';
import { ok, serve, showInShell } from '../shell/shell-sample.tsx';
import { avatarFault, phoneFault, profileFaults } from './profile-check.ts';
import { ProfilePage } from './profile-page.tsx';

configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const own = { id: '7', name: '周明', account: 'buyer', avatar: null, phone: '13800000001', email: null, version: 4 };
const info = { ...own, deptName: '采购一科', roleName: '采购经办' };

describe('the profile', () => {
  test('[R62] [R63] has personal data and the password, each with its fields', async () => {
    serve({ '/blade-user/info': () => ok(info) });
    showInShell(<ProfilePage />);
    const labels = ['姓名', '手机号码', '邮箱', '原密码', '新密码', '确认新密码'];
    const fields = await Promise.all(labels.map((label) => screen.findByLabelText(label)));
    expect(fields).toHaveLength(labels.length);
    expect(screen.getByRole('button', { name: '更换头像' })).toBeTruthy();
  });

  test('is saved with its version, and the top bar follows', async () => {
    const sent = serve({ '/blade-user/info': () => ok(info), '/update-info': () => ok({ id: '7', version: 5 }) });
    const user = showInShell(<ProfilePage />);
    await user.clear(await screen.findByLabelText('姓名'));
    await user.type(screen.getByLabelText('姓名'), '周明明');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('个人信息已保存')).toBeTruthy();
    const body = { name: '周明明', phone: '13800000001', email: '', version: 4 };
    expect(sent.find(({ url }) => url.includes('update-info'))?.body).toEqual(body);
    await waitFor(() => expect(useSession.getState().user?.nickName).toBe('周明明'));
  });

  test('that was typed before a reload is offered again, and not once it was saved', async () => {
    serve({ '/blade-user/info': () => ok(info), '/update-info': () => ok({ id: '7', version: 5 }) });
    const user = showInShell(<ProfilePage />);
    await user.type(await screen.findByLabelText('姓名'), '一');
    cleanup();
    const later = showInShell(<ProfilePage />);
    await later.click(await screen.findByRole('button', { name: /恢\s?复/ }));
    expect((await screen.findByLabelText<HTMLInputElement>('姓名')).value).toBe('周明一');
    await later.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('个人信息已保存');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('profile'))).toEqual([]);
  });

  test('with a wrong phone is not sent, and says what is wrong', async () => {
    const sent = serve({ '/blade-user/info': () => ok(info) });
    const user = showInShell(<ProfilePage />);
    await user.type(await screen.findByLabelText('手机号码'), '9');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('手机号码长度不为11位')).toBeTruthy();
    expect(sent.some(({ url }) => url.includes('update-info'))).toBe(false);
  });
});

test('[R310] [R311] [R312] a phone is told apart: missing, too short, badly formed', () => {
  expect(['', '138', '23800000001', '13800000001'].map((phone) => phoneFault(phone)?.zh)).toEqual([
    '手机号码不能为空',
    '手机号码长度不为11位',
    '手机号码格式不正确',
    undefined,
  ]);
});

test('a name is needed, an email only where it is given', () => {
  expect(profileFaults({ name: ' ', phone: '13800000001', email: '' })).toHaveProperty('name');
  expect(profileFaults({ name: '周', phone: '13800000001', email: 'x@y' })).toHaveProperty('email');
});

test('[R307] a picture is a jpg or png of at most 500 KB', () => {
  expect(avatarFault({ type: 'image/png', size: 500 * 1024 })).toBeUndefined();
  expect(avatarFault({ type: 'image/png', size: 500 * 1024 + 1 })?.zh).toBe('头像不能超过 500 KB');
  expect(avatarFault({ type: 'image/gif', size: 10 })?.zh).toBe('头像只能是 jpg 或 png 图片');
});
