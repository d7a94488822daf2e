import { providerStates } from '@zhaocai/model/resource/oss';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { providerTexts as texts } from './provider-texts.ts';

const inUse = 2;

export function isInUse({ status }: { status: number }): boolean {
  return status === inUse;
}

/** Which one is in use is the first thing looked for. */
export function statusColumn<R extends { readonly status: number }>(): DataColumn<R> {
  return {
    prop: 'status',
    label: texts.status,
    width: 100,
    render: (row) => <ChoiceTag choices={providerStates.choices} value={row.status} />,
  };
}
