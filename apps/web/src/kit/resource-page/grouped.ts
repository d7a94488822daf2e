/** A count as people read it: 1,234,567. */
export function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
