import { queryPrevTaskList } from '@zhaocai/model/workflow/work-endpoints';
import { Radio, Select } from 'antd';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../../kit/text/language.ts';
import { FileField } from '../../../../kit/widgets/file-field.tsx';
import { approvalTexts as texts } from '../texts.ts';
import { Asked } from './asked.tsx';
import type { DraftFault } from './draft-faults.ts';
import { PeopleSelect } from './people-select.tsx';
import { Remark } from './remark.tsx';
import { specOf, type ActionDraft, type RunAction } from './run-actions.ts';

export interface ActionFieldsProps {
  readonly action: RunAction;
  readonly taskId: string;
  /** The rejecter says where it goes back to. */
  readonly choosesStep: boolean;
  readonly draft: ActionDraft;
  readonly faults: readonly DraftFault[];
  readonly onChange: (part: Partial<ActionDraft>) => void;
}

/** What an action asks for. */
export function ActionFields({ action, taskId, choosesStep, draft, faults, onChange }: ActionFieldsProps) {
  const t = useText();
  const spec = specOf(action);
  return (
    <div className="approval-fields">
      {spec.people && (
        <Asked label={t(texts.people)} fault={faults.includes('people') && t(texts.peopleMissing)} isRequired>
          <PeopleSelect
            label={t(texts.people)}
            isMultiple={spec.people === 'many'}
            value={draft.people}
            isFaulty={faults.includes('people')}
            onChange={(people) => onChange({ people })}
          />
        </Asked>
      )}
      {choosesStep && (
        <Asked label={t(texts.backTo)} fault={faults.includes('toNode') && t(texts.backToMissing)} isRequired>
          <StepSelect taskId={taskId} value={draft.toNode} onChange={(toNode) => onChange({ toNode })} />
        </Asked>
      )}
      <ActionChoice action={action} draft={draft} onChange={onChange} />
      <Asked
        label={t(texts.opinion)}
        fault={faults.includes('remark') && t(texts.opinionMissing)}
        isRequired={spec.needsRemark === true}
      >
        <Remark
          value={draft.remark}
          hint={t(spec.needsRemark ? texts.rejectHint : texts.opinionHint)}
          isFaulty={faults.includes('remark')}
          onChange={(remark) => onChange({ remark })}
        />
      </Asked>
      {spec.takesFiles && (
        <Asked label={t(texts.files)}>
          <FileField value={draft.files} onChange={(files) => onChange({ files })} />
        </Asked>
      )}
    </div>
  );
}

function ActionChoice({ action, draft, onChange }: Pick<ActionFieldsProps, 'action' | 'draft' | 'onChange'>) {
  const t = useText();
  if (action === 'addSign')
    return (
      <Asked label={t(texts.signWhen)}>
        <Radio.Group
          aria-label={t(texts.signWhen)}
          value={draft.when}
          options={[
            { value: 'before', label: t(texts.signBefore) },
            { value: 'after', label: t(texts.signAfter) },
          ]}
          onChange={({ target }: { target: { value?: ActionDraft['when'] } }) => onChange({ when: target.value })}
        />
      </Asked>
    );
  if (action !== 'resubmit') return null;
  return (
    <Asked label={t(texts.resume)}>
      <Radio.Group
        aria-label={t(texts.resume)}
        value={draft.resume}
        options={[
          { value: 'restart', label: t(texts.resumeRestart) },
          { value: 'back', label: t(texts.resumeBack) },
        ]}
        onChange={({ target }: { target: { value?: ActionDraft['resume'] } }) => onChange({ resume: target.value })}
      />
    </Asked>
  );
}

interface StepSelectProps {
  readonly taskId: string;
  readonly value: string | undefined;
  readonly onChange: (toNode: string) => void;
}

function StepSelect({ taskId, value, onChange }: StepSelectProps) {
  const t = useText();
  const { data, isFetching } = useEndpoint(queryPrevTaskList, { id: taskId });
  return (
    <Select
      className="kit-wide"
      aria-label={t(texts.backTo)}
      placeholder={t(texts.backToMissing)}
      loading={isFetching}
      value={value}
      options={data?.map(({ task, taskName, people }) => ({
        value: task,
        label: people ? `${taskName} · ${people}` : taskName,
      }))}
      onChange={onChange}
    />
  );
}
