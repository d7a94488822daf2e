import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { focusIfLost } from './keep-focus.ts';
import { useFocusBack } from './use-focus-back.ts';

afterEach(cleanup);

describe('the focus', () => {
  test('that was lost with a page goes to what is in front now', async () => {
    render(<main id="content">新页面</main>);
    focusIfLost('content');
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('content'));
  });

  test('stays where somebody is', async () => {
    render(
      <main id="content">
        <button>菜单</button>
      </main>,
    );
    screen.getByRole('button').focus();
    focusIfLost('content');
    await new Promise(requestAnimationFrame);
    expect(document.activeElement?.textContent).toBe('菜单');
  });

  test('returns to what opened a dialog, and where that is gone goes to what came of it', async () => {
    const Dialog = () => {
      useFocusBack('receipts');
      return <input aria-label="口令" autoFocus />;
    };
    const Page = ({ isOpen, isSealed }: { isOpen: boolean; isSealed: boolean }) => (
      <>
        {!isSealed && <button>递交</button>}
        {isOpen && <Dialog />}
        <section id="receipts">回执</section>
      </>
    );
    const { rerender } = render(<Page isOpen={false} isSealed={false} />);
    screen.getByRole('button').focus();
    rerender(<Page isOpen isSealed={false} />);
    expect(document.activeElement).toBe(screen.getByLabelText('口令'));
    rerender(<Page isOpen={false} isSealed={false} />);
    expect(document.activeElement?.textContent).toBe('递交');
    rerender(<Page isOpen isSealed={false} />);
    rerender(<Page isOpen={false} isSealed />);
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('receipts'));
  });
});
