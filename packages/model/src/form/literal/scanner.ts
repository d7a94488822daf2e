/** A text that is read from left to right; whoever reads moves `at`. */
export interface Scanner {
  readonly text: string;
  at: number;
}

/** The text cannot be read any further. */
export class LiteralFault extends Error {
  readonly at: number;
  constructor(at: number) {
    super('not a literal');
    this.at = at;
  }
}

/** Past blanks and comments. */
export function skipBlank(scanner: Scanner): void {
  for (;;) {
    const rest = scanner.text.slice(scanner.at, scanner.at + 2);
    if (/^[\s\uFEFF]/.test(rest)) scanner.at += 1;
    else if (rest === '//') skipTo(scanner, '\n');
    else if (rest === '/*') skipTo(scanner, '*/');
    else return;
  }
}

function skipTo(scanner: Scanner, end: string): void {
  const found = scanner.text.indexOf(end, scanner.at + 2);
  scanner.at = found < 0 ? scanner.text.length : found + end.length;
}

export function peek({ text, at }: Scanner): string {
  return text[at] ?? '';
}

export function take(scanner: Scanner, sign: string): boolean {
  if (!scanner.text.startsWith(sign, scanner.at)) return false;
  scanner.at += sign.length;
  return true;
}

/** A name as keys have it; empty where none stands. */
export function takeName(scanner: Scanner): string {
  const start = scanner.at;
  while (/[\p{L}\p{N}_$]/u.test(peek(scanner))) scanner.at += 1;
  return scanner.text.slice(start, scanner.at);
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '0': '\0' };

/** A text in quotes of any kind; without anything that a template would have to compute. */
export function takeString(scanner: Scanner): string {
  const start = scanner.at;
  const quote = peek(scanner);
  const parts: string[] = [];
  scanner.at += 1;
  for (;;) {
    const sign = peek(scanner);
    if (
      sign === '' ||
      (sign === '\n' && quote !== '`') ||
      (quote === '`' && sign === '$' && scanner.text[scanner.at + 1] === '{')
    )
      throw new LiteralFault(start);
    scanner.at += 1;
    if (sign === quote) return parts.join('');
    parts.push(sign === '\\' ? takeEscape(scanner) : sign);
  }
}

function takeEscape(scanner: Scanner): string {
  const sign = peek(scanner);
  scanner.at += 1;
  if (sign === 'u' || sign === 'x') {
    const digits = scanner.text.slice(scanner.at, scanner.at + (sign === 'u' ? 4 : 2));
    if (!/^[0-9a-f]+$/i.test(digits)) throw new LiteralFault(scanner.at);
    scanner.at += digits.length;
    return String.fromCharCode(Number.parseInt(digits, 16));
  }
  if (sign === '\n') return '';
  return escapes[sign] ?? sign;
}

/** `/…/flags`, as its text. */
export function takeRegExp(scanner: Scanner): string {
  const start = scanner.at;
  scanner.at += 1;
  for (let isClass = false; ; scanner.at += 1) {
    const sign = peek(scanner);
    if (sign === '' || sign === '\n') throw new LiteralFault(start);
    if (sign === '\\') scanner.at += 1;
    else if (sign === '[') isClass = true;
    else if (sign === ']') isClass = false;
    else if (sign === '/' && !isClass) break;
  }
  scanner.at += 1;
  takeName(scanner);
  return scanner.text.slice(start, scanner.at);
}
