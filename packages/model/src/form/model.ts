import type { Text, TextParameters } from '../kit/text.ts';
import type { FormMessageCode } from './messages.ts';

/** Every kind of field; `custom` is whatever we do not know and keep as it is. */
export const fieldTypes = [
  'input',
  'password',
  'textarea',
  'number',
  'url',
  'array',
  'radio',
  'checkbox',
  'select',
  'cascader',
  'tree',
  'table',
  'user',
  'dept',
  'upload',
  'img',
  'year',
  'month',
  'week',
  'date',
  'time',
  'datetime',
  'daterange',
  'timerange',
  'datetimerange',
  'ueditor',
  'map',
  'icon',
  'switch',
  'rate',
  'slider',
  'color',
  'dynamic',
  'group',
  'title',
  'divider',
  'custom',
] as const;
export type FieldType = (typeof fieldTypes)[number];

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** A rule beyond required and pattern, as the old JSON carries it. */
export type FieldRule = JsonObject;

/** Our own extension of a column: expressions, as text. Other keys in it are kept. */
export interface Extension {
  readonly visibleWhen?: string;
  readonly requiredWhen?: string;
  readonly disabledWhen?: string;
  readonly computed?: string;
  readonly [key: string]: Json | undefined;
}

/**
 * A column of the form as a view of its JSON. `props` holds every setting but those named beside it, under its present
 * name (`min`, whichever of `min` and `minRows` the JSON has); `raw` is the JSON as it was read, which export changes
 * only where the view was changed.
 */
export interface FormField {
  /** Stable while the form is edited, never written. */
  readonly id: string;
  readonly type: FieldType;
  readonly prop: string;
  readonly label: string;
  /** Twenty-fourths of a line. */
  readonly span: number;
  readonly props: JsonObject;
  readonly rules: readonly FieldRule[];
  readonly x: Extension;
  /** Columns of a sub-table, fields of a group. */
  readonly children?: readonly FormField[];
  readonly raw: JsonObject;
}

export interface FormModel {
  /** Settings of the whole form, without its columns. */
  readonly options: JsonObject;
  /** In the order in which they stand; groups among them. */
  readonly fields: readonly FormField[];
  readonly raw: JsonObject;
}

/** What is wrong with a form: a message, and where. */
export interface FormFault {
  readonly code: FormMessageCode;
  readonly parameters?: TextParameters;
  /** The setting that is wrong; stands for `{setting}` in the message. */
  readonly setting?: Text;
  /** Label or prop of the field, or the place in the text. */
  readonly at?: string;
  readonly fieldId?: string;
}

/** What was changed or will not work; the form opens all the same. */
export type FormWarning = FormFault;

/** What was filled in, by prop. A sub-table holds its rows. */
export type FormAnswers = Readonly<Record<string, unknown>>;

/** A file in an answer. */
export interface FileAnswer {
  readonly name: string;
  readonly url: string;
  readonly size?: number;
}

/** A person or department in an answer: the name is kept, so that it prints the same for ever. */
export interface NamedAnswer {
  readonly id: string;
  readonly name: string;
}

/** What is wrong with one answer. In a sub-table: the row (from 0) and the column's prop. */
export interface AnswerFault {
  readonly prop: string;
  readonly row?: number;
  readonly column?: string;
  readonly code: FormMessageCode;
  readonly parameters?: TextParameters;
}

export type Printed =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'files'; readonly files: readonly FileAnswer[] }
  | { readonly kind: 'rows'; readonly columns: readonly string[]; readonly rows: readonly (readonly Printed[])[] }
  /** A heading of the fields that follow; it has no value. */
  | { readonly kind: 'heading' };

export interface PrintRow {
  readonly prop: string;
  readonly label: string;
  readonly type: FieldType;
  readonly span: number;
  readonly printed: Printed;
}
