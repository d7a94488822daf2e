/** A regular expression as a tree; captures are only groups, for nothing is taken out of a match. */
export type PatternNode =
  | { readonly kind: 'sign'; readonly has: (sign: string) => boolean }
  | { readonly kind: 'all'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'any'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly part: PatternNode; readonly min: number; readonly max: number }
  | { readonly kind: 'at'; readonly place: 'start' | 'end' | 'edge' | 'inside' }
  | { readonly kind: 'look'; readonly part: PatternNode; readonly isNegative: boolean };

/** A pattern that cannot be matched in linear time, or that we do not know. */
export class UnsupportedPattern extends Error {}

interface Reader {
  readonly signs: readonly string[];
  at: number;
}

export function parsePattern(source: string): PatternNode {
  const reader: Reader = { signs: [...source], at: 0 };
  const node = readAny(reader);
  if (reader.at < reader.signs.length) throw new UnsupportedPattern();
  return node;
}

const next = ({ signs, at }: Reader, ahead = 0): string => signs[at + ahead] ?? '';

function takeSign(reader: Reader): string {
  const sign = next(reader);
  if (sign === '') throw new UnsupportedPattern();
  reader.at += 1;
  return sign;
}

function readAny(reader: Reader): PatternNode {
  const parts = [readAll(reader)];
  while (next(reader) === '|') {
    reader.at += 1;
    parts.push(readAll(reader));
  }
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'any', parts };
}

function readAll(reader: Reader): PatternNode {
  const parts: PatternNode[] = [];
  while (!['', '|', ')'].includes(next(reader))) parts.push(readRepeat(reader));
  return { kind: 'all', parts };
}

function readRepeat(reader: Reader): PatternNode {
  const part = readOne(reader);
  const counts = readCounts(reader);
  if (!counts) return part;
  // Lazy or not: whether it matches is the same.
  if (next(reader) === '?') reader.at += 1;
  return { kind: 'repeat', part, ...counts };
}

function readCounts(reader: Reader): { readonly min: number; readonly max: number } | undefined {
  const simple = { '*': { min: 0, max: Infinity }, '+': { min: 1, max: Infinity }, '?': { min: 0, max: 1 } };
  const sign = next(reader);
  if (sign === '*' || sign === '+' || sign === '?') {
    reader.at += 1;
    return simple[sign];
  }
  const counted = /^\{(\d{1,4})(,(\d{0,4}))?\}/.exec(reader.signs.slice(reader.at, reader.at + 12).join(''));
  if (!counted) return undefined;
  reader.at += counted[0].length;
  const min = Number(counted[1]);
  const max = counted[2] === undefined ? min : counted[3] === '' ? Infinity : Number(counted[3]);
  if (max < min) throw new UnsupportedPattern();
  return { min, max };
}

function readOne(reader: Reader): PatternNode {
  const sign = takeSign(reader);
  switch (sign) {
    case '.':
      return { kind: 'sign', has: (one) => one !== '\n' && one !== '\r' };
    case '^':
      return { kind: 'at', place: 'start' };
    case '$':
      return { kind: 'at', place: 'end' };
    case '(':
      return readGroup(reader);
    case '[':
      return { kind: 'sign', has: readClass(reader) };
    case '\\':
      return readEscape(reader);
    case '*':
    case '+':
    case '?':
      throw new UnsupportedPattern();
    default:
      return exactly(sign);
  }
}

function exactly(sign: string): PatternNode {
  return { kind: 'sign', has: (one) => one === sign };
}

function readGroup(reader: Reader): PatternNode {
  let look: 'positive' | 'negative' | undefined;
  if (next(reader) === '?') {
    reader.at += 1;
    const kind = takeSign(reader);
    if (kind === '=' || kind === '!') look = kind === '=' ? 'positive' : 'negative';
    else if (kind === '<' && /[A-Za-z_$]/.test(next(reader))) skipName(reader);
    else if (kind !== ':') throw new UnsupportedPattern();
  }
  const part = readAny(reader);
  if (takeSign(reader) !== ')') throw new UnsupportedPattern();
  return look ? { kind: 'look', part, isNegative: look === 'negative' } : part;
}

/** `(?<name>`: nothing is captured, so the name says nothing. */
function skipName(reader: Reader): void {
  while (takeSign(reader) !== '>');
}

const classes: Readonly<Record<string, RegExp>> = {
  d: /\d/,
  D: /\D/,
  w: /\w/,
  W: /\W/,
  s: /\s/,
  S: /\S/,
};
const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', v: '\v', f: '\f', '0': '\0' };

function readEscape(reader: Reader): PatternNode {
  const sign = next(reader);
  if (sign === 'b' || sign === 'B') {
    reader.at += 1;
    return { kind: 'at', place: sign === 'b' ? 'edge' : 'inside' };
  }
  return { kind: 'sign', has: readEscaped(reader) };
}

function readEscaped(reader: Reader): (sign: string) => boolean {
  const sign = takeSign(reader);
  const known = classes[sign];
  if (known) return (one) => known.test(one);
  const exact = escapedSign(reader, sign);
  return (one) => one === exact;
}

function escapedSign(reader: Reader, sign: string): string {
  if (sign === 'u' || sign === 'x') return codeSign(reader, sign);
  if (Object.hasOwn(controls, sign)) return controls[sign] ?? sign;
  // Back references, properties and names are beyond a linear match.
  if (/[1-9a-zA-Z]/.test(sign)) throw new UnsupportedPattern();
  return sign;
}

function codeSign(reader: Reader, kind: 'u' | 'x'): string {
  const rest = reader.signs.slice(reader.at, reader.at + 9).join('');
  const found = /^\{([0-9a-f]{1,6})\}/i.exec(rest) ?? (kind === 'u' ? /^([0-9a-f]{4})/i : /^([0-9a-f]{2})/i).exec(rest);
  const code = Number.parseInt(found?.[1] ?? '', 16);
  if (!found || !(code <= 0x10ffff)) throw new UnsupportedPattern();
  reader.at += found[0].length;
  return String.fromCodePoint(code);
}

function readClass(reader: Reader): (sign: string) => boolean {
  const isNegative = next(reader) === '^';
  if (isNegative) reader.at += 1;
  const members: ((sign: string) => boolean)[] = [];
  while (next(reader) !== ']') members.push(readMember(reader));
  reader.at += 1;
  return (sign) => members.some((has) => has(sign)) !== isNegative;
}

function readMember(reader: Reader): (sign: string) => boolean {
  const from = readClassSign(reader);
  if (typeof from === 'function') return from;
  if (next(reader) !== '-' || next(reader, 1) === ']' || next(reader, 1) === '') return (one) => one === from;
  reader.at += 1;
  const to = readClassSign(reader);
  if (typeof to === 'function') return (one) => one === from || one === '-' || to(one);
  const [low = 0, high = 0] = [from.codePointAt(0), to.codePointAt(0)];
  if (high < low) throw new UnsupportedPattern();
  return (one) => {
    const code = one.codePointAt(0) ?? -1;
    return code >= low && code <= high;
  };
}

function readClassSign(reader: Reader): string | ((sign: string) => boolean) {
  const sign = takeSign(reader);
  if (sign !== '\\') return sign;
  const escaped = takeSign(reader);
  if (escaped === 'b') return '\b';
  const known = classes[escaped];
  return known ? (one) => known.test(one) : escapedSign(reader, escaped);
}
