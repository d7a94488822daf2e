/** One reason for several ids. */
export const reasoned = (reason: string, places: readonly string[]): Record<string, string> =>
  Object.fromEntries(places.map((one) => [one, reason]));
