import { upDownBulletin } from '@zhaocai/model/tendering/bulletin-endpoints';
import { bulletinLifecycle } from '@zhaocai/model/tendering/bulletin-lifecycle';
import { bulletinType } from '@zhaocai/model/tendering/choices';
import { invitationsOfProject } from '@zhaocai/model/tendering/invitation-endpoints';
import { projectDetail } from '@zhaocai/model/tendering/project-endpoints';
import type { ObjectApproval } from '@zhaocai/model/workflow/object-approval';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { call } from '../../../kit/http/call.ts';
import { useText } from '../../../kit/text/language.ts';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { bulletinTexts as texts } from './texts.ts';

/** A draft that is to go out; where its approval is not known, the answer tells whether one was asked for. */
export interface Published {
  readonly id: string;
  readonly version: number;
  readonly approval?: ObjectApproval | null;
  readonly bulletinType: number;
  readonly projectId: string;
}

/** Publishing asks first and takes the reason that a shorter period may need; true when it is out. */
export function usePublish() {
  const t = useText();
  const askReason = useAskReason();
  const notify = useNotify();
  const command = useCommand(upDownBulletin, {
    success: 'silent',
    onSuccess: ({ flowInstanceId, bulletinStatus, handedTo }) => {
      if (flowInstanceId) return notify.success(t(texts.asked));
      const isHandedOver = bulletinLifecycle.is(bulletinStatus, 'approved');
      return notify.success(
        isHandedOver ? t(texts.handedOver, { names: handedTo?.join('、') ?? '' }) : t(texts.publishDone),
      );
    },
  });
  const publish = async (notice: Published): Promise<boolean> => {
    const { id, version, approval } = notice;
    const flow = approval?.flowName;
    const letter = bulletinType.is(notice.bulletinType, 'invitation') ? await lettersOf(notice.projectId) : undefined;
    const plain = letter ? t(texts.sendText, letter) : t(texts.publishText);
    const reason = await askReason({
      title: t(flow ? texts.askTitle : texts.publishTitle),
      text: flow ? t(texts.askText, { flow }) : plain,
      placeholder: t(texts.publishReason),
      ok: t(flow ? texts.ask : texts.publish),
      isOptional: true,
    });
    if (reason === undefined) return false;
    return (await command.run({ id, version, upDown: 1, reason: reason || undefined })) !== undefined;
  };
  return { publish, isPublishing: command.isRunning };
}

/** To how many a letter goes, and until when they answer; where that cannot be read the question is the usual one. */
async function lettersOf(projectId: string): Promise<{ count: number; until: string } | undefined> {
  try {
    const [list, project] = await Promise.all([
      call(invitationsOfProject, { projectId }),
      call(projectDetail, { id: projectId }),
    ]);
    return { count: list.data.invitations.length, until: shownInstant(project.data.entryEndTime) };
  } catch {
    return undefined;
  }
}
