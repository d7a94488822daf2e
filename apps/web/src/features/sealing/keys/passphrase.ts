/** At least eight signs, letters (of any script) and digits among them. */
export function isPassphrase(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 8 && /\p{L}/u.test(value) && /\d/.test(value);
}
