import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { itemTree } from '@zhaocai/model/procedure/item-endpoints';
import { planById } from '@zhaocai/model/plan/plan-endpoints';
import { projectDetail, projectNumber } from '@zhaocai/model/tendering/project-endpoints';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { currentUser } from '../../../kit/session/session-store.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { projectPath } from '../paths.ts';
import { draftOfPlan } from './draft-of-plan.ts';
import { draftOf, emptyDraft, type ProjectDraft } from './project-draft.ts';
import { ProjectForm } from './project-form.tsx';
import { projectEditTexts as texts } from './texts.ts';

/** A new project, or a draft that is being edited. */
export function AddTendereePage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const planId = search.get('planId') ?? '';
  if (id !== '') return <KnownProject key={id} id={id} />;
  return planId === '' ? <NewProject /> : <ProjectOfPlan key={planId} planId={planId} />;
}

/** Starts with what its plan says. */
function ProjectOfPlan({ planId }: { planId: string }) {
  const query = useEndpoint(planById, { id: planId });
  const items = useEndpoint(itemTree, {}, { staleMs: 60_000 });
  return (
    <Loaded query={query} rows={14}>
      {(plan) => (
        <Loaded query={items} rows={14}>
          {(tree) => <NewProject start={draftOfPlan(plan, tree)} />}
        </Loaded>
      )}
    </Loaded>
  );
}

/** Starts with a proposed number; once it is stored, it goes on under its own address and this page is blank again. */
function NewProject({ start = emptyDraft() }: { readonly start?: ProjectDraft }) {
  const [round, setRound] = useState(0);
  const query = useEndpoint(projectNumber, { manner: Number(start.values.manner ?? 5) }, { staleMs: Infinity });
  return (
    <Loaded query={query} rows={14}>
      {({ projectNo }) => (
        <ProjectForm
          key={round}
          initial={() => ({
            ...start,
            values: { linkman: currentUser()?.nickName ?? null, ...start.values, projectNo },
          })}
          onStored={() => setRound((known) => known + 1)}
        />
      )}
    </Loaded>
  );
}

function KnownProject({ id }: { id: string }) {
  const query = useEndpoint(projectDetail, { id });
  return (
    <Loaded query={query} rows={14}>
      {(detail) => (detail.actions.includes('edit') ? <KnownForm detail={detail} /> : <NoDraft detail={detail} />)}
    </Loaded>
  );
}

function KnownForm({ detail }: { detail: ProjectDetail }) {
  return <ProjectForm initial={() => draftOf(detail)} detail={detail} />;
}

function NoDraft({ detail }: { detail: ProjectDetail }) {
  const t = useText();
  return (
    <Empty
      title={detail.projectName}
      help={t(texts.notDraft)}
      action={<Link to={projectPath(detail.id)}>{t(texts.toDetail)}</Link>}
    />
  );
}
