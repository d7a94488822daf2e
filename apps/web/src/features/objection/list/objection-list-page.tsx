import { appealTarget, appealType } from '@zhaocai/model/objection/choices';
import { objection } from '@zhaocai/model/objection/objection';
import { objectionExport, objectionPage, type RaisedObjectionLine } from '@zhaocai/model/objection/objection-endpoints';
import { raisedObjectionLifecycle, waitingObjections } from '@zhaocai/model/objection/objection-lifecycle';
import { project } from '@zhaocai/model/tendering/project';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import { listInput, useListState } from '../../../kit/resource-page/list-state.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { objectionPath } from '../paths.ts';
import { objectionTexts as texts } from '../texts.ts';

const { fields } = objection;

const isWaiting = ({ appealStatus }: RaisedObjectionLine) =>
  raisedObjectionLifecycle.is(appealStatus, ...waitingObjections);

const columns: DataColumn<RaisedObjectionLine>[] = [
  { prop: 'appealNo', label: fields.appealNo.label, width: 170, type: 'mylink' },
  {
    prop: 'appealType',
    label: fields.appealType.label,
    width: 120,
    render: (row) => <ChoiceTag choices={appealType.choices} value={row.appealType} />,
  },
  {
    prop: 'appealStatus',
    label: fields.appealStatus.label,
    width: 130,
    render: (row) => <ChoiceTag choices={raisedObjectionLifecycle.choices} value={row.appealStatus} />,
  },
  {
    prop: 'dueTime',
    label: fields.dueTime.label,
    width: 230,
    render: (row) => <Deadline at={row.dueTime} isMet={!isWaiting(row)} isDuty />,
  },
  { prop: 'projectName', label: project.fields.projectName.label, width: 220 },
  { prop: 'projectNo', label: project.fields.projectNo.label, width: 140, isProno: true, visible: false },
  {
    prop: 'target',
    label: fields.target.label,
    width: 110,
    render: (row) => <ChoiceTag choices={appealTarget.choices} value={row.target} />,
  },
  {
    prop: 'submitTime',
    label: fields.submitTime.label,
    width: 160,
    render: ({ submitTime }) => submitTime && <time className="kit-number">{shownInstant(submitTime)}</time>,
  },
  { prop: 'request', label: fields.request.label, width: 220, visible: false },
  { prop: 'answerTime', label: fields.answerTime.label, width: 170, visible: false },
  { prop: 'closeTime', label: fields.closeTime.label, width: 170, visible: false },
];

/** What was raised across projects, what waits first: the buyer's, or a supplier's own; `?projectId=` keeps a project's. */
export function ObjectionListPage() {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const [state, change] = useListState();
  const query = useEndpoint(objectionPage, listInput(state), { keepPrevious: true });
  const isSupplier = allowed('objection_raise');
  const states = raisedObjectionLifecycle.choices.filter(({ name }) => isSupplier || name !== 'draft');
  return (
    <ListPage<RaisedObjectionLine>
      id="objections"
      title={t(texts.objections)}
      columns={columns}
      query={query}
      state={state}
      onState={change}
      exported={objectionExport}
      filters={[
        { name: 'keyword', label: texts.keyword },
        { name: 'appealType', label: fields.appealType.label, choices: appealType.choices },
        { name: 'target', label: fields.target.label, choices: appealTarget.choices },
        { name: 'appealStatus', label: fields.appealStatus.label, choices: states },
      ]}
      onOpen={({ id }) => void navigate(objectionPath(id))}
      empty={{ title: t(texts.none), help: t(isSupplier ? texts.noneSupplier : texts.noneBuyer) }}
    />
  );
}
