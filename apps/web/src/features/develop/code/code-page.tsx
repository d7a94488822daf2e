import './code.css';
import type { Row } from '@zhaocai/model/kit/entity';
import { codeEntry, copyCode, genCode } from '@zhaocai/model/develop/code-entry';
import { useState } from 'react';
import type { RowAction } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { exportFile } from '../../../kit/http/export-file.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { codeTexts as texts } from './texts.ts';

type CodeRow = Row<typeof codeEntry>;

const columns = ['codeName', 'entityName', 'tableName', 'codeSource', 'packageName', 'webPath', 'remark'];

/** What entities are to be made of; their files are looked at and downloaded. */
export function CodePage() {
  const t = useText();
  const allowed = useAllowed();
  const notify = useNotify();
  const [task, setTask] = useState<RowTask>();
  const [shown, setShown] = useState<CodeRow>();
  const copying = useCommand(copyCode, { success: texts.copied });
  const download = ({ id, entityName }: CodeRow) =>
    exportFile(genCode, { ids: id, system: 'saber' }, `${entityName}.zip`).catch(notify.failure);
  const rowActions = (row: CodeRow): RowAction[] => [
    { key: 'preview', label: t(texts.preview), onClick: () => setShown(row) },
    { key: 'download', label: t(texts.download), onClick: () => void download(row) },
    ...(allowed('code_add')
      ? [{ key: 'copy', label: t(texts.copyEntry), onClick: () => void copying.run({ id: row.id }) }]
      : []),
  ];
  return (
    <>
      <ResourcePage
        entity={codeEntry}
        title={t(texts.title)}
        columns={columns}
        rowActions={rowActions}
        onOpen={setShown}
        onAdd={() => setTask({ kind: 'add' })}
        onEdit={({ id }) => setTask({ kind: 'edit', id })}
      />
      <CodeDialog task={task} onClose={() => setTask(undefined)} />
      <PreviewDialog entry={shown} onClose={() => setShown(undefined)} onDownload={download} />
    </>
  );
}
