import { projectDetail, projectNumber } from '@zhaocai/contract/tendering/project-endpoints';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { projectPath } from '../paths.ts';
import { draftOfProject, newProject, type ProjectDraft } from './project-draft.ts';
import { ProjectForm } from './project-form.tsx';
import { editTexts as texts } from './texts.ts';

/** A new project, or the draft that `?id=` names. */
export function AddTendereePage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id ? <EditProject key={id} id={id} /> : <NewProject />;
}

function NewProject() {
  const query = useEndpoint(projectNumber, { manner: 5 }, { staleMs: Infinity });
  return (
    <Loaded query={query} rows={10}>
      {({ projectNo }) => <NumberedForm projectNo={projectNo} />}
    </Loaded>
  );
}

function NumberedForm({ projectNo }: { projectNo: string }) {
  const start = useMemo(() => withNumber(newProject(), projectNo), [projectNo]);
  return <ProjectForm start={start} />;
}

function withNumber(draft: ProjectDraft, projectNo: string): ProjectDraft {
  return { ...draft, values: { ...draft.values, projectNo } };
}

function EditProject({ id }: { id: string }) {
  const t = useText();
  const navigate = useNavigate();
  const query = useEndpoint(projectDetail, { id });
  return (
    <Loaded query={query} rows={10}>
      {(detail) =>
        detail.actions.includes('edit') ? (
          <ProjectForm key={detail.id} start={draftOfProject(detail)} detail={detail} />
        ) : (
          <Empty
            title={t(texts.notDraft)}
            action={<Button onClick={() => void navigate(projectPath(id))}>{t(texts.toProject)}</Button>}
          />
        )
      }
    </Loaded>
  );
}
