import '../approval.css';
import { flowDelegationSave, type FlowDelegationRow } from '@zhaocai/model/workflow/command-endpoints';
import { flowTypeList } from '@zhaocai/model/workflow/work-endpoints';
import type { Text } from '@zhaocai/model/kit/text';
import { Alert, Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { useDialogDraft } from '../../../../kit/resource-form/use-dialog-draft.tsx';
import { useText } from '../../../../kit/text/language.ts';
import { Dialog } from '../../../../kit/widgets/dialog.tsx';
import { InstantPicker } from '../../../../kit/widgets/instant-picker.tsx';
import { Asked } from '../run/asked.tsx';
import { PeopleSelect, type Person } from '../run/people-select.tsx';
import { approvalTexts as texts } from '../texts.ts';

interface Draft {
  readonly person: Person | undefined;
  readonly beginTime: string | null;
  readonly endTime: string | null;
  readonly flowKey: string | undefined;
  readonly remark: string;
}

export interface DelegationDialogProps {
  readonly row: FlowDelegationRow | undefined;
  readonly onClose: () => void;
}

const dialogWidth = 560;

/** Says who decides instead, from when until when. */
export function DelegationDialog({ row, onClose }: DelegationDialogProps) {
  const t = useText();
  const { draft, change, offer, close, leave } = useDialogDraft(`delegation ${row?.id ?? ''}`, draftOf(row), onClose);
  const [isChecked, setChecked] = useState(false);
  const { save, isRunning, message } = useSave(row);
  const handleSave = async () => {
    setChecked(true);
    if (await save(draft)) leave();
  };
  const footer = (
    <div className="approval-foot">
      <Button onClick={() => void close()}>{t(texts.cancel)}</Button>
      <Button type="primary" loading={isRunning} onClick={() => void handleSave()}>
        {t(texts.save)}
      </Button>
    </div>
  );
  return (
    <Dialog
      isOpen
      title={t(row ? texts.editDelegation : texts.addDelegation)}
      width={dialogWidth}
      footer={footer}
      onClose={() => void close()}
    >
      {offer}
      {message && <Alert type="error" showIcon title={message} className="approval-refusal" />}
      <DelegationFields draft={draft} isChecked={isChecked} onChange={change} />
    </Dialog>
  );
}

function draftOf(row: FlowDelegationRow | undefined): Draft {
  if (!row) return { person: undefined, beginTime: null, endTime: null, flowKey: undefined, remark: '' };
  const { toUser, toUserName, beginTime, endTime, flowKey, remark } = row;
  const person = { value: toUser, label: toUserName };
  return { person, beginTime, endTime, flowKey: flowKey ?? undefined, remark: remark ?? '' };
}

function useSave(row: FlowDelegationRow | undefined) {
  const command = useCommand(flowDelegationSave, { quiet: true });
  return {
    isRunning: command.isRunning,
    message: command.error?.message,
    save: async ({ person, beginTime, endTime, flowKey, remark }: Draft): Promise<boolean> => {
      if (!person || !beginTime || !endTime) return false;
      const own = row && { id: row.id, version: row.version };
      const times = { beginTime, endTime };
      const answer = await command.run({
        ...own,
        ...times,
        toUserId: person.value,
        flowKey: flowKey ?? null,
        remark: remark.trim() || null,
      });
      return answer !== undefined;
    },
  };
}

interface DelegationFieldsProps {
  readonly draft: Draft;
  readonly isChecked: boolean;
  readonly onChange: (part: Partial<Draft>) => void;
}

function DelegationFields({ draft, isChecked, onChange }: DelegationFieldsProps) {
  const t = useText();
  const { data: flows } = useEndpoint(flowTypeList, {});
  const faultOf = (name: Text, given: unknown) => isChecked && !given && t(texts.required, { name: t(name) });
  return (
    <div className="approval-fields">
      <Asked label={t(texts.substitute)} fault={faultOf(texts.substitute, draft.person)} isRequired>
        <PeopleSelect
          label={t(texts.substitute)}
          isMultiple={false}
          value={draft.person ? [draft.person] : []}
          onChange={([person]) => onChange({ person })}
        />
      </Asked>
      <Asked label={t(texts.from)} fault={faultOf(texts.from, draft.beginTime)} isRequired>
        <InstantPicker value={draft.beginTime} onChange={(beginTime) => onChange({ beginTime })} />
      </Asked>
      <Asked label={t(texts.until)} fault={faultOf(texts.until, draft.endTime)} isRequired>
        <InstantPicker value={draft.endTime} onChange={(endTime) => onChange({ endTime })} />
      </Asked>
      <Asked label={t(texts.onlyFlow)}>
        <Select
          allowClear
          className="kit-wide"
          aria-label={t(texts.onlyFlow)}
          placeholder={t(texts.allFlows)}
          value={draft.flowKey}
          options={flows?.flatMap(({ flowKey, flowName }) =>
            flowKey === null ? [] : { value: flowKey, label: flowName },
          )}
          onChange={(flowKey: string | undefined) => onChange({ flowKey })}
        />
      </Asked>
      <Asked label={t(texts.remark)}>
        <Input.TextArea
          aria-label={t(texts.remark)}
          maxLength={200}
          autoSize={{ minRows: 2, maxRows: 4 }}
          value={draft.remark}
          onChange={({ target }) => onChange({ remark: target.value })}
        />
      </Asked>
    </div>
  );
}
