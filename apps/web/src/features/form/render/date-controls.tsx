import { dayjsFormat, displayFormatOf, valueFormatOf } from '@zhaocai/model/form/dates';
import { textAt } from '@zhaocai/model/form/json';
import type { FieldType, FormField } from '@zhaocai/model/form/model';
import { asValues } from '@zhaocai/model/form/options';
import { DatePicker, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { markDay } from '../../../kit/widgets/day-marks.tsx';
import { useDateLanguage } from '../../../kit/widgets/date-language.ts';
import { useText } from '../../../kit/text/language.ts';
import { shared, type ControlProps } from './control.ts';
import { renderTexts as texts } from './texts.ts';

const pickers: Partial<Record<FieldType, 'year' | 'month' | 'week'>> = { year: 'year', month: 'month', week: 'week' };

/** A point in time; what is kept is the text of the field's own format, never through a time zone. */
export function DateControl(given: ControlProps) {
  useDateLanguage();
  const t = useText();
  const { field, value, onChange } = given;
  const { type, props } = field;
  const common = {
    ...shared(given),
    className: 'kit-wide',
    format: dayjsFormat(displayFormatOf(field)),
    placeholder: textAt(props, 'placeholder') || t(texts.choose, { label: given.field.label }),
    allowClear: true,
    value: readDate(value, field),
    onChange: (picked: Dayjs | null) => onChange(picked ? writeDate(picked, field) : undefined),
  };
  if (type === 'time') return <TimePicker {...common} />;
  return (
    <DatePicker {...common} cellRender={markDay} picker={pickers[type] ?? 'date'} showTime={type === 'datetime'} />
  );
}

export function RangeControl(given: ControlProps) {
  useDateLanguage();
  const t = useText();
  const { field, value, onChange, id } = given;
  const { props } = field;
  const [from, to] = asValues(value, field).map((end) => readDate(end, field));
  const common = {
    ...shared(given),
    id: { start: id, end: `${id}-to` },
    className: 'kit-wide',
    format: dayjsFormat(displayFormatOf(field)),
    placeholder: [
      textAt(props, 'startPlaceholder') || t(texts.from),
      textAt(props, 'endPlaceholder') || t(texts.to),
    ] satisfies [string, string],
    value: from && to ? ([from, to] satisfies [Dayjs, Dayjs]) : null,
    onChange: (picked: readonly (Dayjs | null)[] | null) => {
      const [first, last] = picked ?? [];
      onChange(first && last ? [writeDate(first, field), writeDate(last, field)] : undefined);
    },
  };
  if (field.type === 'timerange') return <TimePicker.RangePicker {...common} order />;
  return <DatePicker.RangePicker {...common} cellRender={markDay} showTime={field.type === 'datetimerange'} />;
}

function readDate(value: unknown, field: FormField): Dayjs | null {
  const format = valueFormatOf(field);
  if (format === 'timestamp') return typeof value === 'number' ? dayjs(value) : null;
  if (typeof value !== 'string' || value === '') return null;
  const read = dayjs(value, dayjsFormat(format));
  return read.isValid() ? read : null;
}

function writeDate(picked: Dayjs, field: FormField): string | number {
  const format = valueFormatOf(field);
  return format === 'timestamp' ? picked.valueOf() : picked.format(dayjsFormat(format));
}
