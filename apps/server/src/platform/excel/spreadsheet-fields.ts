import type { Choice, ChoiceField, Field, FlagField, InputOf, NumberField, TextField, TimeField } from '@zhaocai/model';

/** The kinds of field that a cell can hold. */
export type SpreadsheetField = TextField | NumberField | ChoiceField | FlagField | TimeField;

/** The columns of a spreadsheet, in order: the fields of an entity, or some of them. */
export type SpreadsheetFields = Readonly<Record<string, SpreadsheetField>>;

/** A row as a save takes it, still to be judged against the database. */
export type SpreadsheetValues<F extends SpreadsheetFields> = InputOf<F & Readonly<Record<string, Field>>>;

const yesNo: readonly Choice[] = [
  { value: 1, label: { zh: '是', en: 'Yes' } },
  { value: 0, label: { zh: '否', en: 'No' } },
];

/** The words a cell of this field may hold; none where any value may stand. */
export function wordsOf(field: SpreadsheetField): readonly Choice[] {
  if (field.kind === 'choice') return field.choices;
  return field.kind === 'flag' ? yesNo : [];
}
