import { question } from '@zhaocai/model/clarification/question';
import { saveQuestion, type QuestionAnswer } from '@zhaocai/model/clarification/question-endpoints';
import type { FileValue, Fields } from '@zhaocai/model/kit/field';
import { bulletinsOfProject } from '@zhaocai/model/tendering/bulletin-endpoints';
import { bulletinLifecycle } from '@zhaocai/model/tendering/bulletin-lifecycle';
import { bulletinType } from '@zhaocai/model/tendering/choices';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { ResourceForm, type FormValues, type ResourceFormHandle } from '../../kit/resource-form/resource-form.tsx';
import { useText } from '../../kit/text/language.ts';
import { Dialog } from '../../kit/widgets/dialog.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { newChangePath } from './paths.ts';
import { clarificationTexts as texts } from './texts.ts';

interface AnswerDialogProps {
  readonly asked: QuestionAnswer;
  readonly onClose: () => void;
}

/** Writes the answer; it is published by a second step. */
export function AnswerDialog({ asked, onClose }: AnswerDialogProps) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  const notices = useEndpoint(bulletinsOfProject, { projectId: asked.projectId });
  const answering = useCommand(saveQuestion, { success: texts.answerSaved });
  const close = () => (form.current ? form.current.cancel() : onClose());
  const answer = async (values: FormValues) => {
    const done = await answering.run({
      id: asked.id,
      version: asked.version,
      replyContent: String(values.replyContent ?? ''),
      // As the form's own widget gives them.
      replyFiles: ((values.replyFiles ?? []) as FileValue[]).map((file) => ({ ...file })),
      changesDocuments: values.changesDocuments === true,
      changeBulletinId: values.changeBulletinId ? String(values.changeBulletinId) : null,
      showsFiles: values.showsFiles === true,
      shownTitle: String(values.shownTitle ?? ''),
      shownContent: String(values.shownContent ?? ''),
    });
    if (done) onClose();
    return done !== undefined;
  };
  return (
    <Dialog isOpen title={t(texts.answerTitle)} width={720} onClose={close}>
      <p className="question-asked">{asked.content}</p>
      <p className="question-help">
        {t(texts.answerHelp)} <Link to={newChangePath(asked.projectId)}>{t(texts.draftChange)}</Link>
      </p>
      <Loaded query={notices} rows={4}>
        {(rows) => (
          <ResourceForm
            ref={form}
            fields={fieldsOf(
              asked,
              rows.filter((one) => isLaterChange(one, asked)),
            )}
            initial={{
              ...asked,
              shownTitle: asked.shownTitle ?? asked.title,
              shownContent: asked.shownContent ?? asked.content,
            }}
            submitText={t(texts.saveAnswer)}
            onSubmit={answer}
            onCancel={onClose}
          />
        )}
      </Loaded>
    </Dialog>
  );
}

interface Notice {
  readonly id: string;
  readonly title: string;
  readonly bulletinType: number;
  readonly bulletinStatus: number | null;
  readonly publishTime: string | null;
}

function isLaterChange({ bulletinType: kind, bulletinStatus, publishTime }: Notice, { askTime }: QuestionAnswer) {
  return (
    bulletinType.is(kind, 'change') &&
    bulletinLifecycle.is(bulletinStatus, 'published', 'ended') &&
    publishTime !== null &&
    publishTime >= askTime
  );
}

function fieldsOf(asked: QuestionAnswer, changes: readonly Notice[]): Fields {
  const { replyContent, replyFiles, changesDocuments, changeBulletinId, showsFiles } = question.fields;
  const { shownTitle, shownContent } = question.fields;
  return {
    shownTitle,
    shownContent,
    replyContent: { ...replyContent, required: true },
    replyFiles,
    ...((asked.files ?? []).length > 0 && { showsFiles }),
    changesDocuments,
    changeBulletinId: {
      kind: 'text',
      label: changeBulletinId.label,
      maxLength: 20,
      help: texts.noticeHelp,
      words: changes.map(({ id, title, publishTime }) => {
        const named = `${title} ${publishTime?.slice(0, 16) ?? ''}`;
        return { value: id, label: { zh: named, en: named } };
      }),
    },
  };
}
