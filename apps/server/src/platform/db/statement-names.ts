const cap = 500;
const longestNamed = 20_000;
const names = new Map<string, string>();
let seenOnce = new Set<string>();
let given = 0;

/**
 * The name under which a statement is prepared, or undefined to run it unnamed. A text gets its name when it comes a
 * second time, so that one-off statements do not take a place; the number of names bounds what each connection keeps.
 */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= cap || sql.length > longestNamed) return undefined;
  if (!seenOnce.has(sql)) {
    if (seenOnce.size >= cap) seenOnce = new Set();
    seenOnce.add(sql);
    return undefined;
  }
  seenOnce.delete(sql);
  given += 1;
  const name = `s${given}`;
  names.set(sql, name);
  return name;
}

/**
 * Gives the names anew, and none twice: for whoever has run much that does not come again, so that it takes no place from
 * what does. Connections keep what they have prepared.
 */
export function forgetStatementNames(): void {
  names.clear();
  seenOnce.clear();
}
