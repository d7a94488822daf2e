import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endSession, useSession } from '../../../kit/session/session-store.ts';
import { clearScreen, show } from '../../../kit/testing/show.tsx';
import { ArchiveEditor } from './archive-editor.tsx';

beforeEach(() => {
  useSession.setState({
    permissions: new Set(['purchaseconf_edit']),
    user: {
      userId: '7',
      tenantId: '100001',
      tenantName: '大学招投标中心',
      account: 'manager',
      nickName: '沈岚',
      roles: ['manager'],
      avatar: null,
      oauthId: '',
      mustChange: false,
      mustEnrol: false,
    },
  });
});
afterEach(() => {
  clearScreen();
  sessionStorage.clear();
  endSession();
});

const open = (mannerId: string) => show(<ArchiveEditor key={mannerId} mannerId={mannerId} stored={[]} />);
const names = () => screen.queryAllByRole<HTMLInputElement>('textbox', { name: /名称/ }).map(({ value }) => value);

test('lines of an archive list that are not saved are still there after another method was looked at', async () => {
  const user = open('1');
  await user.click(await screen.findByRole('button', { name: /增加资料/ }));
  await user.type(screen.getByRole('textbox', { name: /名称/ }), '需求论证');
  cleanup();
  open('2');
  expect(names()).toEqual([]);
  cleanup();
  const again = open('1');
  expect(names()).toEqual(['需求论证']);
  await again.click(await screen.findByRole('button', { name: '放弃修改' }));
  expect(names()).toEqual([]);
  cleanup();
  open('1');
  expect(names()).toEqual([]);
});
