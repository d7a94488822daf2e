import { mansion } from '@zhaocai/model/space/mansion';
import type { Row } from '@zhaocai/model/kit/entity';
import { mansionCounts, type MansionRow } from '@zhaocai/model/space/mansion-endpoints';
import { cellValue, type DataColumn } from '../../../kit/data-table/column.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useText } from '../../../kit/text/language.ts';
import { mansionPath } from '../paths.ts';
import { spaceTexts as texts } from '../texts.ts';

type ListedRow = Row<typeof mansion>;

/** The list's own call counts what stands in each building. */
function counted(name: keyof typeof mansionCounts, width: number): DataColumn<ListedRow> {
  return {
    prop: name,
    label: mansionCounts[name].label,
    spreadsheet: name,
    width,
    align: 'right',
    render: (row) => (
      <span className="kit-number">{String(cellValue(row, name satisfies keyof MansionRow) ?? '')}</span>
    ),
  };
}

const narrow = (name: keyof typeof mansion.fields, width: number): DataColumn<ListedRow> => ({
  ...fieldColumn<ListedRow>(name, mansion.fields[name]),
  width,
});

const columns: readonly (string | DataColumn<ListedRow>)[] = [
  { prop: 'mansionNo', label: mansion.fields.mansionNo.label, width: 105, sortable: true },
  { prop: 'mansionName', label: mansion.fields.mansionName.label, width: 150, type: 'mylink', sortable: true },
  narrow('campus', 110),
  narrow('useStatus', 110),
  narrow('buildArea', 110),
  counted('floorCount', 80),
  counted('roomCount', 80),
  counted('sumRoomUsable', 120),
  'purpose',
  'completionDate',
  'manageDeptId',
  { ...counted('coefficient', 120), visible: false },
  { prop: 'address', label: mansion.fields.address.label, width: 220, visible: false },
];

/** Every building, with how many floors and rooms stand in it. */
export function MansionListPage() {
  const t = useText();
  return (
    <ResourcePage entity={mansion} title={t(texts.mansions)} columns={columns} pathOf={({ id }) => mansionPath(id)} />
  );
}
