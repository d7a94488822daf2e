import { clearCache } from '@zhaocai/model/session/token';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useText } from '../../kit/text/language.ts';
import { useConfirm } from '../../kit/widgets/use-confirm.tsx';
import { shellTexts } from '../shell/shell-texts.ts';

/** Forgets what was read, on the server and here: everything on the screen is read anew. */
export function useClearCache(): () => Promise<void> {
  const t = useText();
  const confirm = useConfirm();
  const { run } = useCommand(clearCache, { success: shellTexts.cacheCleared });
  return async () => {
    const isSure = await confirm({
      title: t(shellTexts.clearCacheQuestion),
      text: t(shellTexts.clearCacheHelp),
      ok: t(shellTexts.clearCache),
    });
    if (isSure) await run({});
  };
}
