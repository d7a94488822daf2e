import sanitize from 'sanitize-html';

/** What may be said of how a text looks; whatever else a style says is left out. */
const styles: Readonly<Record<string, readonly RegExp[]>> = {
  'text-align': [/^(left|right|center|justify)$/],
  'font-size': [/^\d{1,2}px$/],
  'font-weight': [/^(bold|normal|\d{3})$/],
  color: [/^#[0-9a-f]{3,8}$/i, /^rgb\(\s*\d+\s*,\s*\d+\s*,\s*\d+\s*\)$/i],
  'background-color': [/^#[0-9a-f]{3,8}$/i],
  width: [/^\d{1,4}(px|%)$/],
};

/** A style of what an editor or Word writes has some hundreds of characters. */
const longestStyle = 4_000;

/** Nobody lays tables or lists into one another so deep; what reads a text later goes down as deep as it is. */
const deepest = 100;

const kept: sanitize.IOptions = {
  allowedTags: [...sanitize.defaults.allowedTags, 'img', 'u', 's', 'span', 'h1', 'h2'],
  allowedAttributes: {
    '*': ['style', 'align', 'class'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan', 'align', 'style'],
    th: ['colspan', 'rowspan', 'align', 'style'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['data'] },
  nestingLimit: deepest,
  // Styles are read by `plainStyle`: the parser of style sheets that this library brings takes thirty times as long.
  parseStyleAttributes: false,
  transformTags: { '*': plainTag },
};

/** Rich text as it may be stored and shown: formatting, tables, pictures of our own; no script, no foreign address. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, kept);
}

/** The words alone, without any mark; `&amp;` and its like stay as they are written. */
export function wordsOfHtml(html: string): string {
  return sanitize(html, { allowedTags: [], allowedAttributes: {} });
}

function plainTag(tagName: string, { style, ...attribs }: sanitize.Attributes): sanitize.Tag {
  const plain: sanitize.Attributes = { ...attribs };
  if (tagName === 'a') plain.rel = 'noopener noreferrer';
  const dress = plainStyle(style ?? '');
  if (dress !== '') plain.style = dress;
  return { tagName, attribs: plain };
}

/** The declarations of a style that are kept, each matched as a whole: nothing that has a meaning in CSS gets through. */
function plainStyle(style: string): string {
  if (style.length > longestStyle) return '';
  return style.split(';').flatMap(plainDeclaration).join(';');
}

function plainDeclaration(declaration: string): string[] {
  const colon = declaration.indexOf(':');
  const name = declaration.slice(0, colon).trim();
  const [value = '', important] = declaration.slice(colon + 1).split('!', 2);
  const isKept = Object.hasOwn(styles, name) && styles[name]?.some((pattern) => pattern.test(value.trim()));
  if (colon < 0 || !isKept || (important !== undefined && important.trim() !== 'important')) return [];
  return [`${name}:${value.trim()}${important === undefined ? '' : ' !important'}`];
}
