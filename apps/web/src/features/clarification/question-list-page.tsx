import { question } from '@zhaocai/model/clarification/question';
import { questionExport, questionPage, type QuestionAnswer } from '@zhaocai/model/clarification/question-endpoints';
import { questionLifecycle } from '@zhaocai/model/clarification/question-lifecycle';
import { project } from '@zhaocai/model/tendering/project';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../kit/data-table/column.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { ListPage } from '../../kit/resource-page/list-page.tsx';
import { listInput, useListState } from '../../kit/resource-page/list-state.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../kit/widgets/deadline.tsx';
import { bidQuestionsPath, projectQuestionsPath } from './paths.ts';
import { clarificationTexts as texts } from './texts.ts';

const { fields } = question;

const isWaiting = ({ questionStatus }: QuestionAnswer) => questionLifecycle.is(questionStatus, 'unanswered', 'drafted');

const columns: DataColumn<QuestionAnswer>[] = [
  { prop: 'title', label: fields.title.label, width: 250, type: 'mylink' },
  {
    prop: 'questionStatus',
    label: fields.questionStatus.label,
    width: 100,
    render: (row) => <ChoiceTag choices={questionLifecycle.choices} value={row.questionStatus} />,
  },
  {
    prop: 'dueTime',
    label: fields.dueTime.label,
    width: 230,
    render: (row) => <Deadline at={row.dueTime} isMet={!isWaiting(row)} isDuty />,
  },
  { prop: 'projectName', label: project.fields.projectName.label, width: 200 },
  { prop: 'projectNo', label: project.fields.projectNo.label, width: 130, isProno: true },
  { prop: 'askTime', label: fields.askTime.label, width: 170 },
  { prop: 'publishTime', label: fields.publishTime.label, width: 170, visible: false },
  { prop: 'anonymousNo', label: fields.anonymousNo.label, width: 110, visible: false },
];

/** What was asked across projects, what waits for an answer first: the buyer's, or a supplier's own. */
export function QuestionListPage() {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const [state, change] = useListState();
  const query = useEndpoint(questionPage, listInput(state), { keepPrevious: true });
  const isAsker = allowed('question_ask');
  return (
    <ListPage<QuestionAnswer>
      id="questions"
      title={t(texts.listTitle)}
      columns={columns}
      query={query}
      state={state}
      onState={change}
      exported={questionExport}
      filters={[
        { name: 'keyword', label: texts.keyword },
        {
          name: 'questionStatus',
          label: fields.questionStatus.label,
          choices: questionLifecycle.choices.filter(({ name }) => !isAsker || name !== 'drafted'),
        },
      ]}
      onOpen={(row) => void navigate(isAsker ? bidQuestionsPath(row) : projectQuestionsPath(row.projectId))}
      empty={{ title: t(texts.noneInList), help: t(isAsker ? texts.noneInListSupplier : texts.noneInListBuyer) }}
    />
  );
}
