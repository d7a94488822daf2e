import { Select } from 'antd';
import { useState } from 'react';
import { msToInstant, serverNow } from '../../kit/clock/server-clock.ts';
import { useText } from '../../kit/text/language.ts';
import { quotaTexts as texts } from './texts.ts';

/** The year that a screen is about, the present one at first, and who changes it. */
export function useYear(): readonly [number, (year: number) => void, number] {
  const [present] = useState(() => Number(msToInstant(serverNow()).slice(0, 4)));
  const [chosen, choose] = useState<number>();
  return [chosen ?? present, choose, present];
}

export interface YearSelectProps {
  readonly year: number;
  readonly present: number;
  readonly onChange: (year: number) => void;
}

export function YearSelect({ year, present, onChange }: YearSelectProps) {
  const t = useText();
  const years = [1, 0, -1, -2, -3, -4].map((away) => present + away);
  return (
    <Select
      aria-label={t(texts.year)}
      value={year}
      onChange={onChange}
      options={years.map((value) => ({ value, label: t(texts.yearOf, { year: value }) }))}
    />
  );
}
