import { disableItem, itemForest, updateByItemCode } from '@zhaocai/model/procedure/item-endpoints';
import { itemStatus, mostItemLevels, purchaseItem } from '@zhaocai/model/procedure/purchase-item';
import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import type { Row } from '@zhaocai/model/kit/entity';
import { useState } from 'react';
import type { RowAction } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { RowTaskDialog } from '../../../kit/resource-page/row-task-dialog.tsx';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useRowRights } from '../../../kit/resource-page/use-row-work.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { words } from '../../../kit/text/words.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { procedureWords } from '../words.ts';

type ItemRow = Row<typeof purchaseItem>;

const columns = ['itemName', 'itemCode', 'itemType', 'level', 'unit', 'itemStatus'];

/** The catalogue: what is bought, the fields of experts, the kinds of suppliers. */
export function ItemPage() {
  const t = useText();
  const rights = useRowRights(purchaseItem);
  const [task, setTask] = useState<RowTask>();
  const turn = useTurning();
  const rowActions = (row: ItemRow): readonly RowAction[] => {
    const isUsed = itemStatus.is(row.itemStatus, 'enabled');
    const initial = { parentCode: row.itemCode, itemType: row.itemType };
    return [
      ...(rights.add && isUsed && Number(row.level) < mostItemLevels
        ? [{ key: 'below', label: t(kitTexts.addBelow), onClick: () => setTask({ kind: 'add', initial }) }]
        : []),
      ...(rights.edit
        ? [{ key: 'turn', label: t(isUsed ? words.disable : words.enable), onClick: () => void turn(row) }]
        : []),
    ];
  };
  return (
    <>
      <ResourcePage
        entity={purchaseItem}
        title={t(procedureWords.items)}
        columns={columns}
        // It takes no input but filters, and answers the rows of this entity.
        listEndpoint={itemForest as unknown as Endpoint<never, unknown>}
        rowActions={rowActions}
      />
      <RowTaskDialog<typeof purchaseItem.fields> entity={purchaseItem} task={task} onClose={() => setTask(undefined)} />
    </>
  );
}

/** Takes an item out of use with all below it, after asking, or back into use. */
function useTurning(): (row: ItemRow) => Promise<void> {
  const t = useText();
  const confirm = useConfirm();
  const disable = useCommand(disableItem);
  const enable = useCommand(updateByItemCode);
  return async ({ id, itemName, itemCode, itemStatus: status, version }) => {
    if (itemStatus.is(status, 'disabled')) {
      await enable.run({ itemCode, version, itemStatus: itemStatus.code.enabled });
      return;
    }
    const title = t(words.disableQuestion, { name: itemName });
    if (await confirm({ title, isDangerous: true })) await disable.run({ id });
  };
}
