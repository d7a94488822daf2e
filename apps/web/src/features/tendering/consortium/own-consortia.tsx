import './consortium.css';
import '../columns/detail-columns.css';
import { memberLifecycle } from '@zhaocai/model/tendering/consortium';
import { answerConsortium, ownMemberships, type Membership } from '@zhaocai/model/tendering/consortium-endpoints';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { FileLinks } from '../../../kit/widgets/file-links.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { bidProjectPath } from '../bulletin/paths.ts';
import { MemberList } from './member-list.tsx';
import { consortiumTexts as texts } from './texts.ts';

/** The own consortia of one project: who is in them, how they stand, and the answer while one is waited for. */
export function OwnConsortia({ projectId, tenantId }: { readonly projectId: string; readonly tenantId: string }) {
  const t = useText();
  const { data = [] } = useEndpoint(ownMemberships, { projectId, tenantId });
  if (data.length === 0) return null;
  return (
    <Section title={t(texts.panel)}>
      <div className="cons-parts">
        {data.map((membership) => (
          <div key={membership.id} className="cons-part">
            <strong>{t(texts.packageTitle, { no: membership.packageNo, name: membership.packageName })}</strong>
            <MemberList members={membership.members} />
            {membership.agreementFiles.length > 0 && <FileLinks files={membership.agreementFiles} />}
            <p className="tender-hint cons-hint">{t(standing(membership))}</p>
            <AnswerButtons membership={membership} />
          </div>
        ))}
      </div>
    </Section>
  );
}

function standing({ isComplete, members }: Membership) {
  if (isComplete) return texts.complete;
  const isBroken = members.some(({ memberStatus }) => memberLifecycle.is(memberStatus, 'declined'));
  return isBroken ? texts.broken : texts.waiting;
}

/** What waits for the supplier's answer, above his registrations; nothing where nobody has asked him. */
export function AskedConsortia() {
  const t = useText();
  const { data = [] } = useEndpoint(ownMemberships, {});
  const open = data.filter(({ canAnswer }) => canAnswer);
  if (open.length === 0) return null;
  return (
    <Section title={t(texts.mine)} note={t(texts.count, { count: open.length })}>
      <ul className="cons-asked">
        {open.map((membership) => (
          <li key={membership.id}>
            <span className="cons-asked-name">
              <Link to={bidProjectPath(membership)}>{membership.projectName}</Link>
              <span className="tender-sub">
                {t(texts.leads, { name: leaderOf(membership) })} · {membership.packageName}
              </span>
            </span>
            <Deadline at={membership.bidEndTime} />
            <AnswerButtons membership={membership} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const leaderOf = ({ members }: Membership) => members.find(({ isLeader }) => isLeader)?.name ?? '';

function AnswerButtons({ membership }: { readonly membership: Membership }) {
  const t = useText();
  const allowed = useAllowed();
  const { confirm, decline, isRunning } = useAnswer(membership);
  if (!membership.canAnswer || !allowed('bid_add')) return null;
  return (
    <div className="cons-buttons">
      <Button type="primary" loading={isRunning} onClick={() => void confirm()}>
        {t(texts.confirm)}
      </Button>
      <Button disabled={isRunning} onClick={() => void decline()}>
        {t(texts.decline)}
      </Button>
    </div>
  );
}

function useAnswer(membership: Membership) {
  const t = useText();
  const ask = useConfirm();
  const askReason = useAskReason();
  const confirming = useCommand(answerConsortium, { success: texts.confirmed });
  const declining = useCommand(answerConsortium, { success: texts.declined });
  const { id, version, share } = membership;
  const name = leaderOf(membership);
  const confirm = async () => {
    const isSure = await ask({
      title: t(texts.confirmTitle, { name }),
      text: t(texts.confirmText, { share }),
      ok: t(texts.confirm),
    });
    if (isSure) await confirming.run({ id, version, agree: true });
  };
  const decline = async () => {
    const reason = await askReason({
      title: t(texts.declineTitle, { name }),
      text: t(texts.declineText),
      placeholder: t(texts.declineReason),
      ok: t(texts.decline),
      isDangerous: true,
    });
    if (reason) await declining.run({ id, version, agree: false, reason });
  };
  return { confirm, decline, isRunning: confirming.isRunning || declining.isRunning };
}
