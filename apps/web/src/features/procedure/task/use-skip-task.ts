import { skipTask, type TaskRow } from '@zhaocai/model/procedure/task-endpoints';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { taskTexts as texts } from './texts.ts';

/** Passes over a task, with the reason. */
export function useSkipTask(): (task: TaskRow) => Promise<void> {
  const t = useText();
  const askReason = useAskReason();
  const command = useCommand(skipTask);
  return async ({ id, version, taskName }) => {
    const reason = await askReason({ title: t(texts.skipTitle, { name: taskName }) });
    if (reason !== undefined) await command.run({ id, version, reason });
  };
}
