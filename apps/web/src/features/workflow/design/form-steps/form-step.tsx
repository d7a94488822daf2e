import { saveOrUpdateExamine, type FlowDefind } from '@zhaocai/model/workflow/design-endpoints';
import { isOn, type FlowExamine } from '@zhaocai/model/workflow/flow-examine';
import { Button, Input, Switch } from 'antd';
import { useRef, useState } from 'react';
import { useCommand } from '../../../../kit/endpoint/use-command.ts';
import { useUnsaved } from '../../../../kit/page/page-tab.ts';
import { useKeptDraft } from '../../../../kit/resource-form/use-kept-draft.tsx';
import { useAllowed } from '../../../../kit/session/allowed.ts';
import { useText } from '../../../../kit/text/language.ts';
import { Section } from '../../../../kit/widgets/section.tsx';
import { approverLine } from '../canvas/approver-line.ts';
import { FieldRightsList } from '../settings/field-rights-fields.tsx';
import { Labelled, LabelledGroup } from '../settings/labelled.tsx';
import { settingTexts } from '../settings/texts.ts';
import { formStepTexts as texts } from './texts.ts';

/** What one step does with the form: where it opens, whether it changes it, its right over each field. */
export function FormStep({ flow, row }: { flow: FlowDefind; row: FlowExamine }) {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  const mayEdit = useAllowed()('flow_edit');
  const [changes, setChanges] = useState<Partial<FlowExamine>>({});
  const isDirty = Object.keys(changes).length > 0;
  useUnsaved(isDirty, element);
  const typing = useKeptDraft<Partial<FlowExamine>>(`step ${flow.defindId} ${row.nodeId}`, setChanges);
  const settle = () => {
    setChanges({});
    typing.drop();
  };
  const saving = useCommand(saveOrUpdateExamine, { success: texts.saved, onSuccess: settle });
  const now = { ...row, ...changes };
  const change = (fields: Partial<FlowExamine>) => {
    setChanges({ ...changes, ...fields });
    typing.keep({ ...changes, ...fields });
  };
  return (
    <div ref={element}>
      <Section title={row.examine} note={<span className="kit-quiet">{approverLine(row, t)}</span>}>
        {typing.offer}
        <fieldset className="form-step" disabled={!mayEdit}>
          <Labelled label={t(settingTexts.formPath)}>
            <Input
              value={now.formPath ?? ''}
              maxLength={300}
              onChange={(event) => change({ formPath: event.target.value })}
            />
          </Labelled>
          <Labelled label={t(settingTexts.taskEdit)}>
            <Switch checked={isOn(now.taskEdit)} onChange={(on) => change({ taskEdit: on ? '1' : '0' })} />
          </Labelled>
          <LabelledGroup label={t(settingTexts.fieldRights)}>
            <FieldRightsList variables={flow.variables} row={now} onChange={change} />
          </LabelledGroup>
        </fieldset>
        {mayEdit && (
          <Button
            type="primary"
            disabled={!isDirty}
            loading={saving.isRunning}
            aria-label={`${t(texts.save)} ${row.examine}`}
            onClick={() => void saving.run({ defindId: flow.defindId, version: flow.version, examine: now })}
          >
            {t(texts.save)}
          </Button>
        )}
      </Section>
    </div>
  );
}
