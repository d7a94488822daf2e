import { question } from '@zhaocai/model/clarification/question';
import { questionExport, questionPage, type QuestionAnswer } from '@zhaocai/model/clarification/question-endpoints';
import { questionLifecycle } from '@zhaocai/model/clarification/question-lifecycle';
import { project } from '@zhaocai/model/tendering/project';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { ListPage } from '../../kit/resource-page/list-page.tsx';
import { listInput, useListState } from '../../kit/resource-page/list-state.ts';
import { shownColumns } from '../../kit/resource-page/shown-columns.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { Deadline } from '../../kit/widgets/deadline.tsx';
import { bidQuestionsPath, projectQuestionsPath } from './paths.ts';
import { clarificationTexts as texts } from './texts.ts';

const { fields } = question;

const isWaiting = ({ questionStatus }: QuestionAnswer) => questionLifecycle.is(questionStatus, 'unanswered', 'drafted');

const columns = shownColumns<QuestionAnswer>(
  { ...project.fields, ...fields },
  {
    title: { width: 250, type: 'mylink' },
    questionStatus: { width: 100 },
    dueTime: { width: 230, render: (row) => <Deadline at={row.dueTime} isMet={!isWaiting(row)} isDuty /> },
    projectName: { width: 200 },
    projectNo: { width: 130, isProno: true },
    askTime: { width: 170 },
    publishTime: { width: 170, visible: false },
    anonymousNo: { width: 110, visible: false },
  },
);

/** What was asked across projects, what waits for an answer first: the buyer's, or a supplier's own. */
export function QuestionListPage() {
  const t = useText();
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
      pathOf={(row) => (isAsker ? bidQuestionsPath(row) : projectQuestionsPath(row.projectId))}
      empty={{ title: t(texts.noneInList), help: t(isAsker ? texts.noneInListSupplier : texts.noneInListBuyer) }}
    />
  );
}
