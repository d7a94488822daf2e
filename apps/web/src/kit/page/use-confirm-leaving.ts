import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { useConfirm } from '../widgets/use-confirm.tsx';

/** Asks before typed work is thrown away; true when it may be. */
export function useConfirmLeaving(): () => Promise<boolean> {
  const t = useText();
  const confirm = useConfirm();
  return () =>
    confirm({
      title: t(kitTexts.leaveTitle),
      text: t(kitTexts.leaveText),
      ok: t(kitTexts.discard),
      cancel: t(kitTexts.keepEditing),
      isDangerous: true,
    });
}
