import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { markDay } from './day-marks.tsx';
import { useDateLanguage } from './date-language.ts';

/** How each kind is written on the wire, and how much of it a person needs to see. */
export const timeFormats = {
  instant: { wire: 'YYYY-MM-DD HH:mm:ss', shown: 'YYYY-MM-DD HH:mm', picker: 'date' },
  day: { wire: 'YYYY-MM-DD', shown: 'YYYY-MM-DD', picker: 'date' },
  month: { wire: 'YYYY-MM', shown: 'YYYY-MM', picker: 'month' },
} as const;

export type TimeKind = keyof typeof timeFormats;

export interface InstantPickerProps {
  readonly id?: string;
  readonly kind?: TimeKind;
  readonly value?: string | null;
  readonly onChange?: (value: string | null) => void;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  /** Days before this wire text cannot be chosen. */
  readonly earliest?: string;
}

/**
 * Picks a day, a month or an instant. Wire texts are read and written as they stand, never through a time zone:
 * 10:00 is 10:00 in Shanghai wherever the browser is.
 */
export function InstantPicker({ kind = 'instant', value, onChange, earliest, ...rest }: InstantPickerProps) {
  useDateLanguage();
  const format = timeFormats[kind];
  return (
    <DatePicker
      {...rest}
      className="kit-wide"
      cellRender={markDay}
      picker={format.picker}
      showTime={kind === 'instant' ? { format: 'HH:mm', defaultOpenValue: dayjs('09:00', 'HH:mm') } : false}
      format={format.shown}
      value={value ? dayjs(value) : null}
      minDate={earliest ? dayjs(earliest) : undefined}
      onChange={(picked: Dayjs | null) => onChange?.(wireText(picked, kind))}
    />
  );
}

function wireText(picked: Dayjs | null, kind: TimeKind): string | null {
  if (!picked) return null;
  return (kind === 'instant' ? picked.second(0) : picked).format(timeFormats[kind].wire);
}

export { shownInstant } from './shown-instant.ts';
