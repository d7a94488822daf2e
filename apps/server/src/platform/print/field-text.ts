import type { Field, Language } from '@zhaocai/model';

/** A value as it is read on paper: names for codes, thousands set apart in money. */
export function fieldText(field: Field | undefined, value: unknown, language: Language): string {
  if (value === null || value === undefined) return '';
  if (field?.kind === 'choice')
    return field.choices.find((choice) => choice.value === value)?.label[language] ?? String(value);
  if (field?.kind === 'flag') return value ? yes[language] : no[language];
  return field?.kind === 'money' ? grouped(String(value)) : String(value);
}

/** `1234567.80` → `1,234,567.80` */
export function grouped(yuan: string): string {
  const [whole = '', cents] = yuan.split('.');
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (cents === undefined ? '' : `.${cents}`);
}

const yes = { zh: '是', en: 'Yes' };
const no = { zh: '否', en: 'No' };
