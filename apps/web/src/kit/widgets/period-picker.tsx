import { DatePicker, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { markDay } from './day-marks.tsx';
import { useDateLanguage } from './date-language.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';

export type PeriodMode = 'datetimerange' | 'daterange' | 'date' | 'year' | 'month' | 'time';

/** How each mode is written on the wire, in dayjs's letters (yyyy-MM-dd is YYYY-MM-DD there). */
export const periodFormats: Readonly<Record<PeriodMode, string>> = {
  datetimerange: 'YYYY-MM-DD HH:mm:ss',
  daterange: 'YYYY-MM-DD',
  date: 'YYYY-MM-DD',
  month: 'YYYY-MM',
  year: 'YYYY',
  time: 'HH:mm:ss',
};

export type PeriodValue = string | readonly [string, string] | null;

export interface PeriodPickerProps {
  readonly id?: string;
  readonly mode: PeriodMode;
  /** A pair for the ranges, one text for the others. */
  readonly value?: PeriodValue;
  readonly onChange?: (value: PeriodValue) => void;
  readonly disabled?: boolean;
  readonly placeholder?: string;
}

/** Picks a time or a stretch of it; what it takes and gives are wire texts, never through a time zone. */
export function PeriodPicker({ mode, value = null, onChange, placeholder, ...rest }: PeriodPickerProps) {
  useDateLanguage();
  const t = useText();
  const format = periodFormats[mode];
  const shared = { ...rest, format, className: 'kit-wide' };
  const one = typeof value === 'string' ? dayjs(value, format) : null;
  const tell = (picked: Dayjs | null) => onChange?.(picked ? picked.format(format) : null);
  if (mode === 'datetimerange' || mode === 'daterange') {
    const pair = Array.isArray(value) ? value : undefined;
    return (
      <DatePicker.RangePicker
        {...shared}
        cellRender={markDay}
        showTime={mode === 'datetimerange'}
        placeholder={[t(kitTexts.from), t(kitTexts.to)]}
        value={pair ? [dayjs(pair[0], format), dayjs(pair[1], format)] : null}
        onChange={(picked) => {
          const [from, to] = picked ?? [];
          onChange?.(from && to ? [from.format(format), to.format(format)] : null);
        }}
      />
    );
  }
  if (mode === 'time') return <TimePicker {...shared} placeholder={placeholder} value={one} onChange={tell} />;
  return (
    <DatePicker
      {...shared}
      cellRender={markDay}
      picker={mode}
      placeholder={placeholder}
      value={one}
      onChange={(picked: Dayjs | null) => tell(picked)}
    />
  );
}
