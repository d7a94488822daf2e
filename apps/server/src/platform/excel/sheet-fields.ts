import type { Choice, ChoiceField, Field, FlagField, InputOf, NumberField, TextField, TimeField } from '@zhaocai/model';

/** The kinds of field that a cell can hold. */
export type SheetField = TextField | NumberField | ChoiceField | FlagField | TimeField;

/** The columns of a sheet, in order: the fields of an entity, or some of them. */
export type SheetFields = Readonly<Record<string, SheetField>>;

/** A row as a save takes it, still to be judged against the database. */
export type SheetValues<F extends SheetFields> = InputOf<F & Readonly<Record<string, Field>>>;

const yesNo: readonly Choice[] = [
  { value: 1, label: { zh: '是', en: 'Yes' } },
  { value: 0, label: { zh: '否', en: 'No' } },
];

/** The words a cell of this field may hold; none where any value may stand. */
export function wordsOf(field: SheetField): readonly Choice[] {
  if (field.kind === 'choice') return field.choices;
  return field.kind === 'flag' ? yesNo : [];
}
