import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { watchPaste } from './plain-paste.ts';

function Field() {
  const [text, setText] = useState('甲乙');
  return (
    <>
      <textarea aria-label="field" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </>
  );
}

/** What a browser does not paste itself, because somebody else has. */
function paste(target: HTMLTextAreaElement, text: string): boolean {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
  return !target.dispatchEvent(event);
}

watchPaste();

/** Each test has one of its own. */
function fieldOn(page: ParentNode): HTMLTextAreaElement {
  const field = page.querySelector('textarea');
  if (!field) throw new Error('there is no field');
  return field;
}

test('what is pasted loses what nobody sees, keeps Word’s line breaks, and stands where the cursor was', async () => {
  const screen = render(<Field />);
  const field = fieldOn(screen.container);
  field.setSelectionRange(1, 1);
  expect(paste(field, '第一行\u000b第二行\u202e')).toBe(true);
  expect((await screen.findByRole('status')).textContent).toBe('甲第一行\n第二行乙');
  expect(field.selectionStart).toBe(8);
});

test('plain text is left to the browser', () => {
  expect(paste(fieldOn(render(<Field />).container), '第一行\n第二行')).toBe(false);
});
