/** The code that a text names an item by, alone or before its name: `A02100000 仪器仪表`. */
export function itemCodeOf(text: string): string {
  return text.trim().split(/\s+/)[0] ?? '';
}

/** The national catalogue writes a code with nine places: `A0210` is `A02100000`. */
export function wholeItemCode(code: string): string {
  return code.padEnd(9, '0');
}
