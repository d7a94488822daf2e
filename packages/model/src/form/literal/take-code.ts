import { LiteralFault, peek, skipBlank, takeName, takeRegExp, takeString, type Scanner } from './scanner.ts';

const opening = '([{';
const closing = ')]}';

/** Whether a function stands here: `function`, `async`, `name(…) {`, `(…) =>`, `name =>`. */
export function isCodeAhead({ text, at }: Scanner): boolean {
  return /^(?:async\b|function\b|class\b|new\b|\(|[\p{L}_$][\p{L}\p{N}_$]*\s*=>)/u.test(text.slice(at, at + 80));
}

/** Script up to the comma or bracket that ends it, as its text. It is never run. */
export function takeCode(scanner: Scanner): string {
  const start = scanner.at;
  let depth = 0;
  for (;;) {
    const sign = peek(scanner);
    if (sign === '') throw new LiteralFault(start);
    if (depth === 0 && (sign === ',' || closing.includes(sign))) break;
    if (opening.includes(sign)) depth += 1;
    else if (closing.includes(sign)) depth -= 1;
    skipPart(scanner, sign);
  }
  return scanner.text.slice(start, scanner.at).trim();
}

function skipPart(scanner: Scanner, sign: string): void {
  const { at, text } = scanner;
  if (sign === '"' || sign === "'") {
    takeString(scanner);
    return;
  }
  if (sign === '`') return skipTemplate(scanner);
  if (text.startsWith('//', at) || text.startsWith('/*', at)) return skipBlank(scanner);
  // Behind a value a stroke divides; behind a sign it begins a pattern.
  if (sign === '/' && /(?:^|[(,=:[!&|?{};+*>]|\breturn)\s*$/.test(text.slice(Math.max(0, at - 12), at))) {
    takeRegExp(scanner);
    return;
  }
  if (takeName(scanner) === '') scanner.at += 1;
}

function skipTemplate(scanner: Scanner): void {
  const start = scanner.at;
  for (scanner.at += 1; peek(scanner) !== '`'; scanner.at += 1) {
    if (peek(scanner) === '') throw new LiteralFault(start);
    if (peek(scanner) === '\\') scanner.at += 1;
  }
  scanner.at += 1;
}
