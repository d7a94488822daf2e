import type { Language } from '../kit/text.ts';

const units: Readonly<Record<string, string>> = {
  元: 'yuan',
  分钟: 'minutes',
  小时: 'hours',
  日: 'days',
  天: 'days',
  工作日: 'working days',
  月: 'months',
  年: 'years',
  家: 'suppliers',
  人: 'people',
  次: 'times',
  倍: 'times as much',
  分: 'points',
  '%': '%',
  '/3': '/ 3',
};

const holidays: Readonly<Record<string, string>> = {
  元旦: 'New Year’s Day',
  春节: 'Spring Festival',
  清明节: 'Qingming Festival',
  劳动节: 'Labour Day',
  端午节: 'Dragon Boat Festival',
  中秋节: 'Mid-Autumn Festival',
  国庆节: 'National Day',
};
const makeUp = '补班';

/** What the number of a statutory rule counts; one that the product does not bring reads as it was written. */
export function unitText(unit: string, language: Language): string {
  return language === 'en' ? (units[unit] ?? unit) : unit;
}

/** What a day of the calendar is kept as, or worked for; another remark reads as it was written. */
export function holidayText(remark: string, language: Language): string {
  if (language === 'zh') return remark;
  const isWorked = remark.endsWith(makeUp);
  const name = holidays[isWorked ? remark.slice(0, -makeUp.length) : remark];
  if (name === undefined) return remark;
  return isWorked ? `Worked for ${name}` : name;
}
