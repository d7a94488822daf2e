import type { Fields } from '@zhaocai/model/kit/field';
import { appealTarget, appealType } from '@zhaocai/model/objection/choices';
import { objection } from '@zhaocai/model/objection/objection';
import {
  raiseObjection,
  type ObjectionDetail,
  type ObjectionWindowAnswer,
} from '@zhaocai/model/objection/objection-endpoints';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm, type FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { sentFiles } from '../../../kit/resource-form/sent-files.ts';
import { useText } from '../../../kit/text/language.ts';
import { objectionPath } from '../paths.ts';
import { objectionTexts as texts } from '../texts.ts';

interface RaiseFormProps {
  readonly about: { readonly projectId: string; readonly tenantId: string };
  readonly chosen: ObjectionWindowAnswer;
  readonly draft: ObjectionDetail | undefined;
}

/** The letter: what an objection or a complaint must say, or the few words of an enquiry. */
export function RaiseForm({ about, chosen, draft }: RaiseFormProps) {
  const t = useText();
  const navigate = useNavigate();
  const [kept, setKept] = useState(draft);
  const sending = useCommand(raiseObjection, { success: texts.sent });
  const keeping = useCommand(raiseObjection, { success: texts.draftSaved });
  const inputFor = (values: FormValues) => inputOf({ about, chosen, kept }, values);
  const submit = async (values: FormValues) => {
    const answer = await sending.run(inputFor(values));
    if (answer) void navigate(objectionPath(answer.data.id), { replace: true });
    return answer !== undefined;
  };
  const keep = async (values: FormValues) => {
    const answer = await keeping.run({ ...inputFor(values), isDraft: true });
    if (answer) setKept((row) => ({ ...row, ...answer.data }) as ObjectionDetail);
  };
  return (
    <>
      <Alert type="info" showIcon title={t(texts.formNote)} className="kit-form-note" />
      <ResourceForm
        fields={fieldsOf(chosen)}
        initial={draft ? { ...draft } : undefined}
        submitText={t(texts.raiseOne)}
        onSubmit={submit}
      >
        <KeepDraft isRunning={keeping.isRunning} onKeep={(values) => void keep(values)} />
      </ResourceForm>
    </>
  );
}

interface KeepDraftProps {
  readonly isRunning: boolean;
  readonly onKeep: (values: FormValues) => void;
}

/** What is typed so far is kept, complete or not. */
function KeepDraft({ isRunning, onKeep }: KeepDraftProps) {
  const t = useText();
  const form = Form.useFormInstance<Record<string, unknown>>();
  return (
    <Button className="kit-form-wide" loading={isRunning} onClick={() => onKeep(form.getFieldsValue(true))}>
      {t(texts.saveDraft)}
    </Button>
  );
}

const { facts, request, legalBasis, evidence, knowTime, signFile } = objection.fields;

function fieldsOf({ appealType: kind, target }: ObjectionWindowAnswer): Fields {
  const isLetter = appealType.is(kind, 'query', 'complaint');
  if (!isLetter) return { facts, request, evidence };
  return {
    facts,
    request: { ...request, required: true },
    legalBasis: { ...legalBasis, required: true },
    knowTime: { ...knowTime, required: true },
    evidence: { ...evidence, required: !appealTarget.is(target, 'documents') },
    signFile: { ...signFile, required: true, help: texts.signHelp },
  };
}

interface About extends Omit<RaiseFormProps, 'draft'> {
  /** The draft as it was kept last. */
  readonly kept: Pick<ObjectionDetail, 'id' | 'version'> | undefined;
}

function inputOf({ about, chosen, kept }: About, values: FormValues) {
  const textOf = (name: string) => (typeof values[name] === 'string' && values[name] !== '' ? values[name] : null);
  return {
    ...about,
    ...(kept && { id: kept.id, version: kept.version }),
    appealType: chosen.appealType,
    target: chosen.target,
    parentId: chosen.parentId,
    facts: textOf('facts') ?? '',
    request: textOf('request'),
    legalBasis: textOf('legalBasis'),
    knowTime: textOf('knowTime'),
    evidence: sentFiles(values.evidence),
    signFile: sentFiles(values.signFile),
  };
}
