import { memberRole } from '@zhaocai/model/evaluation/choices';
import {
  leaveCommittee,
  removeMember,
  type CommitteeLine,
  type CommitteeMemberLine,
} from '@zhaocai/model/evaluation/committee-endpoints';
import { committeeLifecycle, seatLifecycle } from '@zhaocai/model/evaluation/committee-lifecycle';
import { Button } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { evaluationTexts as texts } from '../texts.ts';

/** Everybody of a committee with how far he is, and what may be noted of him. */
export function MemberList({ line }: { readonly line: CommitteeLine }) {
  const t = useText();
  const mayEdit = useAllowed()('expertDraw_edit') && !committeeLifecycle.is(line.groupStatus, 'discarded', 'done');
  if (line.members.length === 0) return <p className="kit-quiet">{t(texts.addFirst)}</p>;
  return (
    <>
      <ul className="evaluation-list">
        {line.members.map((member) => (
          <li key={member.id}>
            <MemberFacts member={member} />
            {mayEdit && <MemberActs member={member} isForming={committeeLifecycle.is(line.groupStatus, 'forming')} />}
          </li>
        ))}
      </ul>
      {line.members.some(({ isNamed }) => !isNamed) && <p className="evaluation-hint">{t(texts.sealed)}</p>}
    </>
  );
}

function MemberFacts({ member }: { readonly member: CommitteeMemberLine }) {
  const t = useText();
  const { name, role, workUnit, signStatus, promiseTime, hasVoted, leaveReason, mustAvoid } = member;
  return (
    <>
      <span className="evaluation-main">{name}</span>
      <ChoiceTag choices={memberRole.choices} value={role} />
      <ChoiceTag choices={seatLifecycle.choices} value={signStatus} />
      {promiseTime && <span>{t(texts.promised)}</span>}
      {hasVoted && <span>{t(texts.voted)}</span>}
      {mustAvoid && <ToneTag tone="red">{t(texts.mustAvoid)}</ToneTag>}
      {workUnit && <span className="kit-quiet">{workUnit}</span>}
      {leaveReason && <span className="kit-quiet">{leaveReason}</span>}
    </>
  );
}

function MemberActs({ member, isForming }: { readonly member: CommitteeMemberLine; readonly isForming: boolean }) {
  const t = useText();
  const askReason = useAskReason();
  const removing = useCommand(removeMember, { success: texts.seatTaken });
  const leaving = useCommand(leaveCommittee, { success: texts.left });
  const { id, version, name, signStatus, signTime } = member;
  if (!seatLifecycle.is(signStatus, 'expected', 'present')) return null;
  const leave = async (how: 'avoid' | 'stayAway') => {
    const what = t(how === 'avoid' ? texts.noteAvoid : texts.noteAbsent);
    const question = { title: t(texts.leaveTitle, { name, what }), text: t(texts.leaveHelp), ok: what };
    const reason = await askReason({ ...question, isDangerous: true });
    if (reason) await leaving.run({ id, version, how, reason });
  };
  return (
    <span className="evaluation-acts">
      {isForming && signTime === null ? (
        <Button size="small" loading={removing.isRunning} onClick={() => void removing.run({ id })}>
          {t(texts.takeSeat)}
        </Button>
      ) : (
        <>
          <Button size="small" onClick={() => void leave('avoid')}>
            {t(texts.noteAvoid)}
          </Button>
          <Button size="small" onClick={() => void leave('stayAway')}>
            {t(texts.noteAbsent)}
          </Button>
        </>
      )}
    </span>
  );
}
