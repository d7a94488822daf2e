import { plainReading } from './plain-reading.ts';
import { clauseRules, isDemand, type ClauseRule, type ClauseRuleName } from './clause-rule.ts';

/** A place in a text, by its characters from and to (exclusive), and the rule that it breaks. */
export interface ClauseFinding {
  readonly rule: ClauseRuleName;
  readonly from: number;
  readonly to: number;
}

const sentence = /[^。；;！？\n]+/g;
// The keys of the declared rules.
const names = Object.keys(clauseRules) as ClauseRuleName[];

/**
 * Clauses that shut suppliers out (财政部令第87号第十七条, 政府采购法实施条例第二十条): advice for whoever writes the
 * text, in its order, places that overlap told once.
 */
export function findClauses(text: string): ClauseFinding[] {
  const all = [...findPlainly(text), ...findRead(text, false), ...findRead(text, true)];
  const ordered = all.toSorted((left, right) => left.from - right.from || right.to - left.to);
  return ordered.filter((one, index) => ordered.findIndex((other) => covers(other, one)) === index);
}

function findPlainly(text: string): ClauseFinding[] {
  return [...text.matchAll(sentence)].flatMap(({ 0: words, index }) =>
    names.flatMap((rule) => findIn(words, rule).map(([from, to]) => ({ rule, from: index + from, to: index + to }))),
  );
}

/** The same, however it was written. Of lines that were joined only what runs over the end of one: the others are sentences. */
function findRead(text: string, joinsLines: boolean): ClauseFinding[] {
  const reading = plainReading(text, { joinsLines });
  if (reading.text === text) return [];
  const found = findPlainly(reading.text).map(({ rule, from, to }) => ({
    rule,
    from: reading.from[from] ?? 0,
    to: reading.to[to - 1] ?? text.length,
  }));
  return joinsLines ? found.filter(({ from, to }) => text.slice(from, to).includes('\n')) : found;
}

function findIn(words: string, name: ClauseRuleName): (readonly [from: number, to: number])[] {
  const rule: ClauseRule = clauseRules[name];
  if (rule.onlyAsDemand && !isDemand(words)) return [];
  if (rule.unless?.some((lawful) => lawful.test(words))) return [];
  return rule.found.flatMap((pattern) =>
    [...words.matchAll(pattern)].map(({ 0: found, index }) => [index, index + found.length] as const),
  );
}

function covers(outer: ClauseFinding, inner: ClauseFinding): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

/** A piece of a text, with the rule that it breaks, if it breaks one. */
export interface TextPart {
  readonly text: string;
  readonly rule?: ClauseRuleName;
}

/** The sentences of a text that break a rule, each in pieces, so that a page can mark what was found. */
export function sentencesToMend(text: string): TextPart[][] {
  const sentences = [...text.matchAll(sentence)].map(([words]) => markClauses(words.trim()));
  return sentences.filter((parts) => parts.some(({ rule }) => rule !== undefined));
}

/** The whole text in pieces. */
export function markClauses(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { rule, from, to } of findClauses(text)) {
    if (to <= done) continue;
    const start = Math.max(from, done);
    if (start > done) parts.push({ text: text.slice(done, start) });
    parts.push({ text: text.slice(start, to), rule });
    done = to;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}
