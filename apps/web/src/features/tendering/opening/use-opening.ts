import { openProject } from '@zhaocai/model/tendering/opening-endpoints';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { openingTexts as texts } from './texts.ts';

/** Opens the quotes of a project, once it is sure, and says how many could not be opened. */
export function useOpening({ id }: { readonly id: string }) {
  const t = useText();
  const askReason = useAskReason();
  const notify = useNotify();
  const opening = useCommand(openProject, {
    success: texts.opened,
    onSuccess: ({ unopened }) => {
      if (unopened > 0) notify.warning(t(texts.unopened, { count: unopened }));
    },
  });
  const run = async () => {
    const reason = await askReason({
      title: t(texts.openTitle),
      text: t(texts.openText),
      placeholder: t(texts.openReason),
      ok: t(texts.open),
      isOptional: true,
    });
    if (reason !== undefined) await opening.run({ projectId: id, reason: reason || undefined });
  };
  return { isRunning: opening.isRunning, run };
}
