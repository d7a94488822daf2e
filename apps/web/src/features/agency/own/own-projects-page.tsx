import { agencyEntrustment } from '@zhaocai/model/agency/agency-entrustment';
import { agentProjectsExport } from '@zhaocai/model/agency/agency-exports';
import { agentProjects, agentRequests, type ListedOffer } from '@zhaocai/model/agency/entrustment-endpoints';
import { entrustmentLifecycle, entrustmentsShown } from '@zhaocai/model/agency/entrustment-lifecycle';
import { project } from '@zhaocai/model/tendering/project';
import { isTendering } from '@zhaocai/model/tendering/project-lifecycle';
import { Button } from 'antd';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import { listInput, useListState } from '../../../kit/resource-page/list-state.ts';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { ProjectShelves } from '../../tendering/index.ts';
import { ownProjectPath, requestsPath } from '../paths.ts';
import { agencyTexts as texts } from '../texts.ts';
import { agencyWords } from '../words.ts';

const { fields } = agencyEntrustment;
const columns = shownColumns<ListedOffer>(
  { ...project.fields, ...fields },
  {
    projectName: { width: 240, type: 'mylink', sortable: true },
    entrustStatus: { width: 100 },
    stage: { width: 110 },
    bidEndTime: {
      width: 220,
      sortable: true,
      render: (row) => <Deadline at={row.bidEndTime} isMet={row.stage !== null && !isTendering(row.stage)} />,
    },
    buyerName: { width: 180 },
    generalBudget: { width: 150, sortable: true },
    manner: { width: 110 },
    projectNo: { width: 180, isProno: true },
    offerTime: {
      label: kitTexts.createTime,
      width: 160,
      sortable: true,
      keepsWidth: true,
      render: (row) => shownInstant(row.offerTime),
    },
  },
);
const states = entrustmentLifecycle.choices.filter(({ value }) => entrustmentLifecycle.is(value, ...entrustmentsShown));

/** What an agency is asked for, runs, and has done. */
export function OwnProjectsPage() {
  const t = useText();
  const [state, change] = useListState();
  const query = useEndpoint(agentProjects, listInput(state), { keepPrevious: true });
  return (
    <ListPage<ListedOffer>
      id="entrusted-projects"
      title={t(agencyWords.ownProjects)}
      columns={columns}
      query={query}
      state={state}
      onState={change}
      exported={agentProjectsExport}
      actions={<RequestsButton />}
      isSorted
      notice={
        <Suspense>
          <ProjectShelves pathOf={({ entrustId }) => `${ownProjectPath}?id=${entrustId}`} />
        </Suspense>
      }
      filters={[
        { name: 'keyword', label: texts.keyword },
        { name: 'entrustStatus', label: fields.entrustStatus.label, choices: states },
      ]}
      pathOf={({ id }) => `${ownProjectPath}?id=${id}`}
      empty={{ title: t(texts.noOffers), help: t(texts.noOffersHelp) }}
    />
  );
}

/** What buyers mean to ask for, where there is any. */
function RequestsButton() {
  const t = useText();
  const navigate = useNavigate();
  const { data } = useEndpoint(agentRequests, {});
  if (!data || data.length === 0) return null;
  return (
    <Button onClick={() => void navigate(requestsPath)}>{t(texts.requestsWaiting, { count: data.length })}</Button>
  );
}
