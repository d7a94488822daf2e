import { nodeType } from '@zhaocai/model/workflow/definition';
import type { FlowExamine } from '@zhaocai/model/workflow/flow-examine';
import { Alert, Button, Collapse, Input, Select } from 'antd';
import { useText } from '../../../../kit/text/language.ts';
import { changeRow, confirmKind } from '../canvas/change-rows.ts';
import { useDesign, useDesignStore } from '../canvas/design-store.ts';
import { kindOfRow, stepKinds, type StepData } from '../drawing/graph.ts';
import { kindLabel } from '../texts.ts';
import { ApprovalFields, StayFields } from './approval-fields.tsx';
import { ConditionField } from './condition-field.tsx';
import { FieldRightsFields } from './field-rights-fields.tsx';
import { GrantFields, type RowFieldsProps } from './grant-fields.tsx';
import { Labelled } from './labelled.tsx';
import { CopyField, DeadlineFields, RuleFields } from './rule-fields.tsx';
import { settingTexts as texts } from './texts.ts';
import { WaysList } from './ways-list.tsx';

interface ChosenStep {
  readonly id: string;
  readonly data: StepData;
}

/** The settings of a step, as its kind has them. */
export function StepSettings({ id, data: { row, isGuessed } }: ChosenStep) {
  const t = useText();
  const store = useDesignStore();
  const isReadOnly = useDesign((design) => design.isReadOnly);
  const kind = kindOfRow(row);
  const change = (fields: Partial<FlowExamine>) => changeRow(store, id, fields);
  return (
    <fieldset disabled={isReadOnly} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      {isGuessed && <KindQuestion id={id} row={row} />}
      <Labelled label={t(texts.name)}>
        <Input value={row.examine} maxLength={100} onChange={(event) => change({ examine: event.target.value })} />
      </Labelled>
      {nodeType.is(kind, 'task') && (
        <Labelled label={t(texts.pathTask)}>
          <Input
            value={row.pathTask ?? ''}
            maxLength={300}
            placeholder="/work/…"
            onChange={(event) => change({ pathTask: event.target.value })}
          />
        </Labelled>
      )}
      {nodeType.is(kind, 'task', 'approval') && <GrantFields row={row} onChange={change} />}
      {nodeType.is(kind, 'approval') && <ApprovalFields row={row} onChange={change} />}
      {nodeType.is(kind, 'task', 'approval') && <StayFields row={row} onChange={change} />}
      {nodeType.is(kind, 'decision') && (
        <ConditionField
          isValue
          label={t(texts.decisionExpression)}
          hint={t(texts.decisionHint)}
          value={row.nodeExpression ?? ''}
          onChange={(nodeExpression) => change({ nodeExpression })}
        />
      )}
      {!nodeType.is(kind, 'end') && <WaysList id={id} isDecision={nodeType.is(kind, 'decision')} />}
      {nodeType.is(kind, 'task', 'approval') && <MoreSettings row={row} onChange={change} />}
    </fieldset>
  );
}

function KindQuestion({ id, row }: { id: string; row: FlowExamine }) {
  const t = useText();
  const store = useDesignStore();
  const kind = kindOfRow(row);
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={t(texts.kindGuessed)}
        style={{ marginBlockEnd: 12 }}
        action={
          <Button size="small" onClick={() => confirmKind(store, id, kind)}>
            {t(texts.confirmKind)}
          </Button>
        }
      />
      <Labelled label={t(texts.kind)}>
        <Select
          className="kit-wide"
          value={kind}
          options={stepKinds.toSorted().map((value) => ({ value, label: t(kindLabel(value)) }))}
          onChange={(next: typeof kind) => confirmKind(store, id, next)}
        />
      </Labelled>
    </>
  );
}

const addresses = ['pathPc', 'pathMobile', 'formPath', 'userInterface'] as const;

function MoreSettings({ row, onChange }: RowFieldsProps) {
  const t = useText();
  const approval = [{ key: 'rules', label: t(texts.rules), children: <RuleFields row={row} onChange={onChange} /> }];
  return (
    <Collapse
      size="small"
      ghost
      items={[
        ...(nodeType.is(row.nodeType, 'approval') ? approval : []),
        { key: 'deadline', label: t(texts.deadline), children: <DeadlineFields row={row} onChange={onChange} /> },
        { key: 'rights', label: t(texts.fieldRights), children: <FieldRightsFields row={row} onChange={onChange} /> },
        { key: 'copy', label: t(texts.ccUsers), children: <CopyField row={row} onChange={onChange} /> },
        {
          key: 'addresses',
          label: t(texts.addresses),
          children: addresses.map((name) => (
            <Labelled key={name} label={t(texts[name])}>
              <Input
                value={row[name] ?? ''}
                maxLength={300}
                onChange={(event) => onChange({ [name]: event.target.value })}
              />
            </Labelled>
          )),
        },
      ]}
    />
  );
}
