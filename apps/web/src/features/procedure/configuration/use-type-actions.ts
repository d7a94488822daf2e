import type { Row } from '@zhaocai/model/kit/entity';
import { openOrCloseType } from '@zhaocai/model/procedure/configuration-endpoints';
import { openStatus, type projectType } from '@zhaocai/model/procedure/project-type';
import { useQueryClient } from '@tanstack/react-query';
import type { RowAction } from '../../../kit/data-table/column.ts';
import { call } from '../../../kit/http/call.ts';
import { RequestError } from '../../../kit/http/request-error.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { configurationTexts as texts } from './texts.ts';

type TypeRow = Row<typeof projectType>;

/** Opens and closes a kind of project; with projects in progress only after reading how many there are. */
export function useTypeActions(): (row: TypeRow) => readonly RowAction[] {
  const t = useText();
  const allowed = useAllowed();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const turn = async (id: string, isConfirmed = false) => {
    try {
      await call(openOrCloseType, { id, isConfirmed });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const isSure = await confirm({ title: error.message, ok: t(texts.closeAll), isDangerous: true });
      if (isSure) await call(openOrCloseType, { id, isConfirmed: true });
    }
    await queries.invalidateQueries();
  };
  const close = async ({ id, typeName }: TypeRow) => {
    const title = t(texts.closeQuestion, { name: typeName });
    if (await confirm({ title, isDangerous: true })) await turn(id);
  };
  return (row) => {
    if (!allowed('purchaseconf_edit')) return [];
    const isOpen = openStatus.is(row.openStatus, 'open');
    const onClick = () => void (isOpen ? close(row) : turn(row.id));
    return [{ key: 'openOrClose', label: t(isOpen ? texts.close : texts.open), isDangerous: isOpen, onClick }];
  };
}
