import { bidQuestion } from '@zhaocai/model/evaluation/bid-question';
import { answerBidQuestion, ownBidQuestions, type OwnBidQuestion } from '@zhaocai/model/evaluation/question-endpoints';
import type { Fields, FileValue } from '@zhaocai/model/kit/field';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ResourceForm, type FormValues, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
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
  const form = useRef<ResourceFormHandle>(null);
  const answering = useCommand(answerBidQuestion, { success: texts.answered });
  const send = async (values: FormValues) => {
    // As the form's own widget gives them.
    const files = ((values.files ?? []) as FileValue[]).map((file) => ({ ...file }));
    const saved = await answering.run({ id, tenantId, version, answer: String(values.answer ?? ''), files });
    if (saved) onClose();
    return saved !== undefined;
  };
  return (
    <Dialog
      isOpen
      title={t(texts.answerTitle)}
      width={640}
      onClose={() => (form.current ? form.current.cancel() : onClose())}
    >
      <p className="bid-question-asked">{content}</p>
      <p className="evaluation-hint">
        {t(texts.substance, { article })} {t(texts.answerOnce)}
      </p>
      <ResourceForm ref={form} fields={fields} submitText={t(texts.submit)} onSubmit={send} onCancel={onClose} />
    </Dialog>
  );
}
