/** What is read: words are not parted by their looks, cells of a row stand side by side, and digits are plain ones. */
export function plain(html: string): string {
  return html
    .replaceAll(/<\/?(?:strong|b|em|i|u|s|span|a|font|sub|sup|mark)(?:\s[^<>]*)?>/gi, '')
    .replaceAll(/<\/t[dh]>/gi, ' ')
    .replaceAll(/<t[dh](?:\s[^<>]*)?>/gi, '')
    .replaceAll(/<[^<>]*>/g, '\n')
    .replaceAll('&nbsp;', ' ')
    .normalize('NFKC');
}
