import { Refusal } from './refusal.ts';

/** A drawn flow or a menu of menus is a dozen levels deep; what reads an input by recursion stands ten times as many. */
export const mostLevels = 100;
/** The largest drawing, with an object and a list for each of its parts, has half as many. */
const mostContainers = 100_000;

/** Of one object: the largest designed form has some hundreds of fields. */
export const mostNames = 2000;
/** Who has a few too many is told where (plain-input.ts); to take 65,000 apart alone is a quarter of a second. */
const farTooManyNames = 5 * mostNames;

const [quote, backslash, colon] = [0x22, 0x5c, 0x3a];
const opening: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const closing: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/**
 * What a text of JSON would make if it were taken apart: told by its brackets and colons outside of texts, so that what is too deep or
 * too much is refused before the parser has made anything of it.
 */
export function shapeFault(text: string): 'tooDeep' | 'tooManyItems' | 'tooManyFields' | undefined {
  let depth = 0;
  let containers = 0;
  const names = new Uint32Array(mostLevels + 2);
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    const opens = opening.has(sign);
    if (sign === quote) at = endOfText(text, at);
    else if (closing.has(sign)) depth -= 1;
    else if (opens) depth += 1;
    else if (sign === colon) names[depth] = (names[depth] ?? 0) + 1;
    if (opens) {
      containers += 1;
      names[depth] = 0;
    }
    if (depth > mostLevels) return 'tooDeep';
    if (containers > mostContainers) return 'tooManyItems';
    if ((names[depth] ?? 0) > farTooManyNames) return 'tooManyFields';
  }
  return undefined;
}

/** The place of the quote that ends what begins here. */
function endOfText(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at < 0 ? text.length : at;
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === backslash) before -= 1;
  return (at - before) % 2 === 0;
}

/** Refuses a body of JSON by its shape. */
export function demandShallow(text: string, field: string): void {
  const fault = shapeFault(text);
  if (!fault) return;
  const max = { tooDeep: mostLevels, tooManyItems: mostContainers, tooManyFields: mostNames }[fault];
  throw new Refusal(`platform.${fault}`, { field, max });
}
