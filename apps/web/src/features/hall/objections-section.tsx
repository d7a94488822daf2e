import { objectAtOpening } from '@zhaocai/model/hall/attend-endpoints';
import { hallObjection } from '@zhaocai/model/hall/hall';
import type { ObjectionLine } from '@zhaocai/model/hall/hall-endpoints';
import { objectionLifecycle } from '@zhaocai/model/hall/hall-lifecycle';
import { answerObjection } from '@zhaocai/model/hall/host-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { FormDialog, type FormTask } from '../../kit/resource-form/form-dialog.tsx';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { shownInstant } from '../../kit/widgets/shown-instant.ts';
import type { RoomProps } from './room-props.ts';
import { hallTexts as texts } from './texts.ts';

/** Objections on the spot with the host's answers. */
export function ObjectionsSection({ hall: { canObject }, room }: RoomProps) {
  const t = useText();
  const [isObjecting, setObjecting] = useState(false);
  const { ownEntryId, objections } = room;
  return (
    <Section
      title={t(texts.objections)}
      extra={
        canObject &&
        ownEntryId !== null && (
          <Button size="small" onClick={() => setObjecting(true)}>
            {t(texts.object)}
          </Button>
        )
      }
    >
      {objections.length === 0 && <p className="kit-quiet">{t(texts.noObjections)}</p>}
      <ul className="hall-objections">
        {objections.map((one) => (
          <Objection key={one.id} objection={one} isHost={room.hall?.isHost ?? false} />
        ))}
      </ul>
      {isObjecting && ownEntryId !== null && <ObjectDialog entryId={ownEntryId} onClose={() => setObjecting(false)} />}
    </Section>
  );
}

interface ObjectionProps {
  readonly objection: ObjectionLine;
  readonly isHost: boolean;
}

function Objection({ objection, isHost }: ObjectionProps) {
  const t = useText();
  const [isAnswering, setAnswering] = useState(false);
  const { supplierName, askTime, content, answer, answerTime, objectionStatus } = objection;
  const isOpen = objectionLifecycle.is(objectionStatus, 'open');
  return (
    <li>
      <div className="hall-objection-head">
        <strong>{supplierName}</strong>
        <ChoiceTag choices={objectionLifecycle.choices} value={objectionStatus} />
        <time className="kit-number hall-person-note">{shownInstant(askTime).slice(11)}</time>
        {isOpen && isHost && (
          <Button size="small" type="primary" onClick={() => setAnswering(true)}>
            {t(texts.answer)}
          </Button>
        )}
      </div>
      <p>{content}</p>
      {answer !== null && (
        <p className="hall-answer">
          <span className="hall-person-note">
            {t(texts.answers)} {answerTime && shownInstant(answerTime).slice(11)}
          </span>
          {answer}
        </p>
      )}
      {isAnswering && <AnswerDialog objection={objection} onClose={() => setAnswering(false)} />}
    </li>
  );
}

/** Not by the name `content`, which is the id of the page's own part. */
const objectionFields = { objection: hallObjection.fields.content } as const;

function ObjectDialog({ entryId, onClose }: { readonly entryId: string; readonly onClose: () => void }) {
  const t = useText();
  const objecting = useCommand(objectAtOpening);
  const task: FormTask = {
    title: t(texts.object),
    note: t(texts.objectHelp),
    fields: objectionFields,
    submitText: t(texts.object),
    onSubmit: async ({ objection }) =>
      (await objecting.run({ entryId, content: String(objection ?? '') })) !== undefined,
  };
  return <FormDialog task={task} width={560} onClose={onClose} />;
}

const answerFields = {
  answer: { kind: 'longText', label: texts.answerText, maxLength: 1000, required: true },
} as const;

function AnswerDialog({
  objection: { id, version, content },
  onClose,
}: {
  readonly objection: ObjectionLine;
  readonly onClose: () => void;
}) {
  const t = useText();
  const answering = useCommand(answerObjection);
  const task: FormTask = {
    title: t(texts.answer),
    note: content,
    fields: answerFields,
    submitText: t(texts.answer),
    onSubmit: async ({ answer }) => (await answering.run({ id, version, answer: String(answer ?? '') })) !== undefined,
  };
  return <FormDialog task={task} width={560} onClose={onClose} />;
}
