import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerWith, clearScreen, show } from '../../../kit/testing/show.tsx';
import { signIn, signInAgain, signOut } from '../../../kit/testing/sign-in.ts';
import { DelegationDialog } from './delegation/delegation-dialog.tsx';
import { RunView } from './run/run-view.tsx';
import { flowDetail } from './testing.ts';

beforeEach(() => {
  signIn();
  answerWith({ flowTypeList: [], flow: null });
});
afterEach(() => {
  clearScreen();
  signOut();
});

const restore = { name: /恢\s?复/ };
const agree = { name: /^同\s?意$/ };
const dialog = () => within(screen.getByRole('dialog'));

describe('what was typed when the session ended is offered again', () => {
  test('into the fields of a task', async () => {
    const user = show(<RunView detail={flowDetail()} />);
    await user.type(screen.getByLabelText('请假事由'), '，并看病');
    signInAgain();
    const again = show(<RunView detail={flowDetail()} />);
    await again.click(screen.getByRole('button', restore));
    expect(screen.getByLabelText<HTMLInputElement>('请假事由').value).toBe('回家探亲，并看病');
  });

  test('as the opinion of a decision', async () => {
    const user = show(<RunView detail={flowDetail()} />);
    await user.click(screen.getByRole('button', agree));
    await user.type(dialog().getByLabelText('意见'), '请按时返校');
    signInAgain();
    const again = show(<RunView detail={flowDetail()} />);
    await again.click(screen.getByRole('button', agree));
    await again.click(dialog().getByRole('button', restore));
    expect(dialog().getByLabelText<HTMLTextAreaElement>('意见').value).toBe('请按时返校');
  });

  test('into a delegation, which forgets it when it is closed', async () => {
    const open = () => show(<DelegationDialog row={undefined} onClose={() => undefined} />);
    const user = open();
    await user.type(screen.getByRole('textbox', { name: '说明' }), '出差');
    signInAgain();
    const again = open();
    await again.click(screen.getByRole('button', restore));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '说明' }).value).toBe('出差');
  });
});
