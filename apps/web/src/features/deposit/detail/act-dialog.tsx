import type { Fields } from '@zhaocai/model/kit/field';
import { Alert } from 'antd';
import { FormDialog } from '../../../kit/resource-form/form-dialog.tsx';
import type { FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { words } from '../../../kit/text/words.ts';

/** What an act asks for before it is done. */
export interface Act {
  readonly key: string;
  readonly title: string;
  readonly note?: string;
  readonly fields: Fields;
  readonly initial?: FormValues;
  /** True when it was done: the dialog closes. */
  readonly run: (values: FormValues) => Promise<boolean>;
}

/** A few fields for one act on a deposit; what was typed stays when it is refused. */
export function ActDialog({ act, onClose }: { readonly act: Act | undefined; readonly onClose: () => void }) {
  const t = useText();
  const task = act && {
    ...act,
    note: act.note && <Alert type="info" showIcon title={act.note} />,
    submitText: t(words.submit),
    onSubmit: act.run,
  };
  return <FormDialog task={task} width={560} onClose={onClose} />;
}
