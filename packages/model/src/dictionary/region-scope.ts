/**
 * What the codes of all divisions of a region begin with: noughts at its end say that nothing narrower is meant, two
 * at a time down to the county (GB/T 2260), three at a time below it. `330000` and `33` are the same province, `331000` is a city.
 */
export function regionStem(code: string): string {
  if (code.length > 6) return code.endsWith('000') ? regionStem(code.slice(0, -3)) : code;
  return code.length > 2 && code.endsWith('00') ? regionStem(code.slice(0, -2)) : code;
}

/** Whether a place lies in a region or is it; everything lies in the whole country, which has no code. */
export function liesIn(place: string | null | undefined, region: string | null | undefined): boolean {
  return !region || (place ?? '').startsWith(regionStem(region));
}

/** Narrower regions have greater numbers; the whole country has none. */
export function regionBreadth(region: string | null | undefined): number {
  return region ? regionStem(region).length : 0;
}
