import { askedFor } from '@zhaocai/model/evaluation/choices';
import { bidQuestion, bidQuestionLifecycle } from '@zhaocai/model/evaluation/bid-question';
import type { AskedQuestion } from '@zhaocai/model/evaluation/question-endpoints';
import type { FileValue } from '@zhaocai/model/kit/field';
import type { ReactNode } from 'react';
import { FieldValueView } from '../../../kit/resource-form/field-value.tsx';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import './question.css';
import { questionTexts as texts } from './texts.ts';

type Told = Omit<AskedQuestion, 'entryId' | 'bidderName' | 'minutes'>;

interface QuestionLineProps {
  readonly asked: Told;
  /** Whom it is asked, or about which package. */
  readonly title: string;
  readonly marks?: ReactNode;
  readonly children?: ReactNode;
}

/** A question of the committee with its answer, the same for everybody who reads it. */
export function QuestionLine({ asked, title, marks, children }: QuestionLineProps) {
  const t = useText();
  const { questionStatus, dueTime, answerTime, content, answer, answerFiles, dropReason } = asked;
  return (
    <li className="bid-question">
      <header className="bid-question-head">
        <strong>{title}</strong>
        <ChoiceTag choices={askedFor.choices} value={asked.askedFor} />
        <ChoiceTag choices={bidQuestionLifecycle.choices} value={questionStatus} />
        {bidQuestionLifecycle.is(questionStatus, 'sent') && <Deadline at={dueTime} />}
        {answerTime && <time className="kit-number kit-quiet">{shownInstant(answerTime)}</time>}
        {marks}
      </header>
      <Said by={t(texts.question)} text={content} files={null} />
      {answer !== null && <Said by={t(texts.answer)} text={answer} files={answerFiles} />}
      {dropReason && <p className="evaluation-hint">{t(texts.dropped, { reason: dropReason })}</p>}
      {children && <div className="bid-question-acts">{children}</div>}
    </li>
  );
}

function Said({ by, text, files }: { readonly by: string; readonly text: string; readonly files: FileValue[] | null }) {
  return (
    <div className="bid-question-said">
      <span>{by}</span>
      <div>
        <p>{text}</p>
        {files && files.length > 0 && <FieldValueView field={bidQuestion.fields.answerFiles} value={files} />}
      </div>
    </div>
  );
}
