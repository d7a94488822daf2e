/**
 * RFC 8785: the same value gives the same text for ever, in any language; that text is what is hashed. What JSON does
 * not know is treated as JSON.stringify does: a key without a value is a key that is not there.
 */
export function canonicalJson(value: unknown): string {
  return textOf(value) ?? 'null';
}

function textOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if ('toJSON' in value && typeof value.toJSON === 'function') return textOf(value.toJSON());
  return Array.isArray(value) ? `[${value.map(canonicalJson).join(',')}]` : objectText(value);
}

/** Keys in the order of their UTF-16 units, which is what sort() compares. */
function objectText(object: object): string {
  let text = '';
  const values: Readonly<Record<string, unknown>> = { ...object };
  for (const key of Object.keys(values).sort()) {
    const own = textOf(values[key]);
    if (own !== undefined) text += `${text && ','}${JSON.stringify(key)}:${own}`;
  }
  return `{${text}}`;
}
