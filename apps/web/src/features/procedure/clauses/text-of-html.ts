const blocks = /<\/(?:p|div|li|tr|td|th|h[1-6]|blockquote)>|<br\s*\/?>/gi;

/** What somebody reads of a formatted text; a paragraph or a cell ends a sentence. */
export function textOfHtml(html: string): string {
  const parsed = new DOMParser().parseFromString(html.replace(blocks, '\n$&'), 'text/html');
  return parsed.body.textContent;
}
