/** A figure that may have been left out. */
export function figure(value: unknown, otherwise = '0'): string {
  return value === null || value === undefined || value === '' ? otherwise : String(value);
}
