import DOMPurify from 'dompurify';

/** What the server keeps of a rich text; what is shown or pasted is cleaned to the same. */
const allowed = {
  ALLOWED_TAGS:
    'h1 h2 h3 h4 h5 h6 p br b strong i em u s sub sup mark code pre blockquote hr ul ol li table thead tbody tfoot tr th td colgroup col caption span div a img'.split(
      ' ',
    ),
  ALLOWED_ATTR: [
    'colspan',
    'rowspan',
    'style',
    'class',
    'href',
    'title',
    'target',
    'rel',
    'src',
    'alt',
    'width',
    'height',
  ],
  ALLOW_DATA_ATTR: false,
};

const allowedStyles = /^(text-align|font-size|font-weight|color|background-color|width)$/;

/**
 * Cleans a text that came from elsewhere: no script, no style but the few that a text needs. It is read in a document of
 * its own, where no picture is fetched.
 */
export function safeHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(DOMPurify.sanitize(html, allowed), 'text/html');
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) keepStyles(element);
  return body.innerHTML;
}

function keepStyles(element: HTMLElement): void {
  const kept = Array.from({ length: element.style.length }, (_, at) => element.style.item(at)).filter((name) =>
    allowedStyles.test(name),
  );
  const text = kept.map((name) => `${name}: ${hexColor(element.style.getPropertyValue(name))}`).join('; ');
  if (text) element.setAttribute('style', text);
  else element.removeAttribute('style');
}

/** Browsers write colours as `rgb(…)`; the server keeps hexadecimal ones everywhere. */
export function hexColor(text: string): string {
  return text.replace(/rgb\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*\)/g, (_, ...parts: string[]) => {
    const hex = parts.slice(0, 3).map((part) => Number(part).toString(16).padStart(2, '0'));
    return `#${hex.join('')}`;
  });
}
