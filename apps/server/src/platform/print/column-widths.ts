/** How wide the columns of a table are: by what stands in them, none so narrow that it could not be read. */
export function columnWidths(wanted: readonly number[], available: number): number[] {
  const least = Math.min(48, available / Math.max(1, wanted.length));
  const bounded = wanted.map((width) => Math.min(Math.max(width, least), available * 0.6));
  const sum = bounded.reduce((total, width) => total + width, 0);
  const spare = available - least * wanted.length;
  const above = sum - least * wanted.length;
  return bounded.map((width) => least + (above > 0 ? ((width - least) / above) * spare : spare / wanted.length));
}
