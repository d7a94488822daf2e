import './form.css';
import { printAnswers } from '@zhaocai/model/form/print-answers';
import type { FormAnswers, FormModel } from '@zhaocai/model/form/model';
import type { FieldRights } from '@zhaocai/model/workflow/field-rights';
import { useMemo } from 'react';
import { PrintedValue } from './field-value.tsx';

export interface FormPrintProps {
  readonly form: FormModel;
  readonly answers: FormAnswers;
  /** What the reader may not see is not printed. */
  readonly rights?: FieldRights;
}

/** The answers as rows of a sheet; the same for ever, for the form is the version that was filled in. */
export function FormPrintRows({ form, answers, rights = {} }: FormPrintProps) {
  const rows = useMemo(() => printAnswers(form, answers), [form, answers]);
  return rows
    .filter(({ prop }) => rights[prop] !== 'hidden')
    .map(({ prop, label, printed }, at) =>
      printed.kind === 'heading' ? (
        <tr key={`${prop}-${at}`}>
          <th colSpan={4} scope="rowgroup">
            {label}
          </th>
        </tr>
      ) : (
        <tr key={`${prop}-${at}`}>
          <th scope="row">{label}</th>
          <td colSpan={3}>
            <PrintedValue printed={printed} />
          </td>
        </tr>
      ),
    );
}
