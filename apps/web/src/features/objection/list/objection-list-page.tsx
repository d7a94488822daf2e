import { appealTarget, appealType } from '@zhaocai/model/objection/choices';
import { objection } from '@zhaocai/model/objection/objection';
import { objectionExport, objectionPage, type RaisedObjectionLine } from '@zhaocai/model/objection/objection-endpoints';
import { raisedObjectionLifecycle, waitingObjections } from '@zhaocai/model/objection/objection-lifecycle';
import { project } from '@zhaocai/model/tendering/project';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import { listInput, useListState } from '../../../kit/resource-page/list-state.ts';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { objectionPath } from '../paths.ts';
import { objectionTexts as texts } from '../texts.ts';

const { fields } = objection;

const isWaiting = ({ appealStatus }: RaisedObjectionLine) =>
  raisedObjectionLifecycle.is(appealStatus, ...waitingObjections);

const columns = shownColumns<RaisedObjectionLine>(
  { ...project.fields, ...fields },
  {
    appealNo: { width: 170, type: 'mylink' },
    appealType: { width: 120 },
    appealStatus: { width: 130 },
    dueTime: { width: 230, render: (row) => <Deadline at={row.dueTime} isMet={!isWaiting(row)} isDuty /> },
    projectName: { width: 220 },
    projectNo: { width: 140, isProno: true, visible: false },
    target: { width: 110 },
    submitTime: { width: 160 },
    request: { width: 220, visible: false },
    answerTime: { width: 170, visible: false },
    closeTime: { width: 170, visible: false },
  },
);

/** What was raised across projects, what waits first: the buyer's, or a supplier's own; `?projectId=` keeps a project's. */
export function ObjectionListPage() {
  const t = useText();
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
      pathOf={({ id }) => objectionPath(id)}
      empty={{ title: t(texts.none), help: t(isSupplier ? texts.noneSupplier : texts.noneBuyer) }}
    />
  );
}
