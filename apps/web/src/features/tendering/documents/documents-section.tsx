import {
  confirmPage,
  documentConfirmMoves,
  type DocumentConfirmShown,
} from '@zhaocai/model/tendering/document-confirm-endpoints';
import { documentConfirmLifecycle } from '@zhaocai/model/tendering/document-confirm';
import type { FileValue } from '@zhaocai/model/kit/field';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import { Button } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useTellRest } from '../../../kit/endpoint/cut-note.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { FileLinks } from '../../../kit/widgets/file-links.tsx';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { DecisionButtons } from '../decision-buttons.tsx';
import { HandInDocuments } from './hand-in-documents.tsx';
import { documentTexts as texts } from './texts.ts';

export interface DocumentsProps {
  readonly detail: ProjectDetail;
  readonly isHandingIn: boolean;
  readonly onHandIn: (isOpen: boolean) => void;
}

/** The documents of a project whose procedure has them confirmed: each time that they were handed in, newest first. */
export function DocumentsSection(props: DocumentsProps) {
  const hasDocuments = props.detail.stages.some(({ stage }) => projectLifecycle.is(stage, 'drafting'));
  return hasDocuments ? <Documents {...props} /> : null;
}

function Documents({ detail, isHandingIn, onHandIn }: DocumentsProps) {
  const t = useText();
  const query = useEndpoint(confirmPage, { projectId: detail.id, current: 1, size: 20 });
  useTellRest(query.data);
  const mayHandIn = detail.actions.includes('handInDocuments');
  const handIn = mayHandIn && (
    <Button type="primary" size="small" onClick={() => onHandIn(true)}>
      {t(texts.handIn)}
    </Button>
  );
  return (
    <Section title={t(texts.title)} id="documents" note={handIn || undefined}>
      <HandInDocuments detail={detail} isOpen={isHandingIn} onClose={() => onHandIn(false)} />
      <Loaded query={query} rows={2}>
        {({ records }) =>
          records.length === 0 ? (
            <Empty title={t(mayHandIn ? texts.noneYet : texts.none)} />
          ) : (
            <ul className="detail-list">
              {records.map((line) => (
                <DocumentLine key={line.id} line={line} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

function DocumentLine({ line }: { line: DocumentConfirmShown }) {
  const t = useText();
  const { confirmStatus, askedBy, decidedBy, backReason, content, createTime, decideTime, files } = line;
  return (
    <li>
      <ChoiceTag choices={documentConfirmLifecycle.choices} value={confirmStatus} />
      <span className="tender-hint">
        {t(texts.askedBy, { name: askedBy ?? '—' })}
        {decidedBy && `　${t(texts.decidedBy, { name: decidedBy })}`}
      </span>
      <Instant at={decideTime ?? createTime} className="detail-time" />
      <div className="detail-exception">
        <FileLinks files={filesOf(files)} />
        {content && <p>{content}</p>}
        {backReason && <span className="tender-sub">{t(texts.backReason, { reason: backReason })}</span>}
      </div>
      <DocumentButtons line={line} />
    </li>
  );
}

/** As they were handed in: `FileValue[]`. */
function filesOf(files: unknown): readonly FileValue[] {
  return Array.isArray(files) ? (files as FileValue[]) : [];
}

function DocumentButtons({ line }: { line: DocumentConfirmShown }) {
  const { agree, back, withdraw, isRunning } = useDecision(line);
  return (
    <DecisionButtons
      allowed={line.actions}
      isRunning={isRunning}
      yes={{ action: 'agree', label: texts.agree, run: agree }}
      no={{ action: 'back', label: texts.back, run: back }}
      withdraw={{ action: 'withdraw', label: texts.withdraw, run: withdraw }}
    />
  );
}

function useDecision({ id, version }: DocumentConfirmShown) {
  const t = useText();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const agreeing = useCommand(documentConfirmMoves.agree, { success: texts.agreed });
  const returning = useCommand(documentConfirmMoves.back, { success: texts.returned });
  const withdrawing = useCommand(documentConfirmMoves.withdraw, { success: texts.withdrawn });
  return {
    isRunning: agreeing.isRunning || returning.isRunning || withdrawing.isRunning,
    agree: async () => {
      if (await confirm({ title: t(texts.agreeTitle), text: t(texts.agreeText), ok: t(texts.agree) }))
        await agreeing.run({ id, version });
    },
    back: async () => {
      const reason = await askReason({
        title: t(texts.backTitle),
        placeholder: t(texts.backPlaceholder),
        ok: t(texts.back),
        isDangerous: true,
      });
      if (reason) await returning.run({ id, version, reason });
    },
    withdraw: () => withdrawing.run({ id, version }),
  };
}
