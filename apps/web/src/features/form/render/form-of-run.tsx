import { queryByBusinessId } from '@zhaocai/model/form/answer-endpoints';
import type { FormAnswers, FormModel } from '@zhaocai/model/form/model';
import type { FieldRights } from '@zhaocai/model/workflow/field-rights';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useKeptDraft } from '../../../kit/resource-form/use-kept-draft.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { FormPrintRows } from './form-print.tsx';
import { FormRenderer } from './form-renderer.tsx';
import { createFormStore, rightOf, type FormAccess } from './form-store.ts';
import { renderTexts as texts } from './texts.ts';
import { useFormModel } from './use-form-model.ts';

/** A form while a step of its flow works on it. */
export interface FormDraft {
  readonly form: ReactNode;
  readonly isWritable: boolean;
  /** What was changed, where something was. */
  readonly changes: FormAnswers | undefined;
  /** How much is wrong; marks it. */
  readonly check: () => number;
  readonly forget: () => void;
}

export interface FormOfRunProps {
  readonly businessId: string;
  /** As the reader may see it. */
  readonly values: FormAnswers;
  readonly access: FormAccess;
  readonly children: (draft: FormDraft) => ReactNode;
}

/** The form that a run is about, in the version that was filled in, with the rights of the reader's step. */
export function FormOfRun({ businessId, ...rest }: FormOfRunProps) {
  const query = useEndpoint(queryByBusinessId, { businessId });
  return (
    <Loaded query={query}>
      {({ jsonData, formId }) => <Opened jsonData={jsonData} source={{ formId, businessId }} {...rest} />}
    </Loaded>
  );
}

interface OpenedProps extends Omit<FormOfRunProps, 'businessId'> {
  readonly jsonData: string;
  readonly source: { readonly formId: string; readonly businessId: string };
}

function Opened({ jsonData, ...rest }: OpenedProps) {
  const t = useText();
  const form = useFormModel(jsonData);
  return form ? <Drafted form={form} {...rest} /> : <Empty title={t(texts.unreadable)} />;
}

function Drafted({
  form,
  source,
  values,
  access,
  children,
}: Omit<OpenedProps, 'jsonData'> & { readonly form: FormModel }) {
  const [store] = useState(() => createFormStore({ form, answers: values, access }));
  const isChanged = useStore(store, ({ changed }) => changed.size > 0);
  const typing = useKeptDraft<FormAnswers>(`answer ${source.businessId}`, (kept) => {
    for (const [prop, value] of Object.entries(kept)) store.change(prop, value);
  });
  const keep = useEffectEvent(() => {
    const changes = store.changes();
    if (changes) typing.keep(changes);
  });
  useEffect(() => store.subscribe(() => keep()), [store]);
  const isWritable = store.fields.some(({ prop, children: columns = [] }) =>
    [rightOf(access, prop), ...columns.map((column) => rightOf(access, `${prop}.${column.prop}`, prop))].some(
      (right) => right === 'write' || right === 'required',
    ),
  );
  return children({
    form: (
      <>
        {typing.offer}
        <FormRenderer store={store} source={source} />
      </>
    ),
    isWritable,
    // Read when something is done with the form: a keystroke does not draw the whole page again.
    get changes() {
      return isChanged ? store.changes() : undefined;
    },
    check: () => store.check(),
    forget: () => {
      store.forget();
      typing.drop();
    },
  });
}

export interface FormPrintOfRunProps {
  readonly businessId: string;
  readonly values: FormAnswers;
  readonly rights: FieldRights;
}

/** The same as rows of a sheet. */
export function FormPrintOfRun({ businessId, values, rights }: FormPrintOfRunProps) {
  const { data } = useEndpoint(queryByBusinessId, { businessId });
  const form = useFormModel(data?.jsonData ?? '{"column":[]}');
  return data && form ? <FormPrintRows form={form} answers={values} rights={rights} /> : null;
}
