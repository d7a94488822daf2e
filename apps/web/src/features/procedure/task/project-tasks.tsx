import { projectTasks } from '@zhaocai/model/procedure/task-endpoints';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import '../procedure.css';
import { TaskTable } from './task-table.tsx';
import { taskTexts as texts } from './texts.ts';

/** The tasks of one project, on its page. */
export function ProjectTasks({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const query = useEndpoint(projectTasks, { projectId });
  return (
    <Section
      id="tasks"
      title={t(texts.ofProject)}
      note={query.data && <span className="kit-count">{query.data.length}</span>}
    >
      <Loaded query={query} rows={3}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="kit-quiet">{t(texts.noneOfProject)}</p>
          ) : (
            <TaskTable id="project-tasks" rows={rows} isOfProject empty={null} />
          )
        }
      </Loaded>
    </Section>
  );
}
