import { FileWordOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { fileTemplate, templateStatus } from '@zhaocai/model/document/file-template';
import { templateApi, type TemplateRow } from '@zhaocai/model/document/template-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../kit/data-table/column.ts';
import { exportFile } from '../../kit/http/export-file.ts';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useSession } from '../../kit/session/session-store.ts';
import { useText } from '../../kit/text/language.ts';
import { useNotify } from '../../kit/widgets/use-notify.tsx';
import { MakeDocument } from './make-document.tsx';
import { documentTexts as texts } from './texts.ts';
import { VariablesHelp } from './variables-help.tsx';
import { words } from '../../kit/text/words.ts';

const columns: readonly (string | DataColumn<TemplateRow>)[] = [
  'name',
  'tempType',
  'mannerId',
  'tempStatus',
  { prop: 'fileVersion', label: fileTemplate.fields.fileVersion.label, width: 150, align: 'right' },
  {
    prop: 'updateTime',
    label: words.updateTime,
    width: 175,
    sortable: true,
    render: (row) => <time className="kit-number">{row.updateTime}</time>,
  },
];

/** Word templates: kept here, tried on a project here, and filled from it. */
export function FileTemplatePage() {
  const t = useText();
  const notify = useNotify();
  const allowed = useAllowed();
  const own = useSession((state) => state.user?.tenantId);
  const [isHelping, setHelping] = useState(false);
  const [used, setUsed] = useState<TemplateRow>();
  const download = () => void exportFile(templateApi.sample, {}, t(texts.sampleName)).catch(notify.failure);
  return (
    <>
      <ResourcePage
        entity={fileTemplate}
        title={t(texts.templates)}
        columns={columns}
        mayEdit={({ tenantId }) => tenantId === own}
        mayRemove={({ tenantId }) => tenantId === own}
        rowActions={(row) =>
          allowed('fileTemplate_use') && row.tempStatus === templateStatus.code.inUse && allowed('project_view')
            ? [{ key: 'make', label: t(texts.makeRow), onClick: () => setUsed(row) }]
            : []
        }
        toolbar={
          <>
            <Button icon={<QuestionCircleOutlined />} onClick={() => setHelping(true)}>
              {t(texts.variables)}
            </Button>
            <Button icon={<FileWordOutlined />} onClick={download}>
              {t(texts.sample)}
            </Button>
          </>
        }
      />
      <VariablesHelp isOpen={isHelping} onClose={() => setHelping(false)} />
      {used && <MakeDocument template={used} onClose={() => setUsed(undefined)} />}
    </>
  );
}
