import { researchLifecycle } from '@zhaocai/model/demand/demand-lifecycle';
import { demandResearch } from '@zhaocai/model/demand/research';
import { researchHall, researchHallExport, type ResearchLead } from '@zhaocai/model/demand/research-endpoints';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import { listInput, useListState } from '../../../kit/resource-page/list-state.ts';
import { useText, type Translate } from '../../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { noticePath } from '../paths.ts';
import { demandTexts as texts } from '../texts.ts';

const { fields } = demandResearch;

function columnsOf(t: Translate): DataColumn<ResearchLead>[] {
  return [
    { prop: 'title', label: fields.title.label, width: 320, type: 'mylink' },
    {
      prop: 'researchStatus',
      label: fields.researchStatus.label,
      width: 160,
      render: (row) => (
        <>
          <ChoiceTag choices={researchLifecycle.choices} value={row.researchStatus} />
          {row.isAnswered && <ToneTag tone="green">{t(texts.answered)}</ToneTag>}
        </>
      ),
    },
    {
      prop: 'endTime',
      label: fields.endTime.label,
      width: 220,
      render: (row) => (
        <Deadline at={row.endTime} isMet={row.isAnswered || !researchLifecycle.is(row.researchStatus, 'published')} />
      ),
    },
    { prop: 'buyerName', label: fields.buyerName.label, width: 200 },
    { prop: 'publishTime', label: fields.publishTime.label, width: 170 },
  ];
}

/** What buyers ask the market, those that still take answers first. */
export function HallPage() {
  const t = useText();
  const [state, change] = useListState();
  const query = useEndpoint(researchHall, listInput(state), { keepPrevious: true });
  return (
    <ListPage<ResearchLead>
      id="researchHall"
      title={t(texts.hallTitle)}
      columns={columnsOf(t)}
      query={query}
      state={state}
      onState={change}
      exported={researchHallExport}
      filters={[
        { name: 'keyword', label: texts.keyword },
        {
          name: 'researchStatus',
          label: fields.researchStatus.label,
          choices: researchLifecycle.choices.filter(({ name }) => name !== 'draft'),
        },
      ]}
      pathOf={(row) => `${noticePath}?id=${row.id}&tenantId=${row.tenantId}`}
      empty={{ title: t(texts.noneInHall), help: t(texts.noneInHallHelp) }}
    />
  );
}
