import type { FileValue } from '@zhaocai/model/kit/field';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { useConfirm } from './use-confirm.tsx';

/** Asks about files whose name stands in the list already; answers which of the list give their place to the new ones. */
export function useSameNames(): (known: readonly FileValue[], files: readonly File[]) => Promise<readonly FileValue[]> {
  const t = useText();
  const confirm = useConfirm();
  return async (known, files) => {
    const same = known.filter(({ fileName }) => files.some(({ name }) => name === fileName));
    if (same.length === 0) return [];
    const isReplaced = await confirm({
      title: t(kitTexts.sameNameTitle),
      text: t(kitTexts.sameNameText, { names: [...new Set(same.map(({ fileName }) => fileName))].join('、') }),
      ok: t(kitTexts.sameNameReplace),
      cancel: t(kitTexts.sameNameKeep),
    });
    return isReplaced ? same : [];
  };
}
