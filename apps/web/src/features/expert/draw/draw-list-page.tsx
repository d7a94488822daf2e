import { PlusOutlined } from '@ant-design/icons';
import { projectsToDrawFor } from '@zhaocai/model/expert/draw/draw-read-endpoints';
import { expertDraw } from '@zhaocai/model/expert/draw/expert-draw';
import type { Row } from '@zhaocai/model/kit/entity';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import '../expert.css';
import { drawnListPath, editDrawPath, expertDrawPath, fairnessPath } from '../paths.ts';
import { texts } from './texts.ts';

type Listed = Row<typeof expertDraw>;

const { fields } = expertDraw;
const columns: readonly (string | DataColumn<Listed>)[] = [
  { prop: 'projectName', label: fields.projectName.label, width: 240, type: 'mylink', sortable: true },
  'infoStatus',
  { ...fieldColumn<Listed>('reviewTime', fields.reviewTime), width: 160 },
  { ...fieldColumn<Listed>('drawMode', fields.drawMode), width: 150 },
  { ...fieldColumn<Listed>('handlerWork', fields.handlerWork), width: 120 },
  { prop: 'drawNo', label: fields.drawNo.label, width: 160, isProno: true },
  { ...fieldColumn<Listed>('poolSize', fields.poolSize), width: 100 },
  { ...fieldColumn<Listed>('drawTime', fields.drawTime), width: 160 },
  { ...fieldColumn<Listed>('place', fields.place), width: 180, visible: false },
  { ...fieldColumn<Listed>('voidReason', fields.voidReason), width: 200, visible: false },
];

/** The draws of the unit, and the projects that need one soon. */
export function DrawListPage() {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  return (
    <ResourcePage
      entity={expertDraw}
      title={t(texts.draws)}
      columns={columns}
      notice={<ToDraw />}
      toolbar={
        <>
          <Button onClick={() => void navigate(drawnListPath)}>{t(texts.drawn)}</Button>
          <Button onClick={() => void navigate(fairnessPath)}>{t(texts.fairness)}</Button>
        </>
      }
      pathOf={({ id }) => `${expertDrawPath}?id=${id}`}
      addButton={
        allowed('expertDraw_add') && (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(editDrawPath)}>
            {t(texts.editDraw)}
          </Button>
        )
      }
    />
  );
}

const shown = 4;

function ToDraw() {
  const t = useText();
  const allowed = useAllowed();
  const { data } = useEndpoint(projectsToDrawFor, { days: 30 });
  if (!data || data.length === 0 || !allowed('expertDraw_add')) return null;
  return (
    <div className="expert-figures">
      <span className="kit-quiet">{t(texts.toDraw)}</span>
      {data.slice(0, shown).map(({ id, projectName, openTime }) => (
        <Link key={id} to={`${editDrawPath}?proId=${id}`}>
          {projectName} · {t(texts.opensAt, { time: shownInstant(openTime) })}
        </Link>
      ))}
    </div>
  );
}
