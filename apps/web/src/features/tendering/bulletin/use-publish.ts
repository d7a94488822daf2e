import { upDownBulletin } from '@zhaocai/model/tendering/bulletin-endpoints';
import { bulletinLifecycle } from '@zhaocai/model/tendering/bulletin-lifecycle';
import type { ObjectApproval } from '@zhaocai/model/workflow/object-approval';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { bulletinTexts as texts } from './texts.ts';

/** A draft that is to go out; where its approval is not known, the answer tells whether one was asked for. */
export interface Published {
  readonly id: string;
  readonly version: number;
  readonly approval?: ObjectApproval | null;
}

/** Publishing asks first and takes the reason that a shorter period may need; true when it is out. */
export function usePublish() {
  const t = useText();
  const askReason = useAskReason();
  const notify = useNotify();
  const command = useCommand(upDownBulletin, {
    success: 'silent',
    onSuccess: ({ flowInstanceId, bulletinStatus }) => {
      if (flowInstanceId) return notify.success(t(texts.asked));
      const isHandedOver = bulletinLifecycle.is(bulletinStatus, 'approved');
      return notify.success(t(isHandedOver ? texts.handedOver : texts.publishDone));
    },
  });
  const publish = async ({ id, version, approval }: Published): Promise<boolean> => {
    const flow = approval?.flowName;
    const reason = await askReason({
      title: t(flow ? texts.askTitle : texts.publishTitle),
      text: flow ? t(texts.askText, { flow }) : t(texts.publishText),
      placeholder: t(texts.publishReason),
      ok: t(flow ? texts.ask : texts.publish),
      isOptional: true,
    });
    if (reason === undefined) return false;
    return (await command.run({ id, version, upDown: 1, reason: reason || undefined })) !== undefined;
  };
  return { publish, isPublishing: command.isRunning };
}
