import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { ToneTag } from '../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../kit/widgets/deadline.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { projectPath } from './project-queries.ts';
import { homeTexts as texts } from './texts.ts';
import { deadlinesAhead, toDoOf, type Ahead, type ProjectLine } from './to-dos.ts';

const shownCount = 8;

interface ProjectsProps {
  readonly projects: readonly ProjectLine[];
  readonly now: string;
}

/** What waits for this user; another role has other work. */
export function ToDos({ projects, now }: ProjectsProps) {
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

export function Deadlines({ projects, now }: ProjectsProps) {
  const t = useText();
  const ahead = deadlinesAhead(projects, now).slice(0, shownCount);
  return (
    <Section title={t(texts.deadlines)}>
      {ahead.length === 0 ? <p className="home-quiet">{t(texts.deadlinesNone)}</p> : <AheadList ahead={ahead} />}
    </Section>
  );
}

export function AheadList({ ahead }: { ahead: readonly Ahead[] }) {
  const t = useText();
  return (
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
  );
}
