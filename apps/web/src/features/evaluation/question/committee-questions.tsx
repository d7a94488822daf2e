import { bidQuestionLifecycle } from '@zhaocai/model/evaluation/bid-question';
import type { DeskSheet } from '@zhaocai/model/evaluation/desk-endpoints';
import {
  committeeQuestions,
  dropQuestion,
  sendQuestion,
  type CommitteeQuestions as Asked,
} from '@zhaocai/model/evaluation/question-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Section } from '../../../kit/widgets/section.tsx';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { QuestionLine } from './question-lines.tsx';
import { questionTexts as texts } from './texts.ts';

interface CommitteeQuestionsProps {
  /** The seat. */
  readonly id: string;
  readonly sheet: DeskSheet;
}

/** What the committee has asked the bidders for a package, and what they answered. */
export function CommitteeQuestions({ id, sheet }: CommitteeQuestionsProps) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const { packageId } = sheet;
  const { data } = useEndpoint(committeeQuestions, { id, packageId }, { refreshMs: 15_000 });
  if (!data) return null;
  const { questions, mayAsk, isLeader, article } = data;
  const bidders = sheet.bids
    .filter(({ isBlind, rejections }) => !isBlind && rejections.length === 0)
    .map(({ bidKey, name }) => ({ id: bidKey, name }));
  return (
    <Section
      title={t(texts.title)}
      extra={
        mayAsk && (
          <Button size="small" onClick={() => setAsking(true)}>
            {t(texts.ask)}
          </Button>
        )
      }
    >
      <p className="evaluation-hint">{t(questions.length > 0 ? texts.substance : texts.none, { article })}</p>
      <ul className="bid-questions">
        {questions.map((one) => (
          <QuestionLine
            key={one.id}
            asked={one}
            title={one.bidderName}
            marks={
              <span className="kit-quiet">
                {t(texts.askedBy, { name: one.askerName })} · {t(texts.within, { minutes: one.minutes })}
              </span>
            }
          >
            {mayAsk && <QuestionActs {...{ id, packageId, isLeader }} asked={one} />}
          </QuestionLine>
        ))}
      </ul>
      {isAsking && (
        <AskDialog asking={{ id, packageId, bidders, article, isLeader }} onClose={() => setAsking(false)} />
      )}
    </Section>
  );
}

interface QuestionActsProps extends Pick<Asked, 'isLeader'> {
  readonly id: string;
  readonly packageId: string;
  readonly asked: Asked['questions'][number];
}

/** The leader sends and takes back; whoever wrote it may leave it. */
function QuestionActs({ id, packageId, isLeader, asked }: QuestionActsProps) {
  const t = useText();
  const askReason = useAskReason();
  const sending = useCommand(sendQuestion, { success: texts.sent });
  const dropping = useCommand(dropQuestion);
  const { id: questionId, version, questionStatus, isOwn } = asked;
  const isDrafted = bidQuestionLifecycle.is(questionStatus, 'drafted');
  if (!isDrafted && !bidQuestionLifecycle.is(questionStatus, 'sent')) return null;
  if (!isLeader && !(isDrafted && isOwn)) return null;
  const which = { id, packageId, questionId, version };
  const drop = async () => {
    const ok = t(isDrafted ? texts.drop : texts.recall);
    const reason = await askReason({ title: ok, text: t(texts.dropAsk), ok, isDangerous: true });
    if (reason) await dropping.run({ ...which, reason });
  };
  return (
    <>
      {isDrafted && isLeader && (
        <Button size="small" type="primary" loading={sending.isRunning} onClick={() => void sending.run(which)}>
          {t(texts.send)}
        </Button>
      )}
      <Button size="small" onClick={() => void drop()}>
        {t(isDrafted ? texts.drop : texts.recall)}
      </Button>
    </>
  );
}
