import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { markDay } from '../widgets/day-marks.tsx';
import { useDateLanguage } from '../widgets/date-language.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';

export interface DateRangeProps {
  readonly value: readonly [string, string] | undefined;
  readonly onChange: (days: readonly [string, string] | undefined) => void;
}

/** Two days, both included. */
export function DateRange({ value, onChange }: DateRangeProps) {
  useDateLanguage();
  const t = useText();
  return (
    <DatePicker.RangePicker
      className="kit-wide"
      cellRender={markDay}
      placeholder={[t(kitTexts.from), t(kitTexts.to)]}
      value={value ? [dayjs(value[0]), dayjs(value[1])] : null}
      onChange={(picked) => {
        const [from, to] = picked ?? [];
        onChange(from && to ? [from.format('YYYY-MM-DD'), to.format('YYYY-MM-DD')] : undefined);
      }}
    />
  );
}
