import { shownStages } from '@zhaocai/model/tendering/project-lifecycle';
import { Link } from 'react-router';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { MoneyOfYear } from './money-of-year.tsx';
import { Deadlines, ToDos } from './project-lists.tsx';
import { projectListPath, useProjectFigures } from './project-queries.ts';
import { homeTexts as texts } from './texts.ts';

export function BuyerHome() {
  return (
    <div className="home-grid">
      <ToDos />
      <Deadlines />
      <MoneyOfYear />
      <Stages />
    </div>
  );
}

function Stages() {
  const t = useText();
  const query = useProjectFigures();
  return (
    <div className="home-wide">
      <Section title={t(texts.stages)} extra={<Link to={projectListPath}>{t(texts.allProjects)}</Link>}>
        <Loaded query={query} rows={2}>
          {({ stages }) => <Tiles counts={new Map(stages.map(({ stage, count }) => [stage, count]))} />}
        </Loaded>
      </Section>
    </div>
  );
}

function Tiles({ counts }: { counts: ReadonlyMap<number, number> }) {
  return (
    <ul className="home-stages">
      {shownStages.map(({ value }) => {
        const count = counts.get(value) ?? 0;
        return (
          <li key={value}>
            <Link
              to={`${projectListPath}?stage=${value}`}
              className={count === 0 ? 'home-stage home-stage-none' : 'home-stage'}
            >
              <strong>{count}</strong>
              <ChoiceTag choices={shownStages} value={value} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
