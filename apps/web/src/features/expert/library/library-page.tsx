import { expert } from '@zhaocai/model/expert/expert';
import { expertCount, expertMoves } from '@zhaocai/model/expert/expert-endpoints';
import { expertLifecycle } from '@zhaocai/model/expert/expert-lifecycle';
import { useNavigate } from 'react-router';
import type { Row } from '@zhaocai/model/kit/entity';
import { cellValue, type DataColumn } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { StateFigures } from '../../../kit/resource-page/state-figures.tsx';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useText } from '../../../kit/text/language.ts';
import { editExpertPath, expertPath } from '../paths.ts';
import { expertTexts as texts } from '../texts.ts';
import '../expert.css';
import { LibraryPictures } from './library-pictures.tsx';

type Listed = Row<typeof expert>;

const { fields } = expert;
const columns: readonly (string | DataColumn<Listed>)[] = [
  { prop: 'name', label: fields.name.label, width: 110, type: 'mylink', sortable: true },
  'expertStatus',
  { ...fieldColumn<Listed>('workUnit', fields.workUnit), width: 210 },
  { ...fieldColumn<Listed>('title', fields.title), width: 130 },
  { ...fieldColumn<Listed>('titleLevel', fields.titleLevel), width: 100 },
  {
    prop: 'itemNames',
    label: fields.itemCodes.label,
    width: 190,
    spreadsheet: 'itemCodes',
    render: (row) => String(cellValue(row, 'itemNames') ?? ''),
  },
  {
    prop: 'phone',
    label: fields.phone.label,
    width: 130,
    render: (row) => <span className="kit-number">{row.phone}</span>,
  },
  { ...fieldColumn<Listed>('workYears', fields.workYears), width: 100 },
  { ...fieldColumn<Listed>('source', fields.source), width: 90 },
  { prop: 'expertNo', label: fields.expertNo.label, width: 150, isProno: true },
  {
    prop: 'idNo',
    label: fields.idNo.label,
    width: 190,
    visible: false,
    render: (row) => <span className="kit-number">{row.idNo}</span>,
  },
  { ...fieldColumn<Listed>('suspendUntil', fields.suspendUntil), width: 120, visible: false },
  { ...fieldColumn<Listed>('joinTime', fields.joinTime), width: 160, visible: false },
];

/** The experts of the unit: who they are, what they know, and who may be drawn. */
export function LibraryPage() {
  const t = useText();
  const navigate = useNavigate();
  const movesOf = useRowMoves(expert, expertMoves, ({ name }) => name);
  return (
    <ResourcePage
      entity={expert}
      title={t(texts.library)}
      columns={columns}
      notice={
        <>
          <Figures />
          <LibraryPictures />
        </>
      }
      onOpen={({ id }) => void navigate(`${expertPath}?id=${id}`)}
      onAdd={() => void navigate(editExpertPath)}
      onEdit={({ id }) => void navigate(`${editExpertPath}?id=${id}`)}
      rowActions={(row) => movesOf(row)}
      mayEdit={({ expertStatus }) => !expertLifecycle.is(expertStatus, 'blacklisted')}
      mayRemove={({ expertStatus }) => expertLifecycle.is(expertStatus, 'draft', 'rejected')}
    />
  );
}

function Figures() {
  const t = useText();
  const { data } = useEndpoint(expertCount, {});
  if (!data) return null;
  return (
    <div className="expert-figures">
      <StateFigures lifecycle={expertLifecycle} total={data.total} statuses={data.statuses} late="blacklisted" />
      <span className="kit-quiet">{t(texts.available, { count: data.available })}</span>
    </div>
  );
}
