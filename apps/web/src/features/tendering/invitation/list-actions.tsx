import { invitationLifecycle } from '@zhaocai/model/tendering/invitation';
import { inviteNextDrawn, sendInvitations, type InvitationList } from '@zhaocai/model/tendering/invitation-endpoints';
import { invitationDrawLifecycle } from '@zhaocai/model/tendering/invitation-draw';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { AddSuppliers } from './add-suppliers.tsx';
import { DrawDialog } from './draw-dialog.tsx';
import { invitationTexts as texts } from './texts.ts';

interface ListActionsProps {
  readonly list: InvitationList;
  readonly detail: Pick<ProjectDetail, 'id' | 'entryEndTime'>;
}

/** How the list grows: by name, by lot, in the order of the lot; and who was added late is asked. */
export function ListActions({ list, detail }: ListActionsProps) {
  const t = useText();
  const [opened, setOpened] = useState<'add' | 'draw'>();
  const close = () => setOpened(undefined);
  const isDrawn = list.draw !== null && invitationDrawLifecycle.is(list.draw.drawStatus, 'drawn');
  const isFull = list.most !== null && list.invitations.length >= list.most;
  return (
    <>
      {list.poolFactor === null && !isFull && (
        <Button size="small" onClick={() => setOpened('add')}>
          {t(texts.add)}
        </Button>
      )}
      {list.poolFactor !== null && !isDrawn && (
        <Button size="small" type="primary" onClick={() => setOpened('draw')}>
          {t(list.draw ? texts.drawGoOn : texts.draw)}
        </Button>
      )}
      {isDrawn && hasRoom(list) && <NextDrawn projectId={detail.id} />}
      {list.isLate && <SendLate list={list} detail={detail} />}
      {opened === 'add' && <AddSuppliers projectId={detail.id} isOne={list.most === 1} onClose={close} />}
      <DrawDialog list={list} isOpen={opened === 'draw'} onClose={close} />
    </>
  );
}

/** One of those who were drawn declined, and nobody took the place yet. */
function hasRoom({ draw, invitations }: InvitationList): boolean {
  const asked = invitations.filter((line) => !invitationLifecycle.is(line.invitationStatus, 'declined'));
  return draw !== null && asked.length < draw.inviteCount && invitations.length < draw.tickets.length;
}

function NextDrawn({ projectId }: { projectId: string }) {
  const t = useText();
  const confirm = useConfirm();
  const adding = useCommand(inviteNextDrawn, { success: texts.nextDone });
  const add = async () => {
    if (await confirm({ title: t(texts.nextTitle), text: t(texts.nextText), ok: t(texts.next) }))
      await adding.run({ projectId });
  };
  return (
    <Button size="small" loading={adding.isRunning} onClick={() => void add()}>
      {t(texts.next)}
    </Button>
  );
}

function SendLate({ list, detail }: ListActionsProps) {
  const t = useText();
  const allowed = useAllowed();
  const askReason = useAskReason();
  const sending = useCommand(sendInvitations);
  const drafted = list.invitations.filter((line) => invitationLifecycle.is(line.invitationStatus, 'drafted'));
  if (drafted.length === 0 || !allowed('bulletin_publish')) return null;
  const send = async () => {
    const reason = await askReason({
      title: t(texts.sendLateTitle, { count: drafted.length }),
      text: t(texts.sendLateText, { until: shownInstant(detail.entryEndTime) }),
      placeholder: t(texts.sendLateReason),
      ok: t(texts.sendLate),
      isOptional: true,
    });
    if (reason !== undefined) await sending.run({ projectId: detail.id, reason: reason || undefined });
  };
  return (
    <Button size="small" type="primary" loading={sending.isRunning} onClick={() => void send()}>
      {t(texts.sendLate)}
    </Button>
  );
}
