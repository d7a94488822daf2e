import './day-marks.css';
import { specialDays } from '@zhaocai/model/tendering/calendar-endpoints';
import { holidayText } from '@zhaocai/model/tendering/law-words';
import { isDayjs, type Dayjs } from 'dayjs';
import type { ReactElement } from 'react';
import { useEndpoint } from '../endpoint/use-endpoint.ts';
import { useLanguage, useText } from '../text/language.ts';

const texts = {
  off: { zh: '休', en: 'off' },
  worked: { zh: '班', en: 'work' },
} as const;

/** The calendar of a year changes once, when the state publishes it. */
const staleMs = 3_600_000;

interface CellInfo {
  readonly type: string;
  readonly originNode: ReactElement;
}

/** For a picker's `cellRender`: marks public holidays and the days that are worked for them. */
export function markDay(current: Dayjs | string | number, { type, originNode }: CellInfo): ReactElement {
  return type === 'date' && isDayjs(current) ? <MarkedDay day={current} number={originNode} /> : originNode;
}

function MarkedDay({ day, number }: { readonly day: Dayjs; readonly number: ReactElement }) {
  const t = useText();
  const language = useLanguage();
  const { data } = useEndpoint(specialDays, { year: day.year() }, { staleMs });
  const date = day.format('YYYY-MM-DD');
  const special = data?.find((one) => one.day === date);
  if (!special) return number;
  const name = special.remark ? holidayText(special.remark, language) : undefined;
  return (
    <span className={special.isWorked ? 'kit-day kit-day-worked' : 'kit-day'} title={name}>
      {number}
      <span className="kit-day-mark">{t(special.isWorked ? texts.worked : texts.off)}</span>
    </span>
  );
}
