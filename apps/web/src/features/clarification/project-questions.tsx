import { question } from '@zhaocai/model/clarification/question';
import {
  questionMoves,
  questionsOfProject,
  type QuestionAnswer,
} from '@zhaocai/model/clarification/question-endpoints';
import { questionLifecycle } from '@zhaocai/model/clarification/question-lifecycle';
import type { Row } from '@zhaocai/model/kit/entity';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useRowMoves } from '../../kit/resource-page/use-row-moves.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../kit/widgets/deadline.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { ownNoticePath } from './paths.ts';
import { QuestionCard } from './question-card.tsx';
import { clarificationTexts as texts } from './texts.ts';

const isOpen = ({ questionStatus }: QuestionAnswer) => questionLifecycle.is(questionStatus, 'unanswered', 'drafted');

/** What suppliers ask about a published project, and what its people answer: never who asked. */
export function ProjectQuestions({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const allowed = useAllowed();
  const query = useEndpoint(questionsOfProject, { projectId }, { enabled: allowed('question_view') });
  if (!allowed('question_view') || query.data?.askUntil === null) return null;
  const waiting = query.data?.questions.filter(isOpen).length ?? 0;
  return (
    <Section
      title={t(texts.title)}
      id="questions"
      note={
        <>
          {t(texts.anonymous)}
          {waiting > 0 && `　${t(texts.waiting, { count: waiting })}`}
        </>
      }
      extra={
        query.data && (
          <>
            {t(texts.askUntil)} <Deadline at={query.data.askUntil} isMet={waiting === 0} />
          </>
        )
      }
    >
      <Loaded query={query} rows={3}>
        {({ questions }) =>
          questions.length === 0 ? (
            <p className="tender-hint detail-none">{t(texts.noneHere)}</p>
          ) : (
            <ul className="question-list">
              {questions.map((one) => (
                <ProjectQuestion key={one.id} asked={one} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

function ProjectQuestion({ asked }: { readonly asked: QuestionAnswer }) {
  const t = useText();
  const [isAnswering, setAnswering] = useState(false);
  const movesOf = useRowMoves(question, questionMoves, ({ title }) => title);
  // A move needs a row's id, version and state, which this line has; it has no stamps, for they would tell who asked.
  const moves = movesOf(asked as unknown as Row<typeof question>).filter(({ key }) => asked.actions.includes(key));
  const { questionStatus, dueTime, closeReason, changeBulletinId } = asked;
  const isDrafted = questionLifecycle.is(questionStatus, 'drafted');
  return (
    <QuestionCard
      exchange={asked}
      marks={
        <>
          <ChoiceTag choices={questionLifecycle.choices} value={questionStatus} />
          {isOpen(asked) && <Deadline at={dueTime} isDuty />}
        </>
      }
    >
      {closeReason !== null && (
        <p className="question-none question-acts">{t(texts.closed, { reason: closeReason })}</p>
      )}
      {(asked.actions.length > 0 || changeBulletinId !== null) && (
        <div className="question-acts">
          {asked.actions.includes('answer') && (
            <Button size="small" type={isDrafted ? 'default' : 'primary'} onClick={() => setAnswering(true)}>
              {t(isDrafted ? texts.changeAnswer : texts.answer)}
            </Button>
          )}
          {moves.map(({ key, label, onClick, isDangerous }) => (
            <Button
              key={key}
              size="small"
              type={key === 'publish' ? 'primary' : 'default'}
              danger={isDangerous}
              onClick={onClick}
            >
              {label}
            </Button>
          ))}
          {changeBulletinId !== null && <Link to={ownNoticePath(changeBulletinId)}>{t(texts.change)}</Link>}
        </div>
      )}
      {isAnswering && <AnswerDialog asked={asked} onClose={() => setAnswering(false)} />}
    </QuestionCard>
  );
}
