import type { AcceptanceDetail, concludeAcceptance } from '@zhaocai/model/contract/acceptance-endpoints';
import { contractAcceptanceLifecycle } from '@zhaocai/model/contract/acceptance-lifecycle';
import { contractAcceptance } from '@zhaocai/model/contract/contract-acceptance';
import type { EndpointInput } from '@zhaocai/model/kit/endpoint';
import type { Field, Fields } from '@zhaocai/model/kit/field';
import { trimZeros } from '@zhaocai/model/kit/number-text';
import type { FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import type { FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { sentFiles } from '../../../kit/resource-form/sent-files.ts';
import type { Translate } from '../../../kit/text/language.ts';
import { performingTexts as texts } from './texts.ts';
import { textIn } from './typed.ts';

const { conclusion, opinion, rectifyDue, files } = contractAcceptance.fields;

interface Asking {
  readonly t: Translate;
  readonly onSubmit: (values: FormValues) => Promise<boolean>;
}

/** What an acceptor is asked: how much was found of each line, what everybody thinks, and what follows. */
export function concludeTask(row: AcceptanceDetail, { t, onSubmit }: Asking): FormTask {
  const title = t(contractAcceptanceLifecycle.actions.conclude.label);
  return {
    key: `conclude ${row.version}`,
    title,
    note: t(texts.concludeNote),
    fields: {
      ...quantities(row, t),
      conclusion: { ...conclusion, readOnly: false, required: true },
      opinion: { ...opinion, readOnly: false, required: true },
      rectifyDue: { ...rectifyDue, readOnly: false },
      ...opinions(row, t),
      files: { ...files, readOnly: false },
    },
    initial: Object.fromEntries(row.lines.map((line) => [`q${line.id}`, trimZeros(line.planQuantity)])),
    submitText: title,
    onSubmit,
  };
}

const sameWord = (text: string) => ({ zh: text, en: text });

function quantities(row: AcceptanceDetail, t: Translate): Fields {
  const fields = row.lines.map(({ id, name, unit, planQuantity }): [string, Field] => {
    const label = sameWord(t(texts.foundOf, { name, unit, plan: trimZeros(planQuantity) }));
    return [`q${id}`, { kind: 'decimal', label, min: 0, required: true }];
  });
  return Object.fromEntries(fields);
}

function opinions(row: AcceptanceDetail, t: Translate): Fields {
  const fields = row.members.map(({ id, memberName }): [string, Field] => {
    const label = sameWord(t(texts.opinionOf, { name: memberName }));
    return [`o${id}`, { kind: 'text', label, maxLength: 500 }];
  });
  return Object.fromEntries(fields);
}

/** What was typed, as the call takes it. */
export function findingsIn(row: AcceptanceDetail, values: FormValues): EndpointInput<typeof concludeAcceptance> {
  return {
    id: row.id,
    version: row.version,
    conclusion: Number(values.conclusion),
    opinion: textIn(values, 'opinion') ?? '',
    lines: row.lines.map(({ id }) => ({ id, realQuantity: textIn(values, `q${id}`) ?? '' })),
    members: row.members.flatMap(({ id }) => {
      const said = textIn(values, `o${id}`);
      return said === null ? [] : [{ id, opinion: said }];
    }),
    rectifyDue: textIn(values, 'rectifyDue'),
    files: sentFiles(values.files),
  };
}
