import type { Row } from '@zhaocai/model/kit/entity';
import { judgement } from '@zhaocai/model/performance/judgement';
import { judgementLifecycle } from '@zhaocai/model/performance/judgement-lifecycle';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { beginPath, draftPath, recordPath } from '../paths.ts';
import { performanceTexts as texts } from '../texts.ts';

type JudgementRow = Row<typeof judgement>;

const columns: readonly (string | DataColumn<JudgementRow>)[] = [
  { prop: 'targetName', label: judgement.fields.targetName.label, width: 220, type: 'mylink', sortable: true },
  'judgeType',
  'totalScore',
  'level',
  'judgeStatus',
  'projectName',
  'period',
  'judgeTime',
  'confirmDue',
  'judgerId',
  'judgeNo',
  'editionNo',
];
const isDraft = ({ judgeStatus }: JudgementRow) => judgementLifecycle.is(judgeStatus, 'draft');

/** Who was judged, and how: across suppliers, agencies and experts. */
export function JudgementListPage() {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  return (
    <ResourcePage
      entity={judgement}
      title={t(texts.records)}
      columns={columns}
      pathOf={(row) => (isDraft(row) ? draftPath(row.id) : recordPath(row.id))}
      mayRemove={isDraft}
      addButton={
        allowed('judgement_edit') && (
          <Button type="primary" onClick={() => void navigate(beginPath)}>
            {t(texts.start)}
          </Button>
        )
      }
    />
  );
}
