/**
 * What a program makes up may hold any five digits: ids (18 digits and more), hashes, keys and sealed bytes in hex, UUIDs,
 * instants with their fractions or in milliseconds, addresses of keys, what is sealed to them and signatures in base64, and
 * shares between 0 and 1 in the planner's samples. No amount stands in any of them.
 */
const madeUp = [
  /\bage1[02-9ac-hj-np-z]{58}\b/g,
  /\bYWdlLWVuY3J5cHRpb24ub3Jn[A-Za-z\d+/]+={0,2}/g,
  /(?<![A-Za-z\d+/])[A-Za-z\d+/]{86}==/g,
  /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi,
  /[0-9a-f]{16,}/gi,
  /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?/g,
  /(?<!\d)1[678]\d{11}(?!\d)/g,
  /(?<!\d)-?0\.\d+/g,
  /\d(?:\.\d+)?e-\d+/gi,
];

/** Bytes as PostgreSQL writes them. */
const bytes = /\\{1,2}x((?:[0-9a-f]{2})+)/gi;

/** What may be bytes in base64. Words may look like it too, therefore it is read besides and taken out of nothing. */
const base64 = /[A-Za-z\d+/]{40,}={0,2}/g;

/** What is left of a text when all that was made up is taken out; what stands in bytes is read as text. */
function withoutMadeUp(text: string): string {
  const inHex = [...text.matchAll(bytes)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('utf8'));
  const inBase64 = [...text.matchAll(base64)].map(([kept]) => Buffer.from(kept, 'base64').toString('utf8'));
  const plain = text.replace(bytes, ' ');
  return [madeUp.reduce((left, kind) => left.replace(kind, ' '), plain), ...inHex, ...inBase64].join('\n');
}

/** So many digits are met by no chance: they are looked for everywhere. */
const shortNumber = /^[\d.]{1,11}$/;

/**
 * Which of these traces a text tells. A short number is looked for where a number could stand, and also in bytes; anything
 * else everywhere. A trace in letters must be long enough to be met by no chance.
 */
export function tracesIn(text: string, traces: readonly string[]): string[] {
  const left = withoutMadeUp(text);
  return traces.filter((trace) => (shortNumber.test(trace) ? left : `${text}\n${left}`).includes(trace));
}
