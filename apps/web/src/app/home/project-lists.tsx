import type { ProjectDeadline } from '@zhaocai/model/inbox/figure-endpoints';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { InboxSummary } from '../../features/inbox/index.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { Deadline } from '../../kit/widgets/deadline.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { projectPath, useProjectFigures } from './project-queries.ts';
import { homeTexts as texts } from './texts.ts';

/** What waits for this user; another role has other work. */
export function ToDos() {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  return (
    <InboxSummary
      extra={
        allowed('project_add') && (
          <Button size="small" type="primary" onClick={() => void navigate('/tenderee/myTenderee/addTenderee')}>
            {t(texts.newProject)}
          </Button>
        )
      }
    />
  );
}

export function Deadlines() {
  const t = useText();
  const query = useProjectFigures();
  return (
    <Section title={t(texts.deadlines)}>
      <Loaded query={query} rows={4}>
        {({ ahead }) =>
          ahead.length === 0 ? <p className="home-quiet">{t(texts.deadlinesNone)}</p> : <AheadList ahead={ahead} />
        }
      </Loaded>
    </Section>
  );
}

export function AheadList({ ahead }: { ahead: readonly ProjectDeadline[] }) {
  const t = useText();
  return (
    <ul className="home-list">
      {ahead.map(({ id, projectName, field, at }) => (
        <li key={id}>
          <span className="home-quiet">{t(texts[field])}</span>
          <Link to={projectPath(id)}>{projectName}</Link>
          <span className="home-end">
            <Deadline at={at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
