import type { FileValue } from '@zhaocai/model/kit/field';
import { finishTask, type TaskRow } from '@zhaocai/model/procedure/task-endpoints';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useDialogDraft } from '../../../kit/resource-form/use-dialog-draft.tsx';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { FileField } from '../../../kit/widgets/file-field.tsx';
import { taskTexts as texts } from './texts.ts';

interface Finishing {
  readonly files: readonly FileValue[];
  readonly remark: string;
}

/** Finishes a task with what it hands in; a refusal leaves all that was typed. */
export function FinishDialog({ task, onClose }: { readonly task: TaskRow; readonly onClose: () => void }) {
  const t = useText();
  const ids = { files: useId(), remark: useId() };
  const { id, version, outputName } = task;
  const work = useDialogDraft<Finishing>(`task ${id}`, { files: task.files ?? [], remark: task.remark ?? '' }, onClose);
  const { files, remark } = work.draft;
  const finish = useCommand(finishTask, { success: texts.done, onSuccess: work.leave });
  return (
    <Dialog
      isOpen
      width={administrationWidth}
      title={t(texts.finishTitle, { name: task.taskName })}
      onClose={() => void work.close()}
      footer={
        <>
          <Button onClick={() => void work.close()}>{t(kitTexts.cancel)}</Button>
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
      {work.offer}
      <div className="task-finish">
        <label htmlFor={ids.files}>{outputName ? t(texts.output, { name: outputName }) : t(texts.outputAny)}</label>
        <FileField id={ids.files} value={[...files]} onChange={(chosen) => work.change({ files: chosen })} />
        <label htmlFor={ids.remark}>{t(texts.remark)}</label>
        <Input.TextArea
          id={ids.remark}
          rows={3}
          maxLength={500}
          showCount
          value={remark}
          onChange={({ target }) => work.change({ remark: target.value })}
        />
      </div>
    </Dialog>
  );
}
