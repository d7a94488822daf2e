import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { planById } from '@zhaocai/model/plan/plan-endpoints';
import { projectDetail, projectNumber } from '@zhaocai/model/tendering/project-endpoints';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import type { FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { currentUser } from '../../../kit/session/session-store.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { projectPath } from '../paths.ts';
import { draftOf, emptyDraft } from './project-draft.ts';
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

/** Starts with what its plan says: name, kind, and the money that is left of it. */
function ProjectOfPlan({ planId }: { planId: string }) {
  const query = useEndpoint(planById, { id: planId });
  return (
    <Loaded query={query} rows={14}>
      {({ planName, purchaseType, balanceMoney, linkman, phone }) => (
        <NewProject
          values={{ planId, projectName: planName, purchaseType, generalBudget: balanceMoney, linkman, phone }}
        />
      )}
    </Loaded>
  );
}

/** Starts with a proposed number; once it is stored, it goes on under its own address and this page is blank again. */
function NewProject({ values = {} }: { readonly values?: FormValues }) {
  const [round, setRound] = useState(0);
  const query = useEndpoint(projectNumber, { manner: 5 }, { staleMs: Infinity });
  return (
    <Loaded query={query} rows={14}>
      {({ projectNo }) => (
        <ProjectForm
          key={round}
          initial={() => emptyDraft({ linkman: currentUser()?.nickName ?? null, ...values, projectNo })}
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
