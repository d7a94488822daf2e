import type { RowOf } from '@zhaocai/model';
import { resource } from '@zhaocai/model/kit/resource';
import { dataScope } from '@zhaocai/model/scope/data-scope';
import { Button, Form, Input } from 'antd';
import { useImperativeHandle, useState, type Ref } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useUnsaved } from '../../../kit/page/page-tab.ts';
import { useConfirmLeaving } from '../../../kit/page/use-confirm-leaving.ts';
import { useKeptDraft } from '../../../kit/resource-form/use-kept-draft.tsx';
import { useRowAsBegun } from '../../../kit/resource-form/use-held-row.ts';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import type { LeaveHandle } from '../editing/leave-handle.ts';
import { draftFaults, scopeDraftOf, valuesOf, type DataScopeDraft, type DraftFaults } from './data-scope-draft.ts';
import { ScopeColumns } from './scope-columns.tsx';
import { ScopeRange } from './scope-range.tsx';
import { ScopeResourceField } from './scope-resource-field.tsx';
import { scopeSentence } from './scope-words.ts';
import { dataScopeTexts as texts } from './texts.ts';
import type { ScopeContext } from './use-scope-context.ts';

type DataScopeRow = RowOf<typeof dataScope.fields>;
const { save } = resource(dataScope);
const { fields } = dataScope;

interface DataScopeFormProps {
  readonly row?: DataScopeRow;
  readonly context: ScopeContext;
  /** How to leave: Esc asks the same as the button. */
  readonly handle: Ref<LeaveHandle>;
  readonly onClose: () => void;
}

/** Name, resource, range, and for a condition its builder; below, what it all means. */
export function DataScopeForm({ row, context, handle, onClose }: DataScopeFormProps) {
  const t = useText();
  const { draft, offer, faults, isSaving, change, submit, cancel } = useScopeForm({ row, context, onClose });
  useImperativeHandle(handle, () => ({ leave: () => void cancel() }));
  const handleKey = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
  };
  const sentence = scopeSentence(valuesOf(draft), context);
  return (
    <div onKeyDown={handleKey}>
      {offer}
      <Form layout="vertical" className="kit-form" disabled={isSaving}>
        <Form.Item
          label={t(fields.scopeName.label)}
          htmlFor="scope-name"
          required
          help={faults.scopeName}
          validateStatus={faults.scopeName && 'error'}
        >
          <Input
            id="scope-name"
            autoFocus
            maxLength={fields.scopeName.maxLength}
            value={draft.scopeName}
            onChange={(event) => change({ scopeName: event.target.value })}
          />
        </Form.Item>
        <ScopeResourceField draft={draft} context={context} fault={faults.resourceCode} onChange={change} />
        <ScopeRange draft={draft} context={context} faults={faults} onChange={change} />
        <ScopeColumns draft={draft} context={context} onChange={change} />
        <Form.Item label={t(fields.remark.label)} htmlFor="scope-remark" help={faults.remark}>
          <Input.TextArea
            id="scope-remark"
            autoSize={{ minRows: 2, maxRows: 6 }}
            maxLength={fields.remark.maxLength}
            value={draft.remark}
            onChange={(event) => change({ remark: event.target.value })}
          />
        </Form.Item>
      </Form>
      {sentence && (
        <div className="scope-sentence" role="status" aria-label={t(texts.preview)}>
          <strong className="scope-sentence-title">{t(texts.preview)}</strong>
          {sentence}
          <span className="scope-sentence-note">{t(texts.sentenceOwn)}</span>
        </div>
      )}
      <div className="kit-form-foot">
        <span className="kit-form-hint">
          {Object.keys(faults).length > 0
            ? t(kitTexts.fixFaults, { count: Object.keys(faults).length })
            : t(kitTexts.submitHint)}
        </span>
        <Button onClick={() => void cancel()}>{t(kitTexts.cancel)}</Button>
        <Button type="primary" loading={isSaving} onClick={() => void submit()}>
          {t(kitTexts.save)}
        </Button>
      </div>
    </div>
  );
}

const noFaults: DraftFaults = {};

function useScopeForm({ row, context, onClose }: Pick<DataScopeFormProps, 'row' | 'context' | 'onClose'>) {
  const language = useLanguage();
  const confirmLeaving = useConfirmLeaving();
  const [draft, setDraft] = useState(() => scopeDraftOf(row, context));
  const [isDirty, setDirty] = useState(false);
  const [isJudged, setJudged] = useState(false);
  const release = useUnsaved(isDirty);
  const begun = useRowAsBegun(row);
  const command = useCommand(save, { success: row ? kitTexts.updated : kitTexts.added });
  const faultsNow = () =>
    draftFaults(draft, { resource: context.resources.find(({ name }) => name === draft.resourceCode), language });
  const take = (next: DataScopeDraft) => {
    setDirty(true);
    setDraft(next);
  };
  const typing = useKeptDraft<DataScopeDraft>(`dataScope ${row?.id ?? 'new'}`, take);
  const change = (part: Partial<DataScopeDraft>) => {
    const next = { ...draft, ...part };
    take(next);
    typing.keep(next);
  };
  const leave = () => {
    typing.drop();
    release();
    onClose();
  };
  const submit = async () => {
    setJudged(true);
    if (Object.keys(faultsNow()).length > 0) return;
    const values = { ...valuesOf(draft), ...(begun && { id: begun.id, version: begun.version }) };
    // The check above has just said that every value is there and of its kind.
    const answer = await command.run(values as Parameters<typeof command.run>[0]);
    if (!answer) return;
    leave();
  };
  const cancel = async () => {
    if (isDirty && !(await confirmLeaving())) return;
    leave();
  };
  const { offer } = typing;
  const isSaving = command.isRunning;
  return { draft, offer, faults: isJudged ? faultsNow() : noFaults, isSaving, change, submit, cancel };
}
