import { rejectHandling } from '@zhaocai/model/workflow/definition';
import type { FlowDetail } from '@zhaocai/model/workflow/wire';
import { Checkbox, Radio } from 'antd';
import { useText } from '../../../../kit/text/language.ts';
import { FileField } from '../../../../kit/widgets/file-field.tsx';
import { approvalTexts as texts } from '../texts.ts';
import { Asked } from './asked.tsx';
import type { DraftFault } from './draft-faults.ts';
import { PeopleSelect } from './people-select.tsx';
import { Remark } from './remark.tsx';
import { choiceLabels, choiceMissing, ChoiceSelect, type Choice } from './choice-select.tsx';
import { specOf, type ActionDraft, type ActionTarget, type RunAction } from './run-actions.ts';

export interface ActionFieldsProps {
  readonly action: RunAction;
  readonly target: ActionTarget;
  readonly detail: Pick<FlowDetail, 'rejectHandle' | 'mayGoBack' | 'skippable'>;
  readonly chooses: Choice | undefined;
  readonly draft: ActionDraft;
  readonly faults: readonly DraftFault[];
  readonly onChange: (part: Partial<ActionDraft>) => void;
}

/** What an action asks for. */
export function ActionFields({ action, target, detail, chooses, draft, faults, onChange }: ActionFieldsProps) {
  const t = useText();
  const spec = specOf(action);
  return (
    <div className="approval-fields">
      {chooses && (
        <Asked
          label={t(choiceLabels[chooses])}
          fault={faults.includes('chosen') && t(choiceMissing[chooses])}
          isRequired
        >
          <ChoiceSelect
            chooses={chooses}
            target={target}
            skippable={detail.skippable}
            value={draft.chosen}
            onChange={(chosen) => onChange({ chosen })}
          />
        </Asked>
      )}
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
      <ActionChoice action={action} detail={detail} draft={draft} onChange={onChange} />
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

function ActionChoice({ action, detail, draft, onChange }: Omit<ActionFieldsProps, 'target' | 'chooses' | 'faults'>) {
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
  const mayReturn = action === 'reject' && !rejectHandling.is(Number(detail.rejectHandle), 'end');
  if (mayReturn)
    return (
      <Checkbox checked={draft.mustRestart} onChange={({ target }) => onChange({ mustRestart: target.checked })}>
        {t(texts.mustRestart)}
      </Checkbox>
    );
  if (action !== 'resubmit' || !detail.mayGoBack) return null;
  return (
    <Asked label={t(texts.resume)} help={t(texts.resumeHelp)}>
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
