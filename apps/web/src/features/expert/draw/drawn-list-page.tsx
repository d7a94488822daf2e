import { recordType } from '@zhaocai/model/expert/draw/choices';
import { drawnExpert } from '@zhaocai/model/expert/draw/drawn-expert';
import { drawnExpertLifecycle } from '@zhaocai/model/expert/draw/drawn-expert-lifecycle';
import { expertDraw } from '@zhaocai/model/expert/draw/expert-draw';
import { drawnExpertExport, drawnExpertPage, type DrawnAnswer } from '@zhaocai/model/expert/draw/record-endpoints';
import { expert } from '@zhaocai/model/expert/expert';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import { listInput, useListState } from '../../../kit/resource-page/list-state.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { expertDrawPath } from '../paths.ts';
import { texts } from './texts.ts';

type Listed = DrawnAnswer & { readonly id: string };

const { fields } = drawnExpert;
const columns: readonly DataColumn<Listed>[] = [
  { prop: 'name', label: expert.fields.name.label, width: 110, type: 'mylink' },
  {
    prop: 'joinStatus',
    label: fields.joinStatus.label,
    width: 140,
    render: ({ joinStatus }) => <ChoiceTag choices={drawnExpertLifecycle.choices} value={joinStatus} />,
  },
  {
    prop: 'recordType',
    label: fields.recordType.label,
    width: 120,
    render: ({ recordType: type }) => <ChoiceTag choices={recordType.choices} value={type} />,
  },
  { prop: 'projectName', label: fields.projectName.label, width: 220 },
  {
    prop: 'reviewTime',
    label: expertDraw.fields.reviewTime.label,
    width: 160,
    render: ({ reviewTime }) => shownInstant(reviewTime),
  },
  { prop: 'workUnit', label: expert.fields.workUnit.label, width: 180 },
  { prop: 'drawNo', label: expertDraw.fields.drawNo.label, width: 160, isProno: true },
  { prop: 'round', label: fields.round.label, width: 80 },
  { prop: 'orderNo', label: fields.orderNo.label, width: 80 },
  { prop: 'reason', label: fields.reason.label, width: 200, visible: false },
];

const filters = [
  { name: 'keyword', label: texts.keyword },
  { name: 'joinStatus', label: texts.status, choices: drawnExpertLifecycle.choices },
  { name: 'recordType', label: texts.kind, choices: recordType.choices },
];

/** Everybody's part in the draws of the unit; names as far as they may be told. */
export function DrawnListPage() {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const [state, change] = useListState();
  const query = useEndpoint(drawnExpertPage, listInput(state), { keepPrevious: true });
  return (
    <ListPage<Listed>
      id="drawnExperts"
      title={t(texts.drawn)}
      columns={columns}
      query={query}
      state={state}
      onState={change}
      exported={allowed('expertDraw_export') ? drawnExpertExport : undefined}
      filters={filters}
      onOpen={({ randomInfoId }) => void navigate(`${expertDrawPath}?id=${randomInfoId}`)}
      empty={{ title: t(texts.drawnEmpty) }}
    />
  );
}
