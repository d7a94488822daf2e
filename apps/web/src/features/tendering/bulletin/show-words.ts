/** Selects words of a text that is being written and brings them into view; without any, where the text goes on. */
export function showWords(root: HTMLElement, words: string | null): void {
  const place = words === null ? undefined : placeOf(root, words);
  const written = root.querySelector<HTMLElement>('[contenteditable="true"]');
  if (!place) {
    written?.focus();
    written?.lastElementChild?.scrollIntoView({ block: 'center' });
    return;
  }
  getSelection()?.selectAllChildren(place);
  place.parentElement?.scrollIntoView({ block: 'center' });
}

/** The piece of the text that begins with the words; of words in several pieces, the first of them. */
function placeOf(root: HTMLElement, words: string): Node | undefined {
  const wanted = squeezed(words).slice(0, 8);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (squeezed(node.textContent ?? '').includes(wanted)) return node;
  return undefined;
}

const squeezed = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, '');
