import { upDownBulletin } from '@zhaocai/contract/tendering/bulletin-endpoints';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useText } from '../../kit/text/language.ts';
import { useAskReason } from '../../kit/widgets/use-confirm.tsx';
import { noticeTexts as texts } from './texts.ts';

/** Publishing asks first and takes the reason that a shorter period may need; true when it is out. */
export function usePublish() {
  const t = useText();
  const askReason = useAskReason();
  const command = useCommand(upDownBulletin, { success: texts.publishDone });
  const publish = async ({ id, version }: { readonly id: string; readonly version: number }): Promise<boolean> => {
    const reason = await askReason({
      title: t(texts.publishTitle),
      text: t(texts.publishText),
      placeholder: t(texts.publishReason),
      ok: t(texts.publish),
      isOptional: true,
    });
    if (reason === undefined) return false;
    return (await command.run({ id, version, upDown: 1, reason: reason || undefined })) !== undefined;
  };
  return { publish, isPublishing: command.isRunning };
}
