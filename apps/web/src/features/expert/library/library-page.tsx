import { expert } from '@zhaocai/model/expert/expert';
import { expertCount, expertMoves, moveEveryExpert } from '@zhaocai/model/expert/expert-endpoints';
import { expertLifecycle } from '@zhaocai/model/expert/expert-lifecycle';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import type { Row } from '@zhaocai/model/kit/entity';
import { cellValue, type DataColumn } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { StateFigures } from '../../../kit/resource-page/state-figures.tsx';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
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
      pathOf={({ id }) => `${expertPath}?id=${id}`}
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
  const allowed = useAllowed();
  const { data } = useEndpoint(expertCount, {});
  if (!data) return null;
  const countOf = (code: number) => data.statuses.find(({ status }) => status === code)?.count ?? 0;
  const { draft, pending } = expertLifecycle.code;
  return (
    <div className="expert-figures">
      <StateFigures lifecycle={expertLifecycle} total={data.total} statuses={data.statuses} late="blacklisted" />
      <span className="kit-quiet">{t(texts.available, { count: data.available })}</span>
      {allowed('expertLibrary_edit') && <MoveEvery action="submit" count={countOf(draft)} />}
      {allowed('expertLibrary_audit') && <MoveEvery action="approve" count={countOf(pending)} />}
    </div>
  );
}

interface MoveEveryProps {
  readonly action: 'submit' | 'approve';
  readonly count: number;
}

/** Of one there is his own button; of many, that an import brought in, nobody presses as many. */
function MoveEvery({ action, count }: MoveEveryProps) {
  const t = useText();
  const confirm = useConfirm();
  const notify = useNotify();
  const moving = useCommand(moveEveryExpert);
  if (count < 2) return null;
  const label = t(action === 'submit' ? texts.submitEvery : texts.approveEvery);
  const handleMove = async () => {
    if (!(await confirm({ title: label, text: t(texts.everyText, { count }), ok: label }))) return;
    const answer = await moving.run({ action });
    if (answer) notify.success(answer.data.left > 0 ? t(texts.everyDone, answer.data) : label);
  };
  return (
    <Button loading={moving.isRunning} onClick={() => void handleMove()}>
      {label} {count}
    </Button>
  );
}
