import { bidQuestion } from '@zhaocai/model/evaluation/bid-question';
import { answerBidQuestion, ownBidQuestions, type OwnBidQuestion } from '@zhaocai/model/evaluation/question-endpoints';
import type { Fields } from '@zhaocai/model/kit/field';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { sentFiles } from '../../../kit/resource-form/sent-files.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Section } from '../../../kit/widgets/section.tsx';
import '../evaluation.css';
import { QuestionLine } from './question-lines.tsx';
import { questionTexts as texts } from './texts.ts';

interface OwnBidQuestionsProps {
  readonly projectId: string;
  /** Of the buyer. */
  readonly tenantId: string;
}

/** What a committee asks a bidder about his own bids; nothing where it asks nothing. */
export function OwnBidQuestions({ projectId, tenantId }: OwnBidQuestionsProps) {
  const t = useText();
  const allowed = useAllowed();
  const [answering, setAnswering] = useState<OwnBidQuestion>();
  const { data } = useEndpoint(
    ownBidQuestions,
    { projectId, tenantId },
    { enabled: allowed('bid_quote'), refreshMs: 30_000 },
  );
  if (!data || data.questions.length === 0) return null;
  const { article, questions } = data;
  return (
    <Section title={t(texts.ownTitle)} id="committee-questions">
      <p className="evaluation-hint">{t(texts.substance, { article })}</p>
      <ul className="bid-questions">
        {questions.map((one) => (
          <QuestionLine
            key={one.id}
            asked={one}
            title={t(texts.packageTitle, { no: one.packageNo, name: one.packageName })}
          >
            {one.mayAnswer && (
              <Button size="small" type="primary" onClick={() => setAnswering(one)}>
                {t(texts.giveAnswer)}
              </Button>
            )}
          </QuestionLine>
        ))}
      </ul>
      {answering && (
        <AnswerDialog {...{ tenantId, article }} asked={answering} onClose={() => setAnswering(undefined)} />
      )}
    </Section>
  );
}

interface AnswerDialogProps {
  readonly tenantId: string;
  readonly article: string;
  readonly asked: OwnBidQuestion;
  readonly onClose: () => void;
}

const { answer, answerFiles } = bidQuestion.fields;
const fields: Fields = {
  answer: { ...answer, readOnly: false, required: true },
  files: { ...answerFiles, readOnly: false },
};

function AnswerDialog({ tenantId, article, asked: { id, version, content }, onClose }: AnswerDialogProps) {
  const t = useText();
  const answering = useCommand(answerBidQuestion, { success: texts.answered });
  const task: FormTask = {
    title: t(texts.answerTitle),
    note: (
      <>
        <p className="bid-question-asked">{content}</p>
        {t(texts.substance, { article })} {t(texts.answerOnce)}
      </>
    ),
    fields,
    submitText: t(texts.submit),
    onSubmit: async (values) => {
      const said = { answer: String(values.answer ?? ''), files: sentFiles(values.files) ?? [] };
      return (await answering.run({ id, tenantId, version, ...said })) !== undefined;
    },
  };
  return <FormDialog task={task} width={640} onClose={onClose} />;
}
