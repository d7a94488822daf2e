import { plainOf } from '@zhaocai/model/kit/plain-text';

/**
 * What Word, a contact list or a chat brings along without showing it (its own line breaks, marks of the reading
 * direction) is put right where it is pasted: the server refuses it, and nobody finds what he does not see.
 */
export function watchPaste(): void {
  document.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const plain = plainOf(text);
    const { target } = event;
    if (plain === text || !isTextField(target)) return;
    event.preventDefault();
    insert(target, plain);
    target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  });
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function insert(field: TextField, text: string): void {
  const { value, selectionStart, selectionEnd } = field;
  const start = selectionStart ?? value.length;
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React takes what is set on the element itself for its own doing, and would not hear of it.
  const set = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set;
  set?.call(field, value.slice(0, start) + text + value.slice(selectionEnd ?? start));
  field.setSelectionRange(start + text.length, start + text.length);
}

/** Numbers and addresses of mail have no selection; the browser itself refuses what is none. */
function isTextField(target: EventTarget | null): target is TextField {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && !target.readOnly && !target.disabled && target.selectionStart !== null;
}
