import { Link } from 'react-router';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { Deadlines, ToDos } from './project-lists.tsx';
import { shownStages } from '@zhaocai/model/tendering/project-lifecycle';
import { projectListPath, useProjects } from './project-queries.ts';
import { homeTexts as texts } from './texts.ts';
import { countByStage, type ProjectLine } from './to-dos.ts';

export function BuyerHome({ now }: { now: string }) {
  const query = useProjects();
  return (
    <Loaded query={query} rows={8}>
      {({ records }) => (
        <div className="home-grid">
          <ToDos projects={records} now={now} />
          <Deadlines projects={records} now={now} />
          <Stages projects={records} />
        </div>
      )}
    </Loaded>
  );
}

function Stages({ projects }: { projects: readonly ProjectLine[] }) {
  const t = useText();
  const counts = countByStage(projects);
  return (
    <div className="home-wide">
      <Section title={t(texts.stages)} extra={<Link to={projectListPath}>{t(texts.allProjects)}</Link>}>
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
      </Section>
    </div>
  );
}
