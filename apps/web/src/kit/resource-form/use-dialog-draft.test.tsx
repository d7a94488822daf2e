import { screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clearScreen, show } from '../testing/show.tsx';
import { signIn, signInAgain, signOut } from '../testing/sign-in.ts';
import { useDialogDraft, useDialogForm } from './use-dialog-draft.tsx';

beforeEach(() => signIn());
afterEach(() => {
  clearScreen();
  signOut();
});

interface Said {
  readonly reason: string;
}

interface Closing {
  readonly onClose: () => void;
}

function Controlled({ onClose }: Closing) {
  const { draft, change, offer, close, leave } = useDialogDraft<Said>('said', { reason: '' }, onClose);
  return (
    <>
      {offer}
      <Input aria-label="理由" value={draft.reason} onChange={({ target }) => change({ reason: target.value })} />
      <button type="button" onClick={() => void close()}>
        取消
      </button>
      <button type="button" onClick={leave}>
        提交
      </button>
    </>
  );
}

function Drawn({ onClose }: Closing) {
  const { form, onValuesChange, offer, close, leave } = useDialogForm<Said>('said', onClose);
  return (
    <>
      {offer}
      <Form<Said> form={form} onValuesChange={onValuesChange}>
        <Form.Item name="reason">
          <Input aria-label="理由" />
        </Form.Item>
      </Form>
      <button type="button" onClick={() => void close()}>
        取消
      </button>
      <button type="button" onClick={leave}>
        提交
      </button>
    </>
  );
}

const reason = () => screen.getByRole<HTMLInputElement>('textbox', { name: '理由' });

describe.each([
  ['a draft that the dialog draws itself', Controlled],
  ['a form of its own', Drawn],
])('a dialog with %s', (_, Dialog) => {
  let closed = 0;
  const open = () => show(<Dialog onClose={() => (closed += 1)} />);
  beforeEach(() => {
    closed = 0;
  });

  test('offers again what was typed when the session ended', async () => {
    await open().type(reason(), '供货期有误');
    signInAgain();
    const user = open();
    expect(reason().value).toBe('');
    await user.click(screen.getByRole('button', { name: /恢\s?复/ }));
    expect(reason().value).toBe('供货期有误');
  });

  test('asks before it throws away what was typed', async () => {
    const user = open();
    await user.type(reason(), '供货期有误');
    await user.click(screen.getByText('取消'));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(closed).toBe(0);
  });

  test('closes without a question where nothing was typed', async () => {
    await open().click(screen.getByText('取消'));
    expect(closed).toBe(1);
  });

  test('offers nothing again that was stored', async () => {
    const user = open();
    await user.type(reason(), '供货期有误');
    await user.click(screen.getByText('提交'));
    expect(closed).toBe(1);
    signInAgain();
    open();
    expect(screen.queryByRole('button', { name: /恢\s?复/ })).toBeNull();
  });
});
