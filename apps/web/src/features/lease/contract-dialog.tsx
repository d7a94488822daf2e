import { contractInformation, type ContractDetail, type RentRow } from '@zhaocai/model/lease/contract-endpoints';
import { roomContract } from '@zhaocai/model/lease/room-contract';
import { roomRent } from '@zhaocai/model/lease/room-rent';
import type { Fields } from '@zhaocai/model/kit/field';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { cellValue, type DataColumn } from '../../kit/data-table/column.ts';
import { DataTable } from '../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { FieldValueView, nameBeside } from '../../kit/resource-form/field-value.tsx';
import { entityColumns } from '../../kit/resource-page/entity-columns.tsx';
import { useText } from '../../kit/text/language.ts';
import { DescriptionList } from '../../kit/widgets/description-list.tsx';
import { Dialog } from '../../kit/widgets/dialog.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { useLastShown } from '../../kit/widgets/use-last-shown.ts';
import { leaseTexts as texts } from './texts.ts';

const SettlementFacts = lazy(async () => ({ default: (await import('./settlement-facts.tsx')).SettlementFacts }));

const billColumns: readonly DataColumn<RentRow>[] = entityColumns<RentRow>(roomRent.fields, [
  'billNo',
  'status',
  'periodStart',
  'periodEnd',
  'dueDate',
  'receivable',
  'paid',
  'paidDate',
]);

/** A contract with everything that was asked and paid under it. */
export function ContractDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const t = useText();
  const shown = useLastShown(id);
  return (
    <Dialog isOpen={id !== undefined} title={t(texts.contract)} width={1080} onClose={onClose}>
      {shown !== undefined && <ContractView id={shown} />}
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button type="primary" autoFocus onClick={onClose}>
          {t(texts.close)}
        </Button>
      </div>
    </Dialog>
  );
}

function ContractView({ id }: { id: string }) {
  const t = useText();
  const query = useEndpoint(contractInformation, { id });
  return (
    <Loaded query={query}>
      {(contract) => (
        <>
          <ContractFacts contract={contract} />
          {contract.settleTime !== null && (
            <Suspense>
              <SettlementFacts settle={contract.settle} />
            </Suspense>
          )}
          <Section title={t(texts.bills)} note={contract.bills.length}>
            <DataTable<RentRow>
              id="contractBills"
              columns={billColumns}
              rows={contract.bills}
              empty={<p className="lease-note">{t(texts.noBills)}</p>}
            />
          </Section>
        </>
      )}
    </Loaded>
  );
}

const fields: Fields = roomContract.fields;

/** What is known; what was never filled in takes no room. */
function ContractFacts({ contract }: { contract: ContractDetail }) {
  const t = useText();
  const isKnown = (name: string) => {
    const value = cellValue(contract, name);
    return value !== null && value !== undefined && value !== '' && name !== 'settle';
  };
  const facts = Object.entries(fields)
    .filter(([name]) => isKnown(name))
    .map(([name, field]) => ({
      key: name,
      label: t(field.label),
      value: <FieldValueView field={field} value={cellValue(contract, name)} named={nameBeside(contract, name)} asks />,
      isWide: field.kind === 'longText' || field.kind === 'files',
    }));
  return (
    <div className="lease-facts">
      <DescriptionList facts={facts} />
    </div>
  );
}
