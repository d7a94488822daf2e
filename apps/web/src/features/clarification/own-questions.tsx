import { question } from '@zhaocai/model/clarification/question';
import { questionsOfProject, saveQuestion } from '@zhaocai/model/clarification/question-endpoints';
import { questionLifecycle } from '@zhaocai/model/clarification/question-lifecycle';
import type { FileValue, Fields } from '@zhaocai/model/kit/field';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { ResourceForm, type FormValues, type ResourceFormHandle } from '../../kit/resource-form/resource-form.tsx';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../kit/widgets/deadline.tsx';
import { Dialog } from '../../kit/widgets/dialog.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { Instant } from '../../kit/widgets/instant.tsx';
import { QuestionCard } from './question-card.tsx';
import { clarificationTexts as texts } from './texts.ts';

export interface AskedAbout {
  readonly projectId: string;
  readonly tenantId: string;
  readonly packages: readonly { readonly id: string; readonly packageNo: number; readonly packageName: string }[];
}

/** What a supplier has asked about a project, what became of it, and until when he may ask. */
export function OwnQuestions({ about }: { readonly about: AskedAbout }) {
  const t = useText();
  const allowed = useAllowed();
  const [isAsking, setAsking] = useState(false);
  const { projectId, tenantId } = about;
  const mayRead = allowed('question_view') && allowed('question_ask');
  const { data } = useEndpoint(questionsOfProject, { projectId, tenantId }, { enabled: mayRead });
  if (!data || (data.questions.length === 0 && !data.canAsk)) return null;
  const { questions, askUntil, article, canAsk } = data;
  const rule = article ? { zh: article, en: article } : undefined;
  return (
    <Section
      title={t(texts.title)}
      id="questions"
      note={
        canAsk && (
          <>
            {t(texts.askUntil)} <Deadline at={askUntil} rule={rule} />
          </>
        )
      }
      extra={
        canAsk && (
          <Button size="small" onClick={() => setAsking(true)}>
            {t(texts.ask)}
          </Button>
        )
      }
    >
      {questions.length === 0 && <p className="question-none">{t(texts.noneOwn)}</p>}
      <ul className="question-list">
        {questions.map((one) => (
          <QuestionCard
            key={one.id}
            exchange={one}
            marks={
              <>
                <ChoiceTag choices={questionLifecycle.choices} value={one.questionStatus} />
                <Instant at={one.askTime} className="question-quiet" />
              </>
            }
          >
            {one.closeReason !== null && (
              <p className="question-none question-acts">{t(texts.closed, { reason: one.closeReason })}</p>
            )}
          </QuestionCard>
        ))}
      </ul>
      <AskDialog about={about} isOpen={isAsking} onClose={() => setAsking(false)} />
    </Section>
  );
}

interface AskDialogProps {
  readonly about: AskedAbout;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const { title, content, files } = question.fields;

function AskDialog({ about: { projectId, tenantId, packages }, isOpen, onClose }: AskDialogProps) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  const asking = useCommand(saveQuestion, { success: texts.asked });
  const close = () => (form.current ? form.current.cancel() : onClose());
  const fields: Fields = {
    ...(packages.length > 1 && {
      packageId: {
        kind: 'text',
        label: texts.about,
        maxLength: 20,
        words: packages.map((one) => ({
          value: one.id,
          label: { zh: `包${one.packageNo} ${one.packageName}`, en: `Package ${one.packageNo} ${one.packageName}` },
        })),
      },
    }),
    title,
    content,
    files,
  };
  const ask = async (values: FormValues) => {
    const answer = await asking.run({
      projectId,
      tenantId,
      packageId: values.packageId ? String(values.packageId) : null,
      title: String(values.title ?? ''),
      content: String(values.content ?? ''),
      // As the form's own widget gives them.
      files: ((values.files ?? []) as FileValue[]).map((file) => ({ ...file })),
    });
    if (answer) onClose();
    return answer !== undefined;
  };
  return (
    <Dialog isOpen={isOpen} title={t(texts.askTitle)} width={640} onClose={close}>
      <p className="question-help">{t(texts.askHelp)}</p>
      <ResourceForm ref={form} fields={fields} submitText={t(texts.sendQuestion)} onSubmit={ask} onCancel={onClose} />
    </Dialog>
  );
}
