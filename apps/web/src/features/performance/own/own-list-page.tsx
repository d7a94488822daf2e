import { evaluateResult } from '@zhaocai/model/performance/choices';
import { judgement } from '@zhaocai/model/performance/judgement';
import { judgementLifecycle } from '@zhaocai/model/performance/judgement-lifecycle';
import type { JudgementLine } from '@zhaocai/model/performance/judgement-shapes';
import {
  ownJudgementExport,
  ownJudgementPage,
  ownJudgementSummary,
} from '@zhaocai/model/performance/own-judgement-endpoints';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import { listInput, useListState } from '../../../kit/resource-page/list-state.ts';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useText } from '../../../kit/text/language.ts';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import '../performance.css';
import { ownPath } from '../paths.ts';
import { JudgedSummary } from '../record/judged-summary.tsx';
import { performanceTexts as texts } from '../texts.ts';

const { fields } = judgement;
const states = judgementLifecycle.choices.filter(({ name }) => name !== 'draft');

const columns = shownColumns<JudgementLine>(fields, {
  judgeNo: { width: 140, type: 'mylink' },
  buyerName: { width: 180 },
  totalScore: {
    width: 90,
    align: 'right',
    render: ({ totalScore }) => <strong className="kit-number">{totalScore}</strong>,
  },
  level: { width: 90 },
  judgeStatus: { width: 110 },
  confirmDue: {
    width: 220,
    render: ({ confirmDue, judgeStatus }) => (
      <Deadline at={confirmDue} isMet={!judgementLifecycle.is(judgeStatus, 'judged')} />
    ),
  },
  projectName: { width: 220 },
  period: { width: 100 },
  cycle: { width: 110, visible: false },
  judgeTime: { width: 160 },
});

/** How the reader's company, or he as an expert, was judged: what waits for his word, and how it goes over time. */
export function OwnListPage() {
  const t = useText();
  const [state, change] = useListState();
  const query = useEndpoint(ownJudgementPage, listInput(state), { keepPrevious: true });
  const { data: summary } = useEndpoint(ownJudgementSummary, {});
  return (
    <ListPage<JudgementLine>
      id="ownJudgements"
      title={t(texts.own)}
      columns={columns}
      query={query}
      state={state}
      onState={change}
      exported={ownJudgementExport}
      notice={
        summary &&
        summary.count > 0 && (
          <Section title={t(texts.trend)}>
            <JudgedSummary summary={{ ...summary, proposal: null }} pathOf={ownPath} />
          </Section>
        )
      }
      filters={[
        { name: 'keyword', label: texts.recordsKeyword },
        { name: 'judgeStatus', label: fields.judgeStatus.label, choices: states },
        { name: 'level', label: fields.level.label, choices: evaluateResult.choices },
      ]}
      pathOf={({ id }) => ownPath(id)}
      empty={{ title: t(texts.ownNone), help: t(texts.ownNoneHelp) }}
    />
  );
}
