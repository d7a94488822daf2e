import { contract } from '@zhaocai/model/contract/contract';
import { contractExport, contractPage, type PurchaseContractRow } from '@zhaocai/model/contract/contract-endpoints';
import { purchaseContractLifecycle } from '@zhaocai/model/contract/contract-lifecycle';
import { project } from '@zhaocai/model/tendering/project';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import { listInput, useListState } from '../../../kit/resource-page/list-state.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { AwardDialog } from '../draw-up/award-dialog.tsx';
import { contractPath } from '../paths.ts';
import { contractTexts as texts } from '../texts.ts';

const { fields } = contract;
const isOpen = ({ contractStatus }: PurchaseContractRow) =>
  purchaseContractLifecycle.is(contractStatus, 'draft', 'inApproval', 'toSupplier', 'toBuyer');

const columns: readonly DataColumn<PurchaseContractRow>[] = [
  { prop: 'contractName', label: fields.contractName.label, width: 240, type: 'mylink' },
  {
    prop: 'contractStatus',
    label: fields.contractStatus.label,
    width: 140,
    render: (row) => <ChoiceTag choices={purchaseContractLifecycle.choices} value={row.contractStatus} />,
  },
  { prop: 'supplierName', label: fields.supplierName.label, width: 200 },
  {
    prop: 'contractMoney',
    label: fields.contractMoney.label,
    width: 130,
    align: 'right',
    render: (row) => <Money value={row.contractMoney} />,
  },
  {
    prop: 'signDue',
    label: fields.signDue.label,
    width: 220,
    render: (row) => row.signDue && <Deadline at={row.signDue} isMet={!isOpen(row)} isDuty />,
  },
  { prop: 'projectName', label: project.fields.projectName.label, width: 200 },
  {
    prop: 'contractType',
    label: fields.contractType.label,
    width: 110,
    render: (row) => <ChoiceTag choices={fields.contractType.choices} value={row.contractType} />,
    visible: false,
  },
  { prop: 'startDate', label: fields.startDate.label, width: 120, visible: false },
  { prop: 'endDate', label: fields.endDate.label, width: 120, visible: false },
  { prop: 'projectNo', label: project.fields.projectNo.label, width: 140, isProno: true, visible: false },
  { prop: 'contractNo', label: fields.contractNo.label, width: 150, isProno: true },
];

/** Contracts across projects, for the buyer; what was sent to him, for a supplier. */
export function ContractListPage() {
  const t = useText();
  const navigate = useNavigate();
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
      onOpen={({ id }) => void navigate(contractPath(id, isSupplier))}
      empty={{ title: t(texts.none), help: t(isSupplier ? texts.noneSupplier : texts.noneBuyer) }}
    >
      <AwardDialog isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </ListPage>
  );
}
