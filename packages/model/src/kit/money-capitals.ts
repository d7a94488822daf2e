const digits = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'];
const places = ['仟', '佰', '拾', ''];
const groups = ['', '万', '亿', '万亿'];

/** `'1234.50'` → `'壹仟贰佰叁拾肆元伍角'`, as contracts and receipts write amounts. Undefined for a negative or malformed one. */
export function moneyInCapitals(yuan: string): string | undefined {
  const parts = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(yuan);
  if (!parts) return undefined;
  const whole = wholeInCapitals(parts[1] ?? '');
  const [tenths = 0, hundredths = 0] = [...(parts[2] ?? '').padEnd(2, '0')].map(Number);
  const integral = whole && `${whole}元`;
  if (!tenths && !hundredths) return `${integral || '零元'}整`;
  const jiao = tenths ? `${digits[tenths]}角` : integral && '零';
  return `${integral}${jiao}${hundredths ? `${digits[hundredths]}分` : ''}`;
}

/** Group by group of four digits; a zero is spoken once, and only between digits that are. */
function wholeInCapitals(whole: string): string {
  const count = Math.ceil(whole.length / 4);
  const padded = whole.padStart(count * 4, '0');
  let spoken = '';
  let isGap = false;
  for (let index = 0; index < count; index += 1) {
    const group = padded.slice(index * 4, index * 4 + 4);
    const words = groupInCapitals(group);
    if (words && spoken && (isGap || group.startsWith('0'))) spoken += '零';
    if (words) spoken += `${words}${groups[count - 1 - index]}`;
    isGap = !words;
  }
  return spoken;
}

function groupInCapitals(group: string): string {
  const words = [...group].map((digit, index) => (digit === '0' ? '零' : `${digits[Number(digit)]}${places[index]}`));
  return words
    .join('')
    .replace(/零+/g, '零')
    .replace(/^零|零$/g, '');
}
