import type { Field } from '@zhaocai/model/kit/field';
import { judgeCycle, judgeType } from '@zhaocai/model/performance/choices';
import { periodsBefore } from '@zhaocai/model/performance/judgement-period';
import { useNavigate } from 'react-router';
import { msToInstant } from '../../../kit/clock/server-clock.ts';
import { useServerNow } from '../../../kit/clock/use-server-now.ts';
import { FormDialog } from '../../../kit/resource-form/form-dialog.tsx';
import { useText } from '../../../kit/text/language.ts';
import { judgePath } from '../paths.ts';
import { libraryOf } from '../record/library-of.ts';
import { performanceTexts as texts } from '../texts.ts';

interface PeriodDialogProps {
  readonly judgeType: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const { quarter, year } = judgeCycle.code;

/** Whom and for which days: a quarter or a year that is over. */
export function PeriodDialog({ judgeType: kind, isOpen, onClose }: PeriodDialogProps) {
  const t = useText();
  const navigate = useNavigate();
  const today = msToInstant(useServerNow(3_600_000)).slice(0, 10);
  const periods = [
    ...periodsBefore(quarter, today, 6).map((period) => ({ cycle: quarter, period })),
    ...periodsBefore(year, today, 3).map((period) => ({ cycle: year, period })),
  ];
  const fields = {
    target: targetField(kind),
    period: {
      kind: 'choice',
      label: texts.choosePeriod,
      required: true,
      choices: periods.map(({ cycle, period }, value) => ({ value, label: wordsOf(cycle, period) })),
    },
  } as const satisfies Record<string, Field>;
  const task = {
    key: `period ${kind}`,
    title: t(texts.byPeriod),
    note: t(texts.byPeriodNote),
    fields,
    submitText: t(texts.goOn),
    onSubmit: async (values: Readonly<Record<string, unknown>>) => {
      const chosen = periods[Number(values.period)];
      const targetId = typeof values.target === 'string' ? values.target : '';
      if (!chosen || targetId === '') return false;
      const about = { cycle: String(chosen.cycle), period: chosen.period };
      void navigate(judgePath({ judgeType: kind, targetId }, about));
      return true;
    },
  };
  return <FormDialog task={isOpen ? task : undefined} width={520} onClose={onClose} />;
}

function targetField(kind: number): Field {
  return { kind: 'ref', to: libraryOf(kind), label: judgeType.named(kind)?.label ?? texts.judgeTarget, required: true };
}

/** 2026年第3季度, or 2026年度. */
export function wordsOf(cycle: number, period: string) {
  const [inYear = '', no = ''] = period.split('-Q');
  const text = judgeCycle.is(cycle, 'year') ? texts.yearOf : texts.quarterOf;
  const say = (words: string) => words.replace('{year}', inYear).replace('{no}', no);
  return { zh: say(text.zh), en: say(text.en) };
}
