import { cleanup, screen } from '@testing-library/react';
import { bulletinType } from '@zhaocai/model/tendering/choices';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endSession, useSession } from '../../../kit/session/session-store.ts';
import { answerWith, clearScreen, show } from '../../../kit/testing/show.tsx';
import { BulletinForm, type BulletinDraft } from './bulletin-form.tsx';

const start: BulletinDraft = {
  projectId: '7',
  bulletinType: bulletinType.code.result,
  title: '',
  content: '<p>正文</p>',
  endTime: null,
  files: [],
  changes: [],
};
const user = {
  userId: '7',
  tenantId: '100001',
  tenantName: '大学招投标中心',
  account: 'buyer',
  nickName: '周明',
  roles: ['buyer'],
  avatar: null,
  oauthId: '',
  mustChange: false,
  mustEnrol: false,
};
const signIn = () => useSession.setState({ user });
const title = () => screen.getByLabelText<HTMLInputElement>('标题');

beforeEach(() => {
  signIn();
  answerWith({});
});
afterEach(() => {
  clearScreen();
  sessionStorage.clear();
  endSession();
});

test('a notice whose session ended while it was typed is offered after signing in again, and restored', async () => {
  await show(<BulletinForm start={start} />).type(title(), '教学楼修缮');
  endSession();
  cleanup();
  signIn();
  const again = show(<BulletinForm start={start} />);
  expect(title().value).toBe('');
  await again.click(screen.getByRole('button', { name: /恢\s?复/ }));
  expect(title().value).toBe('教学楼修缮');
  expect(screen.queryByText(/找到上次未保存的内容/)).toBeNull();
});

test('the notice of another project is offered nothing', async () => {
  await show(<BulletinForm start={start} />).type(title(), '教学楼修缮');
  cleanup();
  show(<BulletinForm start={{ ...start, projectId: '8' }} />);
  expect(screen.queryByText(/找到上次未保存的内容/)).toBeNull();
});
