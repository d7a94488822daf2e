/** What an expression reads: fields of the form, and columns of the row. */
export interface NamesRead {
  readonly form: ReadonlySet<string>;
  readonly row: ReadonlySet<string>;
}

const parts =
  /\b(form|row)\s*(?:\[\s*(?:"([^"]*)"|'([^']*)')\s*\]|\.\s*([\p{L}\p{N}_$]+))|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|(?<![.\p{L}\p{N}_$])([\p{L}_$][\p{L}\p{N}_$]*)/gu;

/** Rather too many names than too few: a circle that is none is refused, one that is not seen would never end. */
export function namesIn(expression: string): NamesRead {
  const form = new Set<string>();
  const row = new Set<string>();
  for (const [, from, double, single, dotted, bare] of expression.matchAll(parts)) {
    const name = double ?? single ?? dotted ?? bare;
    if (name !== undefined) (from === 'row' ? row : form).add(name);
  }
  return { form, row };
}
