import { bulletinType } from '@zhaocai/model/tendering/choices';
import {
  answerSourceObjection,
  type InvitationList,
  type SourceObjectionLine,
} from '@zhaocai/model/tendering/invitation-endpoints';
import { sourceObjectionLifecycle } from '@zhaocai/model/tendering/source-objection';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { DecisionButtons } from '../decision-buttons.tsx';
import { newNoticePath, noticePath } from '../paths.ts';
import { ObjectionDialog } from './objection-dialog.tsx';
import { invitationTexts as texts } from './texts.ts';

interface SourcePublicityProps {
  readonly publicity: NonNullable<InvitationList['publicity']>;
  readonly projectId: string;
  readonly now: string;
  readonly isListed: boolean;
  readonly canChange: boolean;
}

/** The publicity of a single source, until when it runs, and the objections that it brought. */
export function SourcePublicity({ publicity, projectId, now, isListed, canChange }: SourcePublicityProps) {
  const t = useText();
  const [isNoting, setNoting] = useState(false);
  const { noticeId, objections } = publicity;
  return (
    <div className="invite-publicity">
      <div className="invite-line">
        <h3 className="invite-subtitle">{t(texts.publicity)}</h3>
        {noticeId && <Link to={noticePath(noticeId)}>{t(texts.seePublicity)}</Link>}
        {canChange && (!noticeId || publicity.isOther) && isListed && (
          <Link to={newNoticePath(projectId, bulletinType.code.publicity)}>
            <Button size="small" type="primary">
              {t(texts.publicise)}
            </Button>
          </Link>
        )}
        {canChange && noticeId && (
          <Button size="small" onClick={() => setNoting(true)}>
            {t(texts.addObjection)}
          </Button>
        )}
      </div>
      <Standing publicity={publicity} now={now} />
      {canChange && !isListed && <p className="tender-hint invite-hint">{t(texts.publicityWhom)}</p>}
      {noticeId && objections.length === 0 && <p className="tender-hint invite-hint">{t(texts.noObjections)}</p>}
      {objections.length > 0 && (
        <ul className="detail-list" aria-label={t(texts.objections)}>
          {objections.map((line) => (
            <Objection key={line.id} line={line} />
          ))}
        </ul>
      )}
      <ObjectionDialog projectId={projectId} isOpen={isNoting} onClose={() => setNoting(false)} />
    </div>
  );
}

function Standing({ publicity, now }: Pick<SourcePublicityProps, 'publicity' | 'now'>) {
  const t = useText();
  const { isNeeded, article, endTime, isOther } = publicity;
  if (isOther) return <Alert type="error" showIcon title={t(texts.publicityOther)} />;
  if (endTime === null)
    return isNeeded ? (
      <Alert type="warning" showIcon title={t(texts.publicityNeeded, { article })} />
    ) : (
      <Alert type="info" showIcon title={t(texts.publicityNotNeeded)} />
    );
  const isOver = endTime <= now;
  const until = shownInstant(endTime);
  return (
    <Alert
      type={isOver ? 'success' : 'info'}
      showIcon
      title={t(isOver ? texts.publicityOver : texts.publicityRunning, { until })}
    />
  );
}

function Objection({ line }: { line: SourceObjectionLine }) {
  const t = useText();
  const { answer, isRunning } = useAnswer(line);
  return (
    <li>
      <ChoiceTag choices={sourceObjectionLifecycle.choices} value={line.objectionStatus} />
      <span>{line.objector}</span>
      <Instant at={line.receiveTime} className="detail-time" />
      <p className="detail-exception">
        {line.content}
        {line.answer && <span className="tender-sub">{t(texts.answer, { text: line.answer })}</span>}
      </p>
      <DecisionButtons
        allowed={line.actions}
        isRunning={isRunning}
        yes={{ action: 'dismiss', label: texts.dismiss, run: () => answer(false) }}
        no={{ action: 'uphold', label: texts.uphold, run: () => answer(true) }}
      />
    </li>
  );
}

function useAnswer({ id, version, objector: name }: SourceObjectionLine) {
  const t = useText();
  const askReason = useAskReason();
  const answering = useCommand(answerSourceObjection, { success: texts.answered });
  const answer = async (isUpheld: boolean) => {
    const text = await askReason({
      title: t(texts.answerTitle, { name }),
      text: isUpheld ? t(texts.upholdText) : undefined,
      placeholder: t(texts.answerPlaceholder),
      ok: t(isUpheld ? texts.uphold : texts.dismiss),
      isDangerous: isUpheld,
    });
    if (text) await answering.run({ id, version, isUpheld, answer: text });
  };
  return { answer, isRunning: answering.isRunning };
}
