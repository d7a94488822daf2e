const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const base = BigInt(signs.length);

/** Whether a unified social credit code is whole: its last sign follows from the others (GB 32100-2015, 5.5). */
export function isCreditCode(code: string): boolean {
  if (code.length !== 18) return false;
  const values = [...code].map((sign) => signs.indexOf(sign));
  if (values.includes(-1)) return false;
  const sum = values.slice(0, -1).reduce((total, value, at) => total + value * Number(3n ** BigInt(at) % base), 0);
  return values.at(-1) === (signs.length - (sum % signs.length)) % signs.length;
}
