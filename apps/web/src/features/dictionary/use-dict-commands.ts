import { customizeDictBiz, type DictRow } from '@zhaocai/model/dictionary/dict-endpoints';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useLanguage, useText } from '../../kit/text/language.ts';
import { kitTexts } from '../../kit/text/kit-texts.ts';
import { useConfirm } from '../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../kit/widgets/use-notify.tsx';
import { nameOf } from './name-of.ts';
import type { Shelf } from './shelf.ts';
import { dictionaryTexts as texts } from './texts.ts';

/** Offers a word or takes it out of the choices, at once: it can be undone the same way. */
export function useSeal({ save }: Shelf) {
  const t = useText();
  const notify = useNotify();
  const command = useCommand(save, { success: 'silent' });
  return async ({ id, version }: DictRow, isSealed: boolean): Promise<void> => {
    const answer = await command.run({ id, version, isSealed: isSealed ? 1 : 0 });
    if (answer) notify.success(t(isSealed ? texts.sealedNow : texts.unsealedNow));
  };
}

export function useRemoveDict({ remove }: Shelf) {
  const t = useText();
  const language = useLanguage();
  const confirm = useConfirm();
  const command = useCommand(remove, { success: kitTexts.removed });
  return async (row: DictRow): Promise<void> => {
    const name = nameOf(row, language);
    const isSure = await confirm({
      title: t(texts.removeTitle, { name }),
      text: t(texts.removeText),
      isDangerous: true,
    });
    if (isSure) await command.run({ ids: row.id });
  };
}

export function useCustomize() {
  const t = useText();
  const language = useLanguage();
  const confirm = useConfirm();
  const command = useCommand(customizeDictBiz, { success: texts.customized });
  const customize = async (row: DictRow): Promise<void> => {
    const name = nameOf(row, language);
    const title = t(texts.customizeTitle, { name });
    if (await confirm({ title, text: t(texts.customizeText), ok: t(texts.customize) }))
      await command.run({ id: row.id });
  };
  return { customize, isRunning: command.isRunning };
}
