import { evaluateResult, judgeCycle } from '@zhaocai/model/performance/choices';
import { judgement } from '@zhaocai/model/performance/judgement';
import { judgementLifecycle } from '@zhaocai/model/performance/judgement-lifecycle';
import type { JudgementLine } from '@zhaocai/model/performance/judgement-shapes';
import {
  ownJudgementExport,
  ownJudgementPage,
  ownJudgementSummary,
} from '@zhaocai/model/performance/own-judgement-endpoints';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import { listInput, useListState } from '../../../kit/resource-page/list-state.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import '../performance.css';
import { ownPath } from '../paths.ts';
import { JudgedSummary } from '../record/judged-summary.tsx';
import { performanceTexts as texts } from '../texts.ts';

const { fields } = judgement;
const states = judgementLifecycle.choices.filter(({ name }) => name !== 'draft');

const columns: readonly DataColumn<JudgementLine>[] = [
  { prop: 'judgeNo', label: fields.judgeNo.label, width: 140, type: 'mylink' },
  { prop: 'buyerName', label: fields.buyerName.label, width: 180 },
  {
    prop: 'totalScore',
    label: fields.totalScore.label,
    width: 90,
    align: 'right',
    render: ({ totalScore }) => <strong className="kit-number">{totalScore}</strong>,
  },
  {
    prop: 'level',
    label: fields.level.label,
    width: 90,
    render: ({ level }) => <ChoiceTag choices={evaluateResult.choices} value={level} />,
  },
  {
    prop: 'judgeStatus',
    label: fields.judgeStatus.label,
    width: 110,
    render: ({ judgeStatus }) => <ChoiceTag choices={judgementLifecycle.choices} value={judgeStatus} />,
  },
  {
    prop: 'confirmDue',
    label: fields.confirmDue.label,
    width: 220,
    render: ({ confirmDue, judgeStatus }) => (
      <Deadline at={confirmDue} isMet={!judgementLifecycle.is(judgeStatus, 'judged')} />
    ),
  },
  { prop: 'projectName', label: fields.projectName.label, width: 220 },
  { prop: 'period', label: fields.period.label, width: 100 },
  {
    prop: 'cycle',
    label: fields.cycle.label,
    width: 110,
    visible: false,
    render: ({ cycle }) => <ChoiceTag choices={judgeCycle.choices} value={cycle} />,
  },
  {
    prop: 'judgeTime',
    label: fields.judgeTime.label,
    width: 160,
    render: ({ judgeTime }) => judgeTime && <time className="kit-number">{shownInstant(judgeTime)}</time>,
  },
];

/** How the reader's company, or he as an expert, was judged: what waits for his word, and how it goes over time. */
export function OwnListPage() {
  const t = useText();
  const navigate = useNavigate();
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
      onOpen={({ id }) => void navigate(ownPath(id))}
      empty={{ title: t(texts.ownNone), help: t(texts.ownNoneHelp) }}
    />
  );
}
