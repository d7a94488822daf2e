import { expert } from '@zhaocai/model/expert/expert';
import type { ExpertDetail } from '@zhaocai/model/expert/expert-endpoints';
import { birthdayOf } from '@zhaocai/model/expert/identity-number';
import { expertMessages as messages } from '@zhaocai/model/expert/messages';
import type { Fields } from '@zhaocai/model/kit/field';
import { faultsOf, type FormFault } from '../../../kit/large-form/form-faults.ts';
import type { FormValues } from '../../../kit/resource-form/resource-form.tsx';

/** An expert as he is being entered; anything may be missing or wrong. */
export interface ExpertDraft {
  readonly id?: string;
  readonly version?: number;
  readonly values: FormValues;
}

/** What a person fills in. */
export const typedFields: Fields = Object.fromEntries(
  Object.entries(expert.fields).filter(([, field]) => !('readOnly' in field && field.readOnly)),
);

export const emptyDraft = (): ExpertDraft => ({ values: { source: 1, isRetired: false } });

export function draftOf(detail: ExpertDetail): ExpertDraft {
  const stored: FormValues = { ...detail };
  const values = Object.fromEntries(Object.keys(typedFields).map((name) => [name, stored[name] ?? null]));
  return { id: detail.id, version: detail.version, values };
}

/** What the definition has against it, and numbers that cannot be; one that is masked is as it was. */
export function expertFaults({ values }: ExpertDraft): readonly FormFault[] {
  const faults = faultsOf(typedFields, values);
  const { idNo, phone } = values;
  const isNew = (text: unknown): text is string => typeof text === 'string' && text !== '' && !text.includes('*');
  if (isNew(idNo) && birthdayOf(idNo.trim().toUpperCase()) === undefined)
    faults.push({ place: 'idNo', text: messages['expert.badIdNo'] });
  if (isNew(phone) && !/^1\d{10}$/.test(phone.trim()))
    faults.push({ place: 'phone', text: messages['expert.badPhone'] });
  return faults;
}
