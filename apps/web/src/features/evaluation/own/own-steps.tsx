import { memberRole, memberTask } from '@zhaocai/model/evaluation/choices';
import { committeeLifecycle } from '@zhaocai/model/evaluation/committee-lifecycle';
import {
  promiseEvaluation,
  signInToEvaluation,
  voteForLeader,
  type OwnSeat,
  type ownEvaluation,
} from '@zhaocai/model/evaluation/own-endpoints';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import type { Text } from '@zhaocai/model/kit/text';
import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { words } from '../../../kit/text/words.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { NumberedSteps } from '../../../kit/widgets/numbered-steps.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { scorePath } from '../paths.ts';
import { evaluationTexts as texts } from '../texts.ts';

/** A member's own seat, as he reads it. */
export type Own = EndpointOutput<typeof ownEvaluation>;

interface OwnProps {
  readonly own: Own;
}

/** Sign-in, promise, election: what is waited for from him now, and how far the others are. */
export function OwnSteps({ own }: OwnProps) {
  const t = useText();
  const watches = memberRole.is(own.role, 'supervisor');
  const steps = [
    { key: 'signIn', title: t(texts.stepSignIn) },
    ...(watches
      ? []
      : [
          { key: 'promise', title: t(texts.stepPromise) },
          { key: 'vote', title: t(texts.stepVote) },
        ]),
  ];
  return (
    <Section title={t(texts.steps)} id="steps">
      <div className="evaluation-steps">
        <NumberedSteps steps={steps} current={stepOf(own)} />
      </div>
      {own.bidders.length > 0 && (
        <p className="evaluation-text">
          {t(texts.bidders)}: {own.bidders.join(t(words.comma))}
        </p>
      )}
      <NextStep own={own} />
      <ToDesk own={own} />
      {own.seats.length > 0 && <Seats own={own} />}
    </Section>
  );
}

/** Where he evaluates, from the election on; whoever watches scores nothing. */
function ToDesk({ own: { id, groupStatus, role } }: OwnProps) {
  const t = useText();
  if (!committeeLifecycle.is(groupStatus, 'evaluating', 'done') || memberRole.is(role, 'supervisor')) return null;
  return (
    <p>
      <Link to={scorePath(id)}>{t(texts.toDesk)}</Link>
    </p>
  );
}

function stepOf({ signTime, promiseTime, groupStatus }: Own): number {
  if (committeeLifecycle.is(groupStatus, 'evaluating', 'done')) return 3;
  if (signTime === null) return 0;
  return promiseTime === null ? 1 : 2;
}

function NextStep({ own }: OwnProps) {
  const t = useText();
  const { task, isOpened } = own;
  if (memberTask.is(task, 'signIn')) return <SignIn own={own} />;
  if (memberTask.is(task, 'promise') && isOpened) return <GivePromise own={own} />;
  if (memberTask.is(task, 'vote')) return null;
  const words = waitingFor(own);
  return words && <Alert type={words === texts.electedSelf ? 'success' : 'info'} showIcon title={t(words)} />;
}

function waitingFor({ task, groupStatus, isLeader, seats, promiseTime }: Own): Text | undefined {
  if (isLeader) return texts.electedSelf;
  if (committeeLifecycle.is(groupStatus, 'evaluating', 'done')) return undefined;
  if (committeeLifecycle.is(groupStatus, 'forming')) return texts.waitWhole;
  if (memberTask.is(task, 'promise')) return texts.waitOpening;
  if (promiseTime === null) return undefined;
  return seats.some(({ isSelf, hasVoted }) => isSelf && hasVoted) ? texts.waitVotes : texts.waitOthers;
}

function SignIn({ own: { id, version } }: OwnProps) {
  const t = useText();
  const [hasNoConflict, setSaid] = useState(false);
  const signing = useCommand(signInToEvaluation, { success: texts.signedIn });
  return (
    <>
      <div className="evaluation-checks">
        <Checkbox checked={hasNoConflict} onChange={(event) => setSaid(event.target.checked)}>
          {t(texts.conflict)}
        </Checkbox>
      </div>
      <Button
        type="primary"
        disabled={!hasNoConflict}
        loading={signing.isRunning}
        onClick={() => void signing.run({ id, version, hasNoConflict })}
      >
        {t(texts.signIn)}
      </Button>
    </>
  );
}

function GivePromise({ own: { id, version } }: OwnProps) {
  const t = useText();
  const [hasNoConflict, setSaid] = useState(false);
  const [isPromised, setPromised] = useState(false);
  const promising = useCommand(promiseEvaluation, { success: texts.promiseGiven });
  return (
    <>
      <p className="evaluation-text">{t(texts.promiseText)}</p>
      <div className="evaluation-checks">
        <Checkbox checked={hasNoConflict} onChange={(event) => setSaid(event.target.checked)}>
          {t(texts.conflictBidders)}
        </Checkbox>
        <Checkbox checked={isPromised} onChange={(event) => setPromised(event.target.checked)}>
          {t(texts.agreePromise)}
        </Checkbox>
      </div>
      <Button
        type="primary"
        disabled={!hasNoConflict || !isPromised}
        loading={promising.isRunning}
        onClick={() => void promising.run({ id, version, hasNoConflict, isPromised })}
      >
        {t(texts.givePromise)}
      </Button>
    </>
  );
}

/** With whom he evaluates; while they elect, a button for whoever may lead. */
function Seats({ own }: OwnProps) {
  const t = useText();
  const votes = memberTask.is(own.task, 'vote');
  return (
    <>
      {votes && (
        <p className="evaluation-hint">
          {own.voteRound > 1 && `${t(texts.round, { round: own.voteRound })} · `}
          {t(texts.voteHelp)}
        </p>
      )}
      <ul className="evaluation-list">
        {own.seats.map((seat) => (
          <li key={seat.id}>
            <span className="evaluation-main">{seat.name}</span>
            <ChoiceTag choices={memberRole.choices} value={seat.role} />
            {seat.isSelf && <span className="kit-quiet">{t(texts.self)}</span>}
            {seat.hasPromised && <span>{t(texts.promised)}</span>}
            {seat.hasVoted && <span>{t(texts.voted)}</span>}
            {votes && seat.mayLead && <VoteButton own={own} seat={seat} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function VoteButton({ own: { id, version }, seat }: OwnProps & { readonly seat: OwnSeat }) {
  const t = useText();
  const confirm = useConfirm();
  const voting = useCommand(voteForLeader, { success: texts.votedFor });
  const vote = async () => {
    const question = { title: t(texts.voteAsk, { name: seat.name }), text: t(texts.voteHelp), ok: t(texts.voteFor) };
    if (await confirm(question)) await voting.run({ id, version, candidateId: seat.id });
  };
  return (
    <span className="evaluation-acts">
      <Button size="small" loading={voting.isRunning} onClick={() => void vote()}>
        {t(texts.voteFor)}
      </Button>
    </span>
  );
}
