import { handTaskOn, type TaskRow } from '@zhaocai/model/procedure/task-endpoints';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { PersonSelect } from '../../../kit/resource-form/person-select.tsx';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { taskTexts as texts } from './texts.ts';

/** Who does the task from now on. */
export function HandOnDialog({ task, onClose }: { readonly task: TaskRow; readonly onClose: () => void }) {
  const t = useText();
  const person = useId();
  const [userId, setUser] = useState<string | null>(null);
  const handing = useCommand(handTaskOn, { success: texts.handedOn, onSuccess: onClose });
  const { id, version } = task;
  return (
    <Dialog
      isOpen
      width={480}
      title={t(texts.handOnTitle, { name: task.taskName })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(kitTexts.cancel)}</Button>
          <Button
            type="primary"
            disabled={userId === null}
            loading={handing.isRunning}
            onClick={() => userId !== null && void handing.run({ id, version, userId })}
          >
            {t(texts.handOn)}
          </Button>
        </>
      }
    >
      <div className="task-finish">
        <label htmlFor={person}>{t(texts.handOnTo)}</label>
        <PersonSelect id={person} value={userId} onChange={setUser} />
      </div>
    </Dialog>
  );
}
