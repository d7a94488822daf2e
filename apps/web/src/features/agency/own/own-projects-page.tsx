import { agencyEntrustment } from '@zhaocai/model/agency/agency-entrustment';
import { agentProjectsExport } from '@zhaocai/model/agency/agency-exports';
import { agentProjects, type ListedOffer } from '@zhaocai/model/agency/entrustment-endpoints';
import { entrustmentLifecycle, entrustmentsShown } from '@zhaocai/model/agency/entrustment-lifecycle';
import { manner } from '@zhaocai/model/tendering/choices';
import { project } from '@zhaocai/model/tendering/project';
import { isTendering, projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import { listInput, useListState } from '../../../kit/resource-page/list-state.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { ProjectShelves } from '../../tendering/index.ts';
import { ownProjectPath } from '../paths.ts';
import { agencyTexts as texts } from '../texts.ts';
import { agencyWords } from '../words.ts';

const { fields } = agencyEntrustment;
const columns: readonly DataColumn<ListedOffer>[] = [
  { prop: 'projectName', label: project.fields.projectName.label, width: 240, type: 'mylink', sortable: true },
  {
    prop: 'entrustStatus',
    label: fields.entrustStatus.label,
    width: 100,
    render: (row) => <ChoiceTag choices={entrustmentLifecycle.choices} value={row.entrustStatus} />,
  },
  {
    prop: 'stage',
    label: project.fields.stage.label,
    width: 110,
    render: (row) =>
      row.stage === null ? (
        <span className="kit-faint">—</span>
      ) : (
        <ChoiceTag choices={projectLifecycle.choices} value={row.stage} />
      ),
  },
  {
    prop: 'bidEndTime',
    label: project.fields.bidEndTime.label,
    width: 220,
    sortable: true,
    render: (row) => <Deadline at={row.bidEndTime} isMet={row.stage !== null && !isTendering(row.stage)} />,
  },
  { prop: 'buyerName', label: fields.buyerName.label, width: 180 },
  {
    prop: 'generalBudget',
    label: project.fields.generalBudget.label,
    width: 150,
    align: 'right',
    sortable: true,
    render: (row) => <Money value={row.generalBudget} />,
  },
  {
    prop: 'manner',
    label: project.fields.manner.label,
    width: 110,
    render: (row) => <ChoiceTag choices={manner.choices} value={row.manner} />,
  },
  { prop: 'projectNo', label: project.fields.projectNo.label, width: 180, isProno: true },
  {
    prop: 'offerTime',
    label: kitTexts.createTime,
    width: 160,
    sortable: true,
    keepsWidth: true,
    render: (row) => shownInstant(row.offerTime),
  },
];
const states = entrustmentLifecycle.choices.filter(({ value }) => entrustmentLifecycle.is(value, ...entrustmentsShown));

/** What an agency is asked for, runs, and has done. */
export function OwnProjectsPage() {
  const t = useText();
  const navigate = useNavigate();
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
      onOpen={({ id }) => void navigate(`${ownProjectPath}?id=${id}`)}
      empty={{ title: t(texts.noOffers), help: t(texts.noOffersHelp) }}
    />
  );
}
