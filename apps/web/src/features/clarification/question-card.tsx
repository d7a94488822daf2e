import type { FileValue } from '@zhaocai/model/kit/field';
import { question } from '@zhaocai/model/clarification/question';
import type { ReactNode } from 'react';
import { FieldValueView } from '../../kit/resource-form/field-value.tsx';
import { useText } from '../../kit/text/language.ts';
import { clarificationTexts as texts } from './texts.ts';
import './clarification.css';

export interface Exchange {
  readonly title: string;
  readonly anonymousNo: number;
  readonly packageNo: number | null;
  readonly content: string;
  readonly files?: readonly FileValue[] | null;
  /** In which words it is published, where those are others. */
  readonly shownTitle?: string | null;
  readonly shownContent?: string | null;
  readonly replyContent: string | null;
  readonly replyFiles?: readonly FileValue[] | null;
}

interface QuestionCardProps {
  readonly exchange: Exchange;
  /** Beside the title: state, deadline. */
  readonly marks?: ReactNode;
  /** Below question and answer: what it leads to. */
  readonly children?: ReactNode;
}

/** A question and what was answered, the same for everybody who reads it. */
export function QuestionCard({ exchange, marks, children }: QuestionCardProps) {
  const t = useText();
  const { title, anonymousNo, packageNo, content, files = null, replyContent, replyFiles = null } = exchange;
  return (
    <li className="question-card">
      <header className="question-head">
        <strong>{title}</strong>
        {marks}
        <span className="question-quiet">
          {packageNo === null ? t(texts.wholeProject) : t(texts.packageNo, { no: packageNo })}
          <span className="kit-number">{t(texts.number, { no: anonymousNo })}</span>
        </span>
      </header>
      <Said by={t(texts.question)} text={content} files={files} />
      {isRedacted(exchange) && (
        <Said
          by={t(texts.shown)}
          text={[exchange.shownTitle ?? title, exchange.shownContent ?? content].join('\n')}
          files={null}
        />
      )}
      {replyContent !== null && <Said by={t(texts.reply)} text={replyContent} files={replyFiles} isAnswer />}
      {children}
    </li>
  );
}

function isRedacted({ shownTitle = null, shownContent = null }: Exchange): boolean {
  return shownTitle !== null || shownContent !== null;
}

interface SaidProps {
  readonly by: string;
  readonly text: string;
  readonly files: readonly FileValue[] | null;
  readonly isAnswer?: boolean;
}

function Said({ by, text, files, isAnswer = false }: SaidProps) {
  return (
    <div className={isAnswer ? 'question-said question-answer' : 'question-said'}>
      <span className="question-by">{by}</span>
      <div>
        <p>{text}</p>
        {files && files.length > 0 && <FieldValueView field={question.fields.files} value={files} />}
      </div>
    </div>
  );
}
