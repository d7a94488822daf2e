import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerWith, clearScreen, show } from '../testing/show.tsx';
import type { Pickable } from './row-picker.tsx';
import { UserPicker } from './user-picker.tsx';

const people = Array.from({ length: 12 }, (_, index) => ({
  id: String(index + 1),
  account: `user${index + 1}`,
  name: null,
  realName: `张${index + 1}`,
  deptName: '采购办',
}));

afterEach(clearScreen);

describe('the picker of people', () => {
  test('[R104] [R105] searches on the server and pages by ten with a small pager', async () => {
    const sent = answerWith({ 'keyword=': people.slice(0, 1), '/user-list': people });
    const onPick = vi.fn<(picked: readonly Pickable[]) => void>();
    const user = show(<UserPicker isOpen isMultiple value={[]} onPick={onPick} onClose={() => undefined} />);
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('张10');
    expect(within(dialog).queryByText('张11')).toBeNull();
    expect(dialog.querySelector('.ant-pagination-small')).toBeTruthy();
    expect(within(dialog).getByText('共 12 条')).toBeTruthy();
    await user.type(within(dialog).getByPlaceholderText('按姓名或账号搜索'), '张1');
    await waitFor(() => expect(sent.some((url) => url.includes(`keyword=${encodeURIComponent('张1')}`))).toBe(true));
  });

  test('lets nobody be picked of the earlier list while others are looked for', async () => {
    answerWith({
      'keyword=%E5%BC%A01': people.filter(({ realName }) => realName.startsWith('张1')),
      '/user-list': people,
    });
    show(<UserPicker isOpen value={[]} onPick={() => undefined} onClose={() => undefined} />);
    const dialog = await screen.findByRole('dialog');
    const third = await within(dialog).findByText('张3');
    expect(third.closest('[inert]')).toBeNull();
    fireEvent.change(within(dialog).getByPlaceholderText('按姓名或账号搜索'), { target: { value: '张1' } });
    expect(third.closest('[inert]')).toBeTruthy();
    expect((await within(dialog).findByText('张11')).closest('[inert]')).toBeNull();
  });

  test('keeps what was picked while another page is shown', async () => {
    answerWith({ '/user-list': people });
    const onPick = vi.fn<(picked: readonly Pickable[]) => void>();
    const user = show(<UserPicker isOpen isMultiple value={[]} onPick={onPick} onClose={() => undefined} />);
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByText('张3'));
    await user.click(within(dialog).getByTitle('2'));
    await user.click(await within(dialog).findByText('张11'));
    await user.click(within(dialog).getByRole('button', { name: /确\s*定/ }));
    expect(onPick.mock.calls[0]?.[0]).toMatchObject([{ id: '3' }, { id: '11' }]);
  });
});
