import { isRead, readForm } from '@zhaocai/model/form/read-form';
import type { FormModel } from '@zhaocai/model/form/model';
import { useMemo } from 'react';

/** The form behind its JSON; undefined: it cannot be read. */
export function useFormModel(jsonData: string): FormModel | undefined {
  return useMemo(() => {
    const read = readForm(jsonData);
    return isRead(read) ? read.form : undefined;
  }, [jsonData]);
}
