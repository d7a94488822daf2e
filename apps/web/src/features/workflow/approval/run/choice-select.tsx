import type { FlowDetail } from '@zhaocai/model/workflow/wire';
import { flowInstanceTasks, queryPrevTaskList } from '@zhaocai/model/workflow/work-endpoints';
import { Select } from 'antd';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../../kit/text/language.ts';
import { approvalTexts as texts } from '../texts.ts';
import type { ActionTarget } from './run-actions.ts';

/** What an action must name: where it goes back to, whose task is given away, which step is passed. */
export type Choice = 'backTo' | 'task' | 'step';

export const choiceLabels = { backTo: texts.backTo, task: texts.taskOf, step: texts.stepToSkip };
export const choiceMissing = {
  backTo: texts.backToMissing,
  task: texts.taskMissing,
  step: texts.stepMissing,
};

interface ChoiceSelectProps {
  readonly chooses: Choice;
  readonly target: ActionTarget;
  readonly skippable: FlowDetail['skippable'];
  readonly value: string | undefined;
  readonly onChange: (chosen: string) => void;
}

export function ChoiceSelect({ chooses, target, skippable, ...rest }: ChoiceSelectProps) {
  if (chooses === 'backTo') return <StepBackSelect taskId={target.taskId} {...rest} />;
  if (chooses === 'task') return <TaskSelect instanceId={target.flowInstanceId} {...rest} />;
  const options = skippable.map(({ id, name }) => ({ value: id, label: name }));
  return <Options chooses="step" options={options} {...rest} />;
}

type Picking = Pick<ChoiceSelectProps, 'value' | 'onChange'>;

function StepBackSelect({ taskId, ...rest }: Picking & { readonly taskId: string }) {
  const { data = [], isFetching } = useEndpoint(queryPrevTaskList, { id: taskId });
  const options = data.map(({ task, taskName, people }) => ({ value: task, label: joined(taskName, people) }));
  return <Options chooses="backTo" options={options} isLoading={isFetching} {...rest} />;
}

function TaskSelect({ instanceId, ...rest }: Picking & { readonly instanceId: string }) {
  const { data = [], isFetching } = useEndpoint(flowInstanceTasks, { instanceId });
  const open = data.filter(({ hisId }) => hisId === '0');
  const options = open.map(({ id, taskName, realName }) => ({ value: id, label: joined(taskName, realName) }));
  return <Options chooses="task" options={options} isLoading={isFetching} {...rest} />;
}

const joined = (step: string, people: string) => (people ? `${step} · ${people}` : step);

interface OptionsProps extends Picking {
  readonly chooses: Choice;
  readonly options: { value: string; label: string }[];
  readonly isLoading?: boolean;
}

function Options({ chooses, options, isLoading, value, onChange }: OptionsProps) {
  const t = useText();
  return (
    <Select
      className="kit-wide"
      aria-label={t(choiceLabels[chooses])}
      placeholder={t(choiceMissing[chooses])}
      loading={isLoading}
      value={value}
      options={options}
      onChange={onChange}
    />
  );
}
