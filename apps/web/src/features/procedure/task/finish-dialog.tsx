import type { FileValue } from '@zhaocai/model/kit/field';
import { finishTask, type TaskRow } from '@zhaocai/model/procedure/task-endpoints';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { FileField } from '../../../kit/widgets/file-field.tsx';
import { taskTexts as texts } from './texts.ts';

/** Finishes a task with what it hands in; a refusal leaves all that was typed. */
export function FinishDialog({ task, onClose }: { readonly task: TaskRow; readonly onClose: () => void }) {
  const t = useText();
  const ids = { files: useId(), remark: useId() };
  const [files, setFiles] = useState<readonly FileValue[]>(task.files ?? []);
  const [remark, setRemark] = useState(task.remark ?? '');
  const finish = useCommand(finishTask, { success: texts.done, onSuccess: onClose });
  const { id, version, outputName } = task;
  return (
    <Dialog
      isOpen
      width={administrationWidth}
      title={t(texts.finishTitle, { name: task.taskName })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(kitTexts.cancel)}</Button>
          <Button
            type="primary"
            loading={finish.isRunning}
            onClick={() => void finish.run({ id, version, remark, files: files.map((file) => ({ ...file })) })}
          >
            {t(texts.finish)}
          </Button>
        </>
      }
    >
      <div className="task-finish">
        <label htmlFor={ids.files}>{outputName ? t(texts.output, { name: outputName }) : t(texts.outputAny)}</label>
        <FileField id={ids.files} value={[...files]} onChange={setFiles} />
        <label htmlFor={ids.remark}>{t(texts.remark)}</label>
        <Input.TextArea
          id={ids.remark}
          rows={3}
          maxLength={500}
          showCount
          value={remark}
          onChange={({ target }) => setRemark(target.value)}
        />
      </div>
    </Dialog>
  );
}
