/** A reason that lifts a rule has so many characters at the least: one letter says nothing. */
export const leastReason = 10;
/** Nor does one that is repeated. */
const leastDifferent = 4;

/** Whether a text says why; blanks say nothing. */
export function isReasoned(reason: string | null | undefined): boolean {
  const said = [...(reason ?? '').replaceAll(/\s/g, '')];
  return said.length >= leastReason && new Set(said).size >= leastDifferent;
}
