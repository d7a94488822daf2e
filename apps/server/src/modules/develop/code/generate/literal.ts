const width = 110;

/** A value as TypeScript writes it: on one line where it fits. What people typed stays a text, whatever it holds. */
export function literal(value: unknown, indent = 0): string {
  const inline = inlineOf(value);
  if (inline.length + indent <= width || typeof value !== 'object' || value === null) return inline;
  const inner = ' '.repeat(indent + 2);
  const lines = Array.isArray(value)
    ? value.map((item) => `${inner}${literal(item, indent + 2)},\n`)
    : Object.entries(value).map(([name, item]) => `${inner}${name}: ${literal(item, indent + 2)},\n`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join('')}${' '.repeat(indent)}${close}`;
}

function inlineOf(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(inlineOf).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, item]) => `${name}: ${inlineOf(item)}`)
      .join(', ')} }`;
  return JSON.stringify(value);
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}
