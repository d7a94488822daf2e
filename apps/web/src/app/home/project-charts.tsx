import { projectDeadlines, type projectFigures } from '@zhaocai/model/inbox/figure-endpoints';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { shownStages } from '@zhaocai/model/tendering/project-lifecycle';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useText } from '../../kit/text/language.ts';
import { ChartSection } from './chart/chart-section.tsx';
import { RowsOfDay } from './chart/rows-of-day.tsx';
import { countLines, dayLines, moneyLines } from './figures.ts';
import { AheadList } from './project-lists.tsx';
import { projectListPath } from './project-queries.ts';
import { homeTexts as texts } from './texts.ts';

interface FiguresProps {
  readonly figures: EndpointOutput<typeof projectFigures>;
}

function useStages() {
  const t = useText();
  const navigate = useNavigate();
  return {
    stages: shownStages.map(({ value, label }) => ({ value, label: t(label) })),
    open: (stage: string) => void navigate(`${projectListPath}?stage=${stage}`),
  };
}

export function StageChart({ figures }: FiguresProps) {
  const t = useText();
  const { stages, open } = useStages();
  return (
    <ChartSection
      title={t(texts.stages)}
      lines={countLines(new Map(figures.stages.map(({ stage, count }) => [stage, count])), stages)}
      onChoose={open}
      empty={t(texts.stagesNone)}
      extra={<Link to={projectListPath}>{t(texts.allProjects)}</Link>}
    />
  );
}

/** Nothing for whoever does not see budgets. */
export function BudgetChart({ figures }: FiguresProps) {
  const t = useText();
  const { stages, open } = useStages();
  const lines = moneyLines(new Map(figures.stages.map(({ stage, budget }) => [stage, budget])), stages);
  if (!lines) return null;
  return <ChartSection title={t(texts.budgets)} lines={lines} onChoose={open} empty={t(texts.stagesNone)} />;
}

/** The coming two weeks; a day leads to what is due on it. */
export function DeadlineChart({ figures }: FiguresProps) {
  const t = useText();
  const [day, setDay] = useState<string>();
  return (
    <ChartSection
      title={t(texts.deadlineDays)}
      lines={dayLines(figures.days)}
      onChoose={setDay}
      empty={t(texts.deadlinesNone)}
      isUpright
    >
      {day !== undefined && (
        <RowsOfDay key={day} endpoint={projectDeadlines} day={day}>
          {(ahead) => <AheadList ahead={ahead} />}
        </RowsOfDay>
      )}
    </ChartSection>
  );
}
