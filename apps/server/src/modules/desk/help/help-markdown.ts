/** How a link of one help page to another is written: `[采购项目](help:project)`, by menu code or by route. */
export const helpLink = /\[([^[\]]+)\]\(help:([^()[\]\s]+)\)/g;

/** Where such a link leads as stored: a page of the product, so that a cleaned text keeps it. */
export const helpAddress = '/onlineHelp?of=';

/**
 * The little Markdown that help is written in: `##` headings, `-` and `1.` lists, paragraphs, `**bold**` and links to
 * other help pages. Everything else is text.
 */
export function helpHtml(markdown: string): string {
  return markdown
    .split(/\n{2,}/)
    .flatMap((block) => partsOf(block.trim()))
    .join('');
}

const listSigns = [
  { tag: 'ul', sign: /^- / },
  { tag: 'ol', sign: /^\d+\. / },
] as const;

function partsOf(block: string): string[] {
  if (block === '') return [];
  const lines = block.split('\n');
  const [first = '', ...rest] = lines;
  if (first.startsWith('## ')) return [`<h2>${inline(first.slice(3))}</h2>`, ...partsOf(rest.join('\n').trim())];
  const list = listSigns.find(({ sign }) => lines.every((line) => sign.test(line)));
  if (!list) return [`<p>${inline(lines.join(' '))}</p>`];
  const items = lines.map((line) => `<li>${inline(line.replace(list.sign, ''))}</li>`);
  return [`<${list.tag}>${items.join('')}</${list.tag}>`];
}

function inline(text: string): string {
  return escaped(text)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(helpLink, `<a href="${helpAddress}$2">$1</a>`);
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
