import type { Mask } from './masked-text.ts';
import type { Text } from './text.ts';

/**
 * A field of an entity. The server maps `kind` to a column type, the web maps it to a widget;
 * both in one exhaustive switch, so a new kind does not compile until both know it.
 */
export type Field =
  | TextField
  | NumberField
  | FlagField
  | ChoiceField
  | DictField
  | RefField
  | RefsField
  | TimeField
  | FilesField
  | JsonField;

interface FieldBase {
  readonly label: Text;
  /** A value must be given on save. */
  readonly required?: boolean;
  /** Computed or set by commands: never taken from a save. */
  readonly readOnly?: boolean;
  /** Set when the row is created, refused afterwards. */
  readonly fixed?: boolean;
  /** Left out of lists (long texts, files); a detail has it. */
  readonly detailOnly?: boolean;
  /** Never leaves the server. */
  readonly secret?: boolean;
  readonly help?: Text;
  /** What a new row has where nothing is said: the form starts with it, the server stores it. */
  readonly initial?: string | number | boolean;
  /** Fields of other entities that this one gives away (`project.generalBudget`): who does not see them does not see it. */
  readonly tells?: readonly string[];
  /** Column name where it is not the snake_case of the field's name. */
  readonly column?: string;
}

export interface TextField extends FieldBase {
  readonly kind: 'text' | 'longText' | 'richText';
  readonly maxLength: number;
  readonly pattern?: RegExp;
  /** What the pattern demands, in words. */
  readonly patternText?: Text;
  /** Of a person: lists, details and the evidence have it masked, nobody searches by it, and an edit that sends the mask back leaves it. */
  readonly masked?: Mask;
  /** The codes that mean something here, and what people call them: chosen and shown by these words. */
  readonly words?: readonly { readonly value: string; readonly label: Text }[];
  /**
   * Names a node of one of these trees and is chosen in it: `region` holds the code of a division of China and is shown
   * by its name, `item` holds code and name of what is bought.
   */
  readonly tree?: 'region' | 'item';
}
/** What is counted, and how many places are always shown of it. */
export interface Unit extends Text {
  readonly places?: number;
}

/**
 * integer: number on the wire. decimal numeric(18,4), rate numeric(9,4): decimal strings.
 * money: yuan with two decimals as a string on the wire, bigint fen in storage.
 */
export interface NumberField extends FieldBase {
  readonly kind: 'integer' | 'decimal' | 'money' | 'rate';
  readonly min?: number;
  readonly max?: number;
  readonly unit?: Unit;
  /** Of a decimal that needs more than four: thirds of a whole have six. */
  readonly scale?: 6;
}
export interface FlagField extends FieldBase {
  readonly kind: 'flag';
}
/** A fixed enumeration; `choices` come from `choices()`. Smallint in storage, number on the wire. */
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
}
/** A value of a tenant dictionary, by its code. */
export interface DictField extends FieldBase {
  readonly kind: 'dict';
  readonly dict: string;
}
/** The id of a row of another entity, by the entity's name. */
export interface RefField extends FieldBase {
  readonly kind: 'ref' | 'tree';
  readonly to: string;
  /** The form's field that narrows the choice: of the rows that have its value in their field of the same name. */
  readonly among?: string;
}
export interface RefsField extends FieldBase {
  readonly kind: 'refs';
  readonly to: string;
}
/** day yyyy-MM-dd · instant yyyy-MM-dd HH:mm:ss, Asia/Shanghai · month yyyy-MM. */
export interface TimeField extends FieldBase {
  readonly kind: 'day' | 'instant' | 'month';
}
export interface FilesField extends FieldBase {
  readonly kind: 'files';
  readonly maxCount?: number;
  /** Kinds that are taken, fewer than the usual ones. */
  readonly suffixes?: readonly string[];
}
export interface JsonField extends FieldBase {
  readonly kind: 'json';
  /** Of a list of names: what each is called, from the outside in. Without it the value is shown as it is. */
  readonly labelsOf?: (name: string) => readonly Text[];
}

/**
 * The colour a state has on every screen; the same word has the same one wherever it stands (`tones.test.ts`).
 *
 * - `grey` not begun, or over without an end worth telling: a draft, taken back, ended, void
 * - `blue` under way, and nobody has to do anything for it to go on
 * - `orange` waits for somebody's act, whoever looks at it
 * - `green` as it should be: done, agreed, in force
 * - `red` refused, sent back, broken off, overdue, out of use
 */
export type Tone = 'grey' | 'blue' | 'orange' | 'green' | 'red';

export interface Choice<V extends number = number> {
  readonly value: V;
  readonly label: Text;
  readonly tone?: Tone;
  /** Shown, so that nobody looks for it in vain, and not to be chosen. */
  readonly isClosed?: boolean;
}

export type Fields = Readonly<Record<string, Field>>;

/** The wire type of a field's value. */
export type FieldValue<F extends Field> = F extends NumberField
  ? F['kind'] extends 'integer'
    ? number
    : string
  : F extends ChoiceField
    ? F['choices'][number]['value']
    : F extends FlagField
      ? boolean
      : F extends RefsField
        ? string[]
        : F extends FilesField
          ? FileValue[]
          : F extends JsonField
            ? unknown
            : string;

/** An uploaded file as records carry it (spec 000, section 3). `checked` is the push flag '1' or '0'. */
export interface FileValue {
  readonly fileId: string;
  readonly fileName: string;
  readonly fileUrl: string;
  readonly fileSuffix: string;
  readonly fileType?: string;
  readonly ossUri?: string;
  readonly checked?: '0' | '1';
}

/** Everything that a file says of itself; whatever else somebody sent with it is not kept. */
const fileKeys = ['fileId', 'fileName', 'fileUrl', 'fileSuffix', 'fileType', 'ossUri', 'checked'] as const;

/** The files as they are kept: with the keys of `FileValue` alone. */
export function plainFiles(files: unknown): unknown {
  return Array.isArray(files) ? files.map(plainFile) : files;
}

function plainFile(file: unknown): Record<string, unknown> {
  const known: Record<string, unknown> = Object(file);
  return Object.fromEntries(fileKeys.filter((key) => key in known).map((key) => [key, known[key]]));
}

/** The base columns of every ordinary row, as the wire carries them. */
export interface BaseRow {
  readonly id: string;
  readonly tenantId: string;
  readonly createUser: string | null;
  readonly createDept: string | null;
  readonly createTime: string;
  readonly updateUser: string | null;
  readonly updateTime: string;
  readonly status: number;
  readonly version: number;
}

type RequiredKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends { required: true } ? K : never;
}[keyof F];
type WritableKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends { readOnly: true } ? never : K;
}[keyof F];

/** What a new row begins with, where a field has such a value. */
export function initialsOf(fields: Fields): Readonly<Record<string, unknown>> {
  const begun = Object.entries(fields).filter(([, { initial }]) => initial !== undefined);
  return Object.fromEntries(begun.map(([name, { initial }]) => [name, initial]));
}

/** What a detail or a list answers for one row. */
export type RowOf<F extends Fields> = BaseRow & {
  readonly [K in keyof F]: F[K] extends { required: true } ? FieldValue<F[K]> : FieldValue<F[K]> | null;
};

/** What a save takes: an id and a version for an existing row, neither for a new one. */
export type InputOf<F extends Fields> = { readonly id?: string; readonly version?: number } & {
  readonly [K in Extract<WritableKeys<F>, RequiredKeys<F>>]: FieldValue<F[K]>;
} & {
  readonly [K in Exclude<WritableKeys<F>, RequiredKeys<F>>]?: FieldValue<F[K]> | null;
};
