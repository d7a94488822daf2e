import { named } from '../kit/named.ts';

/** What the days of a period are counted in. */
export const dayType = named({
  calendarDays: { value: 1, label: { zh: '自然日', en: 'Calendar days' } },
  workingDays: { value: 2, label: { zh: '工作日', en: 'Working days' } },
});

/** Kinds of days of the work calendar. */
export const calendarDayType = named({
  workingDay: { value: 0, label: { zh: '工作日', en: 'Working day' } },
  dayOff: { value: 1, label: { zh: '休息日', en: 'Day off' } },
  publicHoliday: { value: 2, label: { zh: '法定节假日', en: 'Public holiday' } },
  makeUpDay: { value: 3, label: { zh: '调休上班', en: 'Make-up working day' } },
});
