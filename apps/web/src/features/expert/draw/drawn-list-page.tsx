import { recordType } from '@zhaocai/model/expert/draw/choices';
import { drawnExpert } from '@zhaocai/model/expert/draw/drawn-expert';
import { drawnExpertLifecycle } from '@zhaocai/model/expert/draw/drawn-expert-lifecycle';
import { expertDraw } from '@zhaocai/model/expert/draw/expert-draw';
import { drawnExpertExport, drawnExpertPage, type DrawnAnswer } from '@zhaocai/model/expert/draw/record-endpoints';
import { expert } from '@zhaocai/model/expert/expert';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import { listInput, useListState } from '../../../kit/resource-page/list-state.ts';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { expertDrawPath } from '../paths.ts';
import { texts } from './texts.ts';

type Listed = DrawnAnswer & { readonly id: string };

const { fields } = drawnExpert;
const columns = shownColumns<Listed>(
  {
    ...fields,
    name: expert.fields.name,
    reviewTime: expertDraw.fields.reviewTime,
    workUnit: expert.fields.workUnit,
    drawNo: expertDraw.fields.drawNo,
  },
  {
    name: { width: 110, type: 'mylink' },
    joinStatus: { width: 140 },
    recordType: { width: 120 },
    projectName: { width: 220 },
    reviewTime: { width: 160 },
    workUnit: { width: 180 },
    drawNo: { width: 160, isProno: true },
    round: { width: 80 },
    orderNo: { width: 80 },
    reason: { width: 200, visible: false },
  },
);

const filters = [
  { name: 'keyword', label: texts.keyword },
  { name: 'joinStatus', label: texts.status, choices: drawnExpertLifecycle.choices },
  { name: 'recordType', label: texts.kind, choices: recordType.choices },
];

/** Everybody's part in the draws of the unit; names as far as they may be told. */
export function DrawnListPage() {
  const t = useText();
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
      pathOf={({ randomInfoId }) => `${expertDrawPath}?id=${randomInfoId}`}
      empty={{ title: t(texts.drawnEmpty) }}
    />
  );
}
