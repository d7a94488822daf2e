import { contractById, contractPdf, type PurchaseContractDetail } from '@zhaocai/model/contract/contract-endpoints';
import { concludedContracts, purchaseContractLifecycle } from '@zhaocai/model/contract/contract-lifecycle';
import { refusalState } from '@zhaocai/model/contract/choices';
import { Alert } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ActButtons, type ActButton } from '../../../kit/widgets/act-buttons.tsx';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { PdfButton } from '../../../kit/widgets/pdf-button.tsx';
import { RowHistory } from '../../../kit/widgets/row-history.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { PerformanceSections } from '../performing/performance-sections.tsx';
import { contractTexts as texts } from '../texts.ts';
import { ContractFacts } from './contract-facts.tsx';
import { SupplementSection } from './supplement-section.tsx';
import { useBuyerActs } from './use-buyer-acts.ts';
import { useSupplierActs } from './use-supplier-acts.ts';

/** One contract, for both sides: what is agreed, what is next, and what was done. `?id=` names it. */
export function ContractPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(contractById, { id }, { enabled: id !== '' });
  useTabTitle(query.data?.contractNo);
  if (id === '') return <Empty title={t(texts.choose)} />;
  return (
    <Loaded query={query} rows={10}>
      {(row) => <ContractView row={row} />}
    </Loaded>
  );
}

function ContractView({ row }: { readonly row: PurchaseContractDetail }) {
  const t = useText();
  const isSupplier = useAllowed()('bid_quote');
  return (
    <div className="kit-page">
      {isSupplier ? <SupplierHead row={row} /> : <BuyerHead row={row} />}
      {refusalState.is(row.refusalState, 'refused') && !isSupplier && (
        <Alert type="error" showIcon title={t(texts.refusedNotice)} />
      )}
      <ContractFacts row={row} />
      <SupplementSection row={row} />
      <PerformanceSections row={row} />
      {row.history.length > 0 && (
        <RowHistory
          title={t(texts.history)}
          lifecycle={purchaseContractLifecycle}
          moves={row.history}
          others={row.supplierName}
        />
      )}
    </div>
  );
}

interface Headed {
  readonly row: PurchaseContractDetail;
}

function BuyerHead({ row }: Headed) {
  const [task, setTask] = useState<FormTask>();
  return (
    <>
      <ContractHead row={row} acts={useBuyerActs(row, setTask)} />
      <FormDialog task={task} width={560} onClose={() => setTask(undefined)} />
    </>
  );
}

function SupplierHead({ row }: Headed) {
  const [task, setTask] = useState<FormTask>();
  return (
    <>
      <ContractHead row={row} acts={useSupplierActs(row, setTask)} />
      <FormDialog task={task} width={560} onClose={() => setTask(undefined)} />
    </>
  );
}

function ContractHead({ row, acts }: Headed & { readonly acts: readonly ActButton[] }) {
  const t = useText();
  const isOpen = !purchaseContractLifecycle.is(row.contractStatus, 'void', ...concludedContracts);
  return (
    <PageHead
      title={row.contractName}
      note={<ChoiceTag choices={purchaseContractLifecycle.choices} value={row.contractStatus} />}
      actions={
        <>
          <PdfButton endpoint={contractPdf} input={{ id: row.id }} title={row.contractNo} label={t(texts.print)} />
          <ActButtons acts={acts} />
        </>
      }
    >
      <Copyable value={row.contractNo} />
      <Money value={row.contractMoney} unit />
      {row.signDue && <Deadline at={row.signDue} isMet={!isOpen} isDuty />}
    </PageHead>
  );
}
