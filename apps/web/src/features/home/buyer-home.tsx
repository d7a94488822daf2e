import { resource } from '@zhaocai/contract';
import { project } from '@zhaocai/contract/tendering/project';
import { projectLifecycle, skippedStages } from '@zhaocai/contract/tendering/project-lifecycle';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../kit/widgets/deadline.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { homeTexts as texts } from './texts.ts';
import { countByStage, deadlinesAhead, toDoOf, type ProjectLine } from './to-dos.ts';

const listPath = '/tenderee/myTenderee/index';
/** The newest projects speak for all: a unit has few that still move. */
const projectCount = 200;
const shownCount = 8;
const projectPage = resource(project).page;

function projectPath(id: string): string {
  return `/tenderee/projectDetail/index?id=${id}`;
}

export function BuyerHome({ now }: { now: string }) {
  if (!projectPage) throw new Error('projects have no list');
  const query = useEndpoint(projectPage, { current: 1, size: projectCount });
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

function ToDos({ projects, now }: { projects: readonly ProjectLine[]; now: string }) {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const toDos = projects.flatMap((one) => toDoOf(one, allowed, now) ?? []);
  return (
    <Section
      title={t(texts.todo)}
      note={toDos.length > 0 && <span className="kit-count">{toDos.length}</span>}
      extra={
        allowed('project_add') && (
          <Button size="small" type="primary" onClick={() => void navigate('/tenderee/myTenderee/addTenderee')}>
            {t(texts.newProject)}
          </Button>
        )
      }
    >
      {toDos.length === 0 ? (
        <p className="home-quiet">{t(texts.todoNone)}</p>
      ) : (
        <ul className="home-list">
          {toDos.slice(0, shownCount).map(({ project: one, label }) => (
            <li key={one.id}>
              <ToneTag tone="orange">{t(label)}</ToneTag>
              <Link to={projectPath(one.id)}>{one.projectName}</Link>
              <span className="kit-mono home-end">{one.projectNo}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Deadlines({ projects, now }: { projects: readonly ProjectLine[]; now: string }) {
  const t = useText();
  const ahead = deadlinesAhead(projects, now).slice(0, shownCount);
  return (
    <Section title={t(texts.deadlines)}>
      {ahead.length === 0 ? (
        <p className="home-quiet">{t(texts.deadlinesNone)}</p>
      ) : (
        <ul className="home-list">
          {ahead.map(({ project: one, label, at }) => (
            <li key={one.id}>
              <span className="home-quiet">{t(label)}</span>
              <Link to={projectPath(one.id)}>{one.projectName}</Link>
              <span className="home-end">
                <Deadline at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Stages({ projects }: { projects: readonly ProjectLine[] }) {
  const t = useText();
  const counts = countByStage(projects);
  const skipped: readonly number[] = skippedStages;
  return (
    <div className="home-wide">
      <Section title={t(texts.stages)} extra={<Link to={listPath}>{t(texts.allProjects)}</Link>}>
        <ul className="home-stages">
          {projectLifecycle.states
            .filter(({ value }) => !skipped.includes(value))
            .map(({ value, label }) => {
              const count = counts.get(value) ?? 0;
              return (
                <li key={value}>
                  <Link
                    to={`${listPath}?stage=${value}`}
                    className={count === 0 ? 'home-stage home-stage-none' : 'home-stage'}
                    aria-label={t(texts.stageCount, { stage: t(label), count })}
                  >
                    <strong>{count}</strong>
                    <ChoiceTag choices={projectLifecycle.states} value={value} />
                  </Link>
                </li>
              );
            })}
        </ul>
      </Section>
    </div>
  );
}
