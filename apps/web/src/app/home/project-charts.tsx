import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useText } from '../../kit/text/language.ts';
import { ChartSection } from './chart/chart-section.tsx';
import { countBy, countByDay, sumBy } from './figures.ts';
import { AheadList } from './project-lists.tsx';
import { shownStages } from '@zhaocai/model/tendering/project-lifecycle';
import { projectListPath } from './project-queries.ts';
import { homeTexts as texts } from './texts.ts';
import { deadlinesAhead, type ProjectLine } from './to-dos.ts';

interface BudgetLine extends ProjectLine {
  readonly generalBudget: string | null;
}

function useStages() {
  const t = useText();
  const navigate = useNavigate();
  return {
    stages: shownStages.map(({ value, label }) => ({ value, label: t(label) })),
    open: (stage: string) => void navigate(`${projectListPath}?stage=${stage}`),
  };
}

export function StageChart({ projects }: { projects: readonly ProjectLine[] }) {
  const t = useText();
  const { stages, open } = useStages();
  return (
    <ChartSection
      title={t(texts.stages)}
      lines={countBy(projects, stages, (one) => one.stage)}
      onChoose={open}
      empty={t(texts.stagesNone)}
      extra={<Link to={projectListPath}>{t(texts.allProjects)}</Link>}
    />
  );
}

export function BudgetChart({ projects }: { projects: readonly BudgetLine[] }) {
  const t = useText();
  const { stages, open } = useStages();
  return (
    <ChartSection
      title={t(texts.budgets)}
      lines={sumBy(projects, stages, { value: (one) => one.stage, money: (one) => one.generalBudget })}
      onChoose={open}
      empty={t(texts.stagesNone)}
    />
  );
}

const daysAhead = 14;

/** The coming two weeks; a day leads to what is due on it. */
export function DeadlineChart({ projects, now }: { projects: readonly ProjectLine[]; now: string }) {
  const t = useText();
  const [day, setDay] = useState<string>();
  const ahead = deadlinesAhead(projects, now);
  const due = ahead.filter(({ at }) => day !== undefined && at.startsWith(day));
  return (
    <ChartSection
      title={t(texts.deadlineDays)}
      lines={countByDay(
        ahead.map(({ at }) => at),
        now,
        daysAhead,
      )}
      onChoose={setDay}
      empty={t(texts.deadlinesNone)}
      isUpright
    >
      {due.length > 0 && <AheadList ahead={due} />}
    </ChartSection>
  );
}
