import type { FieldDescriptor } from '../descriptor.ts';
import {
  anywhere,
  clearable,
  common,
  endPlaceholder,
  endings,
  format,
  isReadonly,
  kept,
  placeholder,
  setting,
  startPlaceholder,
  valueDefault,
  valueFormat,
} from '../pieces.ts';
import { printRange, printText } from '../prints.ts';
import { checkDate, checkRange } from '../values.ts';

type Named = Pick<FieldDescriptor, 'type' | 'label' | 'icon'>;
/** How an instant or a day is shown and kept, in the letters of the old forms; a week is kept as its first day. */
interface Written {
  readonly format: string;
  readonly valueFormat?: string;
}

/** One point in time. */
const point = (named: Named, written: Written): FieldDescriptor => ({
  ...named,
  group: 'date',
  defaults: { ...common, ...written },
  panel: [placeholder, valueDefault, format, valueFormat, clearable, isReadonly, ...endings],
  valueKind: 'date',
  canNestIn: anywhere,
  isOffered: true,
  toPrint: printText,
  check: checkDate,
});

/** From one point to another. */
const range = (named: Named, written: Written): FieldDescriptor => ({
  ...named,
  group: 'date',
  defaults: { ...common, ...written },
  panel: [
    startPlaceholder,
    endPlaceholder,
    format,
    valueFormat,
    kept(setting('flag', 'unlinkPanels', { zh: '面板独立', en: 'Panels move apart' })),
    clearable,
    isReadonly,
    ...endings,
  ],
  valueKind: 'range',
  canNestIn: anywhere,
  isOffered: true,
  toPrint: printRange,
  check: checkRange,
});

export const dateField = point(
  { type: 'date', label: { zh: '日期', en: 'Date' }, icon: 'CalendarOutlined' },
  { format: 'yyyy-MM-dd', valueFormat: 'yyyy-MM-dd' },
);
export const datetimeField = point(
  { type: 'datetime', label: { zh: '日期时间', en: 'Date & time' }, icon: 'CalendarOutlined' },
  { format: 'yyyy-MM-dd HH:mm:ss', valueFormat: 'yyyy-MM-dd HH:mm:ss' },
);
export const monthField = point(
  { type: 'month', label: { zh: '月', en: 'Month' }, icon: 'CalendarOutlined' },
  { format: 'MM', valueFormat: 'MM' },
);
export const timeField = point(
  { type: 'time', label: { zh: '时间', en: 'Time' }, icon: 'ClockCircleOutlined' },
  { format: 'HH:mm:ss', valueFormat: 'HH:mm:ss' },
);
export const weekField = point(
  { type: 'week', label: { zh: '周', en: 'Week' }, icon: 'CalendarOutlined' },
  { format: 'yyyy 第 WW 周' },
);
export const yearField = point(
  { type: 'year', label: { zh: '年', en: 'Year' }, icon: 'CalendarOutlined' },
  { format: 'yyyy', valueFormat: 'yyyy' },
);
export const daterangeField = range(
  { type: 'daterange', label: { zh: '日期范围', en: 'Date range' }, icon: 'FieldTimeOutlined' },
  { format: 'yyyy-MM-dd', valueFormat: 'yyyy-MM-dd' },
);
export const datetimerangeField = range(
  { type: 'datetimerange', label: { zh: '日期时间范围', en: 'Period' }, icon: 'FieldTimeOutlined' },
  { format: 'yyyy-MM-dd HH:mm:ss', valueFormat: 'yyyy-MM-dd HH:mm:ss' },
);
export const timerangeField = range(
  { type: 'timerange', label: { zh: '时间范围', en: 'Time range' }, icon: 'FieldTimeOutlined' },
  { format: 'HH:mm:ss', valueFormat: 'HH:mm:ss' },
);
