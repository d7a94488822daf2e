import { menuDetail, menuRemove, type MenuRecord } from '@zhaocai/model/permission/menu-endpoints';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { call } from '../../../kit/http/call.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { permissionTexts as texts } from '../texts.ts';

/** Asks before a menu goes, and says how many roles lose it. */
export function useRemoveMenu(): (row: MenuRecord) => Promise<void> {
  const t = useText();
  const confirm = useConfirm();
  const notify = useNotify();
  const remove = useCommand(menuRemove, { success: kitTexts.removed });
  return async ({ id, name, nameEn }) => {
    try {
      const { data } = await call(menuDetail, { id });
      const count = data?.roleCount ?? 0;
      const agreed = await confirm({
        title: t(texts.removeMenu, { name: t({ zh: name, en: nameEn }) }),
        text: count > 0 ? t(texts.removeGranted, { count }) : t(texts.removeMenuText),
        ok: t(count > 0 ? texts.removeAnyway : texts.remove),
        isDangerous: true,
      });
      if (agreed) await remove.run({ ids: [id], ...(count > 0 && { confirmed: true }) });
    } catch (error) {
      notify.failure(error);
    }
  };
}
