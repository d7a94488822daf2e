import { contract } from '@zhaocai/model/contract/contract';
import { contractExport, contractPage, type PurchaseContractRow } from '@zhaocai/model/contract/contract-endpoints';
import { purchaseContractLifecycle } from '@zhaocai/model/contract/contract-lifecycle';
import { project } from '@zhaocai/model/tendering/project';
import { Button } from 'antd';
import { useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import { listInput, useListState } from '../../../kit/resource-page/list-state.ts';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { AwardDialog } from '../draw-up/award-dialog.tsx';
import { contractPath } from '../paths.ts';
import { contractTexts as texts } from '../texts.ts';

const { fields } = contract;
const isOpen = ({ contractStatus }: PurchaseContractRow) =>
  purchaseContractLifecycle.is(contractStatus, 'draft', 'inApproval', 'toSupplier', 'toBuyer');

const columns = shownColumns<PurchaseContractRow>(
  { ...project.fields, ...fields },
  {
    contractName: { width: 240, type: 'mylink' },
    contractStatus: { width: 140 },
    supplierName: { width: 200 },
    contractMoney: { width: 130 },
    signDue: { width: 220, render: (row) => row.signDue && <Deadline at={row.signDue} isMet={!isOpen(row)} isDuty /> },
    projectName: { width: 200 },
    contractType: { width: 110, visible: false },
    startDate: { width: 120, visible: false },
    endDate: { width: 120, visible: false },
    projectNo: { width: 140, isProno: true, visible: false },
    contractNo: { width: 150, isProno: true },
  },
);

/** Contracts across projects, for the buyer; what was sent to him, for a supplier. */
export function ContractListPage() {
  const t = useText();
  const allowed = useAllowed();
  const [state, change] = useListState();
  const [isChoosing, setChoosing] = useState(false);
  const query = useEndpoint(contractPage, listInput(state), { keepPrevious: true });
  const isSupplier = allowed('bid_quote');
  const mayDrawUp = allowed('contract_edit');
  return (
    <ListPage<PurchaseContractRow>
      id="contracts"
      title={t(texts.contracts)}
      columns={columns}
      query={query}
      state={state}
      onState={change}
      exported={contractExport}
      filters={[
        { name: 'keyword', label: texts.keyword },
        { name: 'contractStatus', label: fields.contractStatus.label, choices: purchaseContractLifecycle.choices },
        { name: 'contractType', label: fields.contractType.label, choices: fields.contractType.choices },
      ]}
      actions={
        mayDrawUp && (
          <Button type="primary" onClick={() => setChoosing(true)}>
            {t(texts.drawUp)}
          </Button>
        )
      }
      onNew={mayDrawUp ? () => setChoosing(true) : undefined}
      isCovered={isChoosing}
      pathOf={({ id }) => contractPath(id, isSupplier)}
      empty={{ title: t(texts.none), help: t(isSupplier ? texts.noneSupplier : texts.noneBuyer) }}
    >
      <AwardDialog isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </ListPage>
  );
}
