import type { Text, TextParameters } from '../kit/text.ts';
import type { FormMessageCode } from './messages.ts';
import type { FieldType, FormField, JsonObject, Printed } from './model.ts';

/** Groups of the palette, in their order. */
export const fieldGroups = {
  input: { zh: '输入字段', en: 'Entry' },
  choice: { zh: '选择字段', en: 'Choice' },
  date: { zh: '日期时间字段', en: 'Date and time' },
  upload: { zh: '上传字段', en: 'Upload' },
  person: { zh: '人员组织', en: 'People' },
  layout: { zh: '布局字段', en: 'Layout' },
  plugin: { zh: '插件字段', en: 'Plug-ins' },
  other: { zh: '其他字段', en: 'Others' },
} as const satisfies Record<string, Text>;
export type FieldGroup = keyof typeof fieldGroups;

/** What an answer is made of. */
export type ValueKind =
  | 'text'
  | 'number'
  /** One of the options, or several where `multiple` says so. */
  | 'choice'
  | 'choices'
  /** Options from the root down. */
  | 'path'
  | 'date'
  | 'range'
  | 'texts'
  | 'files'
  | 'html'
  /** Longitude, latitude, address. */
  | 'place'
  /** `{ id, name }` of persons or departments. */
  | 'named'
  | 'rows'
  /** Picked rows of another list: kept as they were. */
  | 'records'
  | 'any'
  | 'none';

/** Where the bound of a number comes from another setting. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

interface PanelBase {
  /** Path of the setting in `props`: `min`, `children.align`. */
  readonly key: string;
  readonly label: Text;
  readonly hint?: Text;
  /** Of another system: kept and judged where an old form has it, and not offered, for here it does nothing. */
  readonly isKept?: boolean;
  readonly section?: 'basic' | 'options' | 'check' | 'more';
}

/** A control of the settings panel. */
export type PanelItem =
  | (PanelBase & { readonly kind: 'text'; readonly maxLength?: number; readonly isLong?: boolean })
  | (PanelBase & {
      readonly kind: 'number';
      readonly step?: number;
      readonly isWhole?: boolean;
      readonly bounds?: (props: JsonObject) => Bounds;
    })
  | (PanelBase & { readonly kind: 'flag' })
  | (PanelBase & {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: string; readonly label: Text }[];
    })
  /** Options of a choice, typed in or fetched; a tree where `isTree`. */
  | (PanelBase & { readonly kind: 'options'; readonly isTree: boolean; readonly hasRemote: boolean })
  /** A list of texts, such as the words of a rating. */
  | (PanelBase & { readonly kind: 'texts'; readonly of: 'text' | 'colour' })
  /** Columns of a list whose rows are picked: label, name, whether it is searched. */
  | (PanelBase & { readonly kind: 'columns' })
  | (PanelBase & { readonly kind: 'colour' })
  /** Typed in with the field's own control. */
  | (PanelBase & { readonly kind: 'value' })
  | (PanelBase & { readonly kind: 'pattern' });

export interface ValueFault {
  readonly code: FormMessageCode;
  readonly parameters?: TextParameters;
}

/** All that one kind of field is: palette, panel, type switch, validation, import and print read it. */
export interface FieldDescriptor {
  readonly type: FieldType;
  readonly group: FieldGroup;
  readonly label: Text;
  /** Name of an antd icon. */
  readonly icon: string;
  /** Settings of a new field of this kind, `span` and `display` included. */
  readonly defaults: JsonObject;
  readonly panel: readonly PanelItem[];
  readonly valueKind: ValueKind;
  /** Containers that take it, beside the form itself. */
  readonly canNestIn: readonly ('dynamic' | 'group')[];
  /** Offered in the palette; others are only read from old forms. */
  readonly isOffered: boolean;
  /** Other names of a setting in old JSON, the present one first. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
  readonly toPrint: (value: unknown, field: FormField) => Printed;
  /** Of a value that is there: emptiness is judged by `required` alone. */
  readonly check: (value: unknown, field: FormField) => ValueFault | undefined;
}
