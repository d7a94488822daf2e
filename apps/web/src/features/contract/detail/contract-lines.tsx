import { contractLine } from '@zhaocai/model/contract/contract';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { Money } from '../../../kit/widgets/money.tsx';

/** A line of a contract or of the bid that it comes from. */
interface Line {
  readonly itemId: string;
  readonly name: string;
  readonly brandModel: string | null;
  readonly unit: string;
  readonly quantity: string;
  readonly techParams: string | null;
  readonly perMoney: string;
  readonly totalMoney: string;
}

const { fields } = contractLine;

const columns: readonly DataColumn<Line>[] = [
  { prop: 'name', label: fields.name.label, width: 180 },
  { prop: 'brandModel', label: fields.brandModel.label, width: 140 },
  {
    prop: 'quantity',
    label: fields.quantity.label,
    width: 110,
    align: 'right',
    render: ({ quantity, unit }) => <span className="kit-number">{`${Number(quantity)} ${unit}`}</span>,
  },
  {
    prop: 'perMoney',
    label: fields.perMoney.label,
    width: 120,
    align: 'right',
    render: ({ perMoney }) => <Money value={perMoney} />,
  },
  {
    prop: 'totalMoney',
    label: fields.totalMoney.label,
    width: 130,
    align: 'right',
    render: ({ totalMoney }) => <Money value={totalMoney} />,
  },
  { prop: 'techParams', label: fields.techParams.label, width: 260 },
];

/** What is delivered, at which price. */
export function ContractLines({ lines }: { readonly lines: readonly Line[] }) {
  return <DataTable<Line> rowKey="itemId" columns={columns} rows={lines} isPagedHere />;
}
