import { contractLine } from '@zhaocai/model/contract/contract';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';

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

const columns = shownColumns<Line>(fields, {
  name: { width: 180 },
  brandModel: { width: 140 },
  quantity: {
    width: 110,
    align: 'right',
    render: ({ quantity, unit }) => <span className="kit-number">{`${Number(quantity)} ${unit}`}</span>,
  },
  perMoney: { width: 120 },
  totalMoney: { width: 130 },
  techParams: { width: 260 },
});

/** What is delivered, at which price. */
export function ContractLines({ lines }: { readonly lines: readonly Line[] }) {
  return <DataTable<Line> rowKey="itemId" columns={columns} rows={lines} isPagedHere />;
}
