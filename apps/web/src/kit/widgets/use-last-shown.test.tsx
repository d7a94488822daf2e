import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useLastShown } from './use-last-shown.ts';

afterEach(cleanup);

function Shown({ wanted }: { readonly wanted: string | undefined }) {
  return <output>{useLastShown(wanted) ?? '—'}</output>;
}

test('a dialog that closes still shows what it showed, and the next one what is wanted then', () => {
  const { rerender } = render(<Shown wanted={undefined} />);
  const shown = () => screen.getByRole('status').textContent;
  expect(shown()).toBe('—');
  rerender(<Shown wanted="一号厅" />);
  expect(shown()).toBe('一号厅');
  rerender(<Shown wanted={undefined} />);
  expect(shown()).toBe('一号厅');
  rerender(<Shown wanted="二号厅" />);
  expect(shown()).toBe('二号厅');
});
