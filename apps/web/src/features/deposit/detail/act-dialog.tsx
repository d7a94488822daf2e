import type { Fields } from '@zhaocai/model/kit/field';
import { Alert } from 'antd';
import { useRef } from 'react';
import { ResourceForm, type FormValues, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { words } from '../../../kit/text/words.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { useLastShown } from '../../../kit/widgets/use-last-shown.ts';
import '../deposit.css';

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
  const form = useRef<ResourceFormHandle>(null);
  const shown = useLastShown(act);
  const close = () => (form.current ? form.current.cancel() : onClose());
  return (
    <Dialog isOpen={act !== undefined} title={shown?.title} width={560} onClose={close}>
      {shown && (
        <>
          {shown.note && <Alert type="info" showIcon title={shown.note} className="deposit-note" />}
          <ResourceForm
            key={shown.key}
            ref={form}
            fields={shown.fields}
            initial={shown.initial}
            submitText={t(words.submit)}
            onCancel={onClose}
            onSubmit={async (values) => {
              const isDone = await shown.run(values);
              if (isDone) onClose();
              return isDone;
            }}
          />
        </>
      )}
    </Dialog>
  );
}
