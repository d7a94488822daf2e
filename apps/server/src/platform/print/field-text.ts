import { groupThousands, type Field, type Language } from '@zhaocai/model';

/** A value as it is read on paper: names for codes, thousands set apart in money. */
export function fieldText(field: Field | undefined, value: unknown, language: Language): string {
  if (value === null || value === undefined) return '';
  if (field?.kind === 'choice')
    return field.choices.find((choice) => choice.value === value)?.label[language] ?? String(value);
  if (field?.kind === 'flag') return value ? yes[language] : no[language];
  return field?.kind === 'money' ? groupThousands(String(value)) : String(value);
}

const yes = { zh: '是', en: 'Yes' };
const no = { zh: '否', en: 'No' };
