import { regionApi, type RegionDetail } from '@zhaocai/model/dictionary/region';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { regionTexts as texts } from './texts.ts';

/** Asks, removes, and goes on to where the region lay. */
export function useRemoveRegion(onRemoved: () => void) {
  const t = useText();
  const confirm = useConfirm();
  const command = useCommand(regionApi.remove, { success: kitTexts.removed, onSuccess: onRemoved });
  return async ({ code, name }: RegionDetail): Promise<void> => {
    const isSure = await confirm({
      title: t(texts.removeTitle, { name }),
      text: t(texts.removeText),
      isDangerous: true,
    });
    if (isSure) await command.run({ code });
  };
}
