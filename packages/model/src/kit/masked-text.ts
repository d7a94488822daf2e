/** What of a value stays to be seen: of a phone its ends, of an identity card its region and the last two, of an account its end. */
export type Mask = 'phone' | 'identity' | 'account';

const ends: Readonly<Record<Mask, readonly [head: number, tail: number]>> = {
  phone: [3, 4],
  identity: [6, 2],
  account: [0, 4],
};

/** `13812345678` → `138****5678`. Of what is too short for that nothing is shown. */
export function maskedText(mask: Mask, text: string): string {
  const [head, tail] = ends[mask];
  const letters = [...text];
  const hidden = letters.length - head - tail;
  if (hidden < 4) return '****';
  return `${letters.slice(0, head).join('')}${'*'.repeat(mask === 'identity' ? hidden : 4)}${letters.slice(-tail).join('')}`;
}
