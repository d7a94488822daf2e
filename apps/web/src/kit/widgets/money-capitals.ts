const digits = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'];
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '兆'];

/** `'1234.50'` → `'壹仟贰佰叁拾肆元伍角'`, as contracts and receipts write amounts. Undefined for a negative or malformed one. */
export function moneyInCapitals(yuan: string): string | undefined {
  const parts = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(yuan);
  if (!parts) return undefined;
  const whole = (parts[1] ?? '').replace(/^0+/, '');
  const [tenths = 0, hundredths = 0] = [...(parts[2] ?? '').padEnd(2, '0')].map(Number);
  const integral = whole && `${wholeInCapitals(whole)}元`;
  if (!tenths && !hundredths) return `${integral || '零元'}整`;
  const jiao = tenths ? `${digits[tenths]}角` : integral && '零';
  return `${integral}${jiao}${hundredths ? `${digits[hundredths]}分` : ''}`;
}

function wholeInCapitals(whole: string): string {
  const parts: string[] = [];
  for (let end = whole.length, group = 0; end > 0; end -= 4, group += 1) {
    const part = whole.slice(Math.max(0, end - 4), end);
    const words = groupInCapitals(part);
    parts.unshift(words && `${words}${groups[group]}`, end > 4 && part.startsWith('0') && words ? '零' : '');
  }
  const gap = /0000$/.test(whole) ? parts.join('') : joinWithZero(parts);
  return gap.replace(/零+/g, '零').replace(/零$/, '');
}

function joinWithZero(parts: readonly string[]): string {
  return parts.join('').replace(/^零+/, '');
}

function groupInCapitals(part: string): string {
  const words = [...part].map((digit, index) => {
    const place = places[part.length - 1 - index] ?? '';
    return digit === '0' ? '零' : `${digits[Number(digit)]}${place}`;
  });
  return words
    .join('')
    .replace(/零+/g, '零')
    .replace(/^零|零$/g, '');
}
