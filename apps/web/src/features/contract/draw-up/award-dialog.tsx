import { awards, type Award } from '@zhaocai/model/contract/draw-up-endpoints';
import { contract } from '@zhaocai/model/contract/contract';
import { project } from '@zhaocai/model/tendering/project';
import { purchasePackage } from '@zhaocai/model/tendering/purchase-package';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { drawUpPath } from '../paths.ts';
import { contractTexts as texts } from '../texts.ts';

const columns = shownColumns<Award>(
  {
    projectName: project.fields.projectName,
    packageName: purchasePackage.fields.packageName,
    supplierName: contract.fields.supplierName,
    winMoney: contract.fields.winMoney,
  },
  {
    projectName: { width: 220, type: 'mylink' },
    packageName: { width: 140 },
    supplierName: { width: 200 },
    winMoney: { width: 140 },
  },
);

/** The awards of which no contract was made yet: one is chosen, and its contract drawn up. */
export function AwardDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useText();
  const query = useEndpoint(awards, {}, { enabled: isOpen });
  return (
    <Dialog isOpen={isOpen} title={t(texts.chooseAward)} width={800} onClose={onClose}>
      <Loaded query={query} rows={4}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t(texts.noAward)} help={t(texts.noAwardHelp)} />
          ) : (
            <DataTable<Award>
              rowKey="entryId"
              columns={columns}
              rows={rows}
              pathOf={({ entryId }) => drawUpPath(entryId)}
            />
          )
        }
      </Loaded>
    </Dialog>
  );
}
