/** A text without these signs at its end: a pattern for it would begin anew at each sign of a long run. */
export function withoutTail(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** `'12.5000'` → `'12.5'`, `'600.0000'` → `'600'`, `'600'` as it is: the places are storage's business. */
export function trimZeros(decimal: string): string {
  return decimal.includes('.') ? withoutTail(withoutTail(decimal, '0'), '.') : decimal;
}

/** `'2160000.00'` → `'2,160,000.00'`, a sign before it stays. On the digits: an amount never passes through a float. */
export function groupThousands(decimal: string): string {
  const [whole = '', ...places] = decimal.split('.');
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.slice(sign.length);
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first)];
  for (let from = first; from < digits.length; from += 3) groups.push(digits.slice(from, from + 3));
  return [sign + groups.join(','), ...places].join('.');
}

/** `'15230.4000'` → `'15,230.4'`, with two places `'15,230.40'`; more places than those are shown where they say something. */
export function measureText(decimal: string, places = 0): string {
  const [whole = '', said = ''] = trimZeros(decimal).split('.');
  const shown = said.padEnd(places, '0');
  return groupThousands(shown === '' ? whole : `${whole}.${shown}`);
}
