export type DrawKind = 'person' | 'agency';

/** `张三丰` → `张***`: the first character stays. */
export function maskName(name: string): string {
  const [first = ''] = [...name];
  return `${first}***`;
}

/** An agency keeps two characters at each end; one too short for that keeps its first alone. */
export function maskAgency(name: string): string {
  const letters = [...name];
  if (letters.length <= 4) return maskName(name);
  return `${letters.slice(0, 2).join('')}***${letters.slice(-2).join('')}`;
}

/** `13812345678` → `138****5678`. What is no mobile number keeps its ends and hides four in the middle. */
export function maskPhone(phone: string): string {
  const start = Math.max(0, Math.ceil((phone.length - 4) / 2) - (phone.length === 11 ? 1 : 0));
  return `${phone.slice(0, start)}****${phone.slice(start + 4)}`;
}
