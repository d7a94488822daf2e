import sanitize from 'sanitize-html';

/** Rich text as it may be stored and shown: formatting, tables, pictures of our own; no script, no foreign address. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, {
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
    allowedStyles: {
      '*': {
        'text-align': [/^(left|right|center|justify)$/],
        'font-size': [/^\d{1,2}px$/],
        'font-weight': [/^(bold|normal|\d{3})$/],
        color: [/^#[0-9a-f]{3,8}$/i, /^rgb\(\s*\d+\s*,\s*\d+\s*,\s*\d+\s*\)$/i],
        'background-color': [/^#[0-9a-f]{3,8}$/i],
        width: [/^\d{1,4}(px|%)$/],
      },
    },
    transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer' }) },
  });
}
